export const contactCompleteCopy = {
  title: "お問い合わせを受け付けました",
  number: (key: string) => `お問い合わせ番号：${key}`,
  lead: "ご入力のメールアドレスへ、確認のメールをお送りしました。担当者からの返信をお待ちください。",
  loading: "読み込んでいます",
  home: "お買い物を続ける",
  history: "お問い合わせ履歴",
} as const;
