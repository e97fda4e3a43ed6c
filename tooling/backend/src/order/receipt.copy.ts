/** Why an order has no receipt of the shop's, or not yet. */
export const receiptCopy = {
  noIssuer: "こちらのショップでは領収書を発行していません。お手数ですが、お問い合わせください。",
  cancelled: "キャンセルされたご注文の領収書は発行できません。",
  nothingPaid: "お支払い金額が0円のため、領収書は発行できません。",
  notPaid: "ご入金の確認後に発行できます。",
  issued: "すでに発行した領収書の宛名と但し書きは変更できません。",
  /** What a receipt is for where nothing else was written. */
  defaultProviso: "お品代",
} as const;

/** Of these ways to pay, by their numbers, the money goes through other hands. */
export const paidElsewhere: Readonly<Record<number, string>> = {
  2: "請求書払いのご注文では、ご入金の確認後に店舗から領収書をお送りします。",
  3: "後払いのご注文では、お支払いの際の受領証を領収書としてご利用ください。",
  4: "代金引換のご注文では、お届けの際に配送会社がお渡しする領収書をご利用ください。",
};
