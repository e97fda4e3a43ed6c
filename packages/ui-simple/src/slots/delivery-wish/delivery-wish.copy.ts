export const deliveryWishCopy = {
  any: (when: string) => `日時の指定なし（${when}）`,
  planned: (when: string) => `${when}（予定）`,
  anyDay: (when: string) => `日付の指定なし（${when}）`,
  earliest: "最短でお届け",
  oncePaid: "ご入金の確認後、最短でお届け",
} as const;
