export const cartPaymentCopy = {
  title: "お支払い方法",
  loading: "お支払い方法を読み込んでいます",
  fee: (amount: string) => `手数料 ${amount}円(税込)`,
  newCard: "新しいカードを使う",
  main: "メインのカード",
  expired: "有効期限が切れています",
  cardGone: "このカードはご利用いただけません。ほかのカードをお選びください。",
  invoiceHelp: "会員情報の会社名を入力しています。このご注文だけ変更できます。",
  remarksHelp: "お店に伝えたいことがあればご記入ください。",
  next: "ご注文内容の確認へ",
  back: { delivery: "お届け日時の指定に戻る", gift: "お名前とメッセージに戻る" },
} as const;
