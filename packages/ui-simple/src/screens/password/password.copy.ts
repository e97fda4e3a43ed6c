export const passwordCopy = {
  title: "パスワードの変更",
  lead: "変更すると、この端末以外ではログアウトされます。",
  submit: "パスワードを変更する",
  forgot: "現在のパスワードをお忘れの方",
  back: "マイページへ戻る",
  done: "パスワードを変更しました。",
} as const;
