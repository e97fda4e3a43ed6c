export const logoutCopy = {
  title: "ログアウト",
  done: "ログアウトしました。",
} as const;
