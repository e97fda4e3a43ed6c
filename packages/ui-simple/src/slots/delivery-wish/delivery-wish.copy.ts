export const deliveryWishCopy = {
  any: "日時の指定なし（最短でお届け）",
  anyOncePaid: "日時の指定なし（ご入金の確認後、最短でお届け）",
  anyDayOncePaid: "日付の指定なし（ご入金の確認後、最短でお届け）",
  planned: (when: string) => `${when}（予定）`,
  anyDay: "日付の指定なし（最短でお届け）",
} as const;
