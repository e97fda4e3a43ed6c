/** Reasons why the shop issues no receipt, or not yet. */
export const receiptCopy = {
  noIssuer: "こちらのショップでは領収書を発行していません。お手数ですが、お問い合わせください。",
  cancelled: "キャンセルされたご注文の領収書は発行できません。",
  nothingPaid: "お支払い金額が0円のため、領収書は発行できません。",
  notPaid: "ご入金の確認後に発行できます。",
  issued: "すでに発行した領収書の宛名と但し書きは変更できません。",
  /** The default purpose (但し書き) of a receipt. */
  defaultProviso: "お品代",
} as const;
