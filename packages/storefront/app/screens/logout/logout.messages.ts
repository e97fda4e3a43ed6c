export const logoutWords = {
  title: "ログアウト",
  done: "ログアウトしました。",
} as const;
