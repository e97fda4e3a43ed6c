/** Error messages for social gifts. */
export const giftCopy = {
  /** The same for unknown, unpaid, used, expired and cancelled links. */
  notAvailable:
    "このギフトのリンクはご利用いただけません。お受け取りの期限が過ぎているか、すでにお手続きが済んでいる可能性があります。",
  chooseOtherPlace: "別のお届け先をご指定いただくか、贈り主の方にご相談ください。",
  deliveryNotAvailable: "ご指定のお届け日時は選択できません。別の日時をお選びください。",
} as const;
