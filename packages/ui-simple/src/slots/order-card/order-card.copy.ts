export const orderCardCopy = {
  orderNo: "ご注文番号",
  shippedOn: "発送日",
  total: "お支払い合計",
  more: (count: number) => `ほか${count}種類`,
  detail: "詳細を見る",
  detailOf: (no: string) => `ご注文番号${no}の詳細を見る`,
} as const;
