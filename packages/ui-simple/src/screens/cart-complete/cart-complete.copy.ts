export const cartCompleteCopy = {
  title: "ご注文ありがとうございます",
  loading: "ご注文を確認しています",
  lead: "ご注文を承りました。",
  orderNo: "ご注文番号",
  keep: "お問い合わせの際に必要です。お手元にお控えください。",
  mailed: (email: string) =>
    `ご注文の確認メールを ${email} へお送りします。届かない場合は、迷惑メールのフォルダもご確認ください。`,
  replaced: "お支払いの手続きについて",
  replacedLead: (method: string) =>
    `ご注文は、先に「${method}」で承っております。あとからの決済は取り消しますので、重ねてのご請求はございません。`,
  guide: "お支払いのご案内",
  payment: "お支払い方法",
  paymentStates: {
    paid: "お支払い済み",
    due: "お支払い待ち",
    none: "お支払いはありません",
    cancelled: "キャンセル済み",
  },
  receipt: "領収書",
  toReceipt: "領収書を発行する",
  delivery: "お届け予定",
  chosenByRecipient: "お届け先とお届け日時は、お相手がご指定になります。",
  to: (name: string) => `${name} 様`,
  toOrder: "注文の詳細を見る",
  toShop: "お買い物を続ける",
  register: "会員登録をする",
  registerLead: "次回から、お届け先の入力が省けます。注文履歴もご覧いただけます。",
  unpaid: "お支払いの手続き",
  otherPayment: "お支払い方法を選び直す",
  confirmAgain:
    "ご注文はまだ確定していません。先ほどのお支払いは請求されませんので、内容をお確かめのうえ、もう一度お手続きください。",
  payAgain:
    "ご注文はまだ確定していません。先ほどのお支払いは請求されませんので、金額をお確かめのうえ、お支払い方法をもう一度ご指定ください。",
  missing: "表示できるご注文がありません。",
  missingLead: "ご注文の内容は、確認メールをご覧ください。",
} as const;
