export const logoutCopy = {
  title: "ログアウト",
  lead: "ログアウトします。よろしいですか。",
  submit: "ログアウトする",
  back: "マイページへ戻る",
  done: "ログアウトしました。",
} as const;
