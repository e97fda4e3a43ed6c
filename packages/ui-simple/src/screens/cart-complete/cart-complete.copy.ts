export const cartCompleteCopy = {
  title: "ご注文ありがとうございます",
  loading: "ご注文を確認しています",
  lead: "ご注文を承りました。",
  orderNo: "ご注文番号",
  keep: "お問い合わせの際に必要です。お手元にお控えください。",
  mailed: (email: string) =>
    `ご注文の確認メールを ${email} へお送りします。届かない場合は、迷惑メールのフォルダもご確認ください。`,
  guide: "お支払いのご案内",
  total: "お支払い合計",
  delivery: "お届け予定",
  to: (name: string) => `${name} 様`,
  toOrder: "注文の詳細を見る",
  toShop: "お買い物を続ける",
  register: "会員登録をする",
  registerLead: "次回から、お届け先の入力が省けます。注文履歴もご覧いただけます。",
  missing: "表示できるご注文がありません。",
  missingLead: "ご注文の内容は、会員の方は注文履歴でご確認いただけます。",
} as const;
