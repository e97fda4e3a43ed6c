export const reminderUsernameResetCopy = {
  title: "ログインIDの確認",
  lead: "ログインIDを表示し、この端末でログインします。",
  usernameHelp: "ログインIDを変更しないときは、入力不要です。",
  submit: "ログインIDを表示する",
  toRequest: "ログインIDの確認へ",
  done: "ログインしました",
  username: "ログインID",
  toMypage: "マイページへ",
} as const;
