export const cardAddCopy = {
  title: "クレジットカードの登録",
  lead: "カード番号とセキュリティコードは決済サービスへ直接送られ、当店が受け取ることはありません。",
  loading: "読み込んでいます",
  password: "ご本人の確認のため、ログインのパスワードを入力してください。",
  submit: "登録する",
  back: "クレジットカードの一覧へ戻る",
} as const;
