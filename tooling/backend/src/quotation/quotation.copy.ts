/** Text of a quotation, and the reasons why there is none. */
export const quotationCopy = {
  title: "見積書",
  number: "見積番号",
  issuedAt: "発行日",
  amount: "お見積金額",
  lead: "下記のとおりお見積り申し上げます。",
  validUntil: "有効期限",
  payment: "お支払い方法",
  paymentLater: "ご注文時にお選びいただけます",
  carriageLater: "※ 送料はお届け先の決定後に加算されます。",
  orderFoot: "ご注文の内容にもとづくお見積りです。",
  cartFoot: "在庫には限りがあるため、ご注文の時点で品切れとなっている場合があります。",
  fileName: (number: string) => `見積書_${number}.pdf`,
  notAllowed: "こちらのショップでは見積書を発行していません。お手数ですが、お問い合わせください。",
  empty: "カートに商品がありません。",
} as const;
