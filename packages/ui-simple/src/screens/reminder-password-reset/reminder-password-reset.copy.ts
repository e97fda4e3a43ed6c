export const reminderPasswordResetCopy = {
  title: "新しいパスワードの設定",
  submit: "設定してログインする",
  toRequest: "パスワードの再設定へ",
  done: "新しいパスワードを設定し、ログインしました。",
} as const;
