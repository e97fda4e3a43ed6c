export const deliveryWishCopy = {
  any: "日時の指定なし（最短でお届け）",
  anyDay: "日付の指定なし（最短でお届け）",
} as const;
