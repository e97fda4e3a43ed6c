/** Words of the logout. */
export const logoutCopy = {
  title: "ログアウト",
  lead: "ログアウトします。よろしいですか。",
  submit: "ログアウトする",
  back: "マイページへ戻る",
} as const;
