import { formatNumber } from "@noren/validation/format";

export const factsCopy = {
  unitPrice: (unit: string, price: number) => `1${unit}あたり ${formatNumber(price)}円`,
  perUnit: (price: number, unit: string) => `${formatNumber(price)}円/${unit}`,
  inStock: "在庫あり",
  out: "在庫切れ",
  add: "カートへ",
  addOf: (name: string) => `${name}をカートへ`,
  open: "商品へ",
  openOf: (name: string) => `${name}の商品ページへ`,
  choose: "選ぶ",
  chooseOf: (name: string) => `${name}の種類を選ぶ`,
} as const;
