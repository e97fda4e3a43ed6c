/** Text that the reminders of passwords and login IDs share. */
export const reminderCopy = {
  send: "メールを送信する",
  sent: "メールをお送りしました",
  sentHelp: "数分たっても届かないときは、迷惑メールフォルダーとご入力の内容をご確認のうえ、もう一度お試しください。",
  repeat: "もう一度入力する",
  toLogin: "ログインに戻る",
  checking: "リンクを確認しています",
  invalid: "リンクの有効期限が切れているか、すでに使用されています。お手数ですが、もう一度メールをお受け取りください。",
  question: (question: string) => `ご登録の質問：${question}`,
} as const;
