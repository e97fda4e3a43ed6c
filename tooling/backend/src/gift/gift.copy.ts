/** What the API says about social gifts. */
export const giftCopy = {
  /** Of every link that cannot be used, whatever became of it. */
  notAvailable:
    "このギフトのリンクはご利用いただけません。お受け取りの期限が過ぎているか、すでにお手続きが済んでいる可能性があります。",
  deliveryNotAvailable: "ご指定のお届け日時は選択できません。別の日時をお選びください。",
} as const;
