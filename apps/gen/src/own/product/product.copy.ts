import { formatNumber } from "@noren/validation/format";

export const productCopy = {
  code: "型番",
  unitPrice: (unit: string) => `1${unit}あたり`,
  yen: (price: number) => `${formatNumber(price)}円（税込）`,
  drawingOf: (text: string) => `外寸の図：${text}`,
  cm: (name: string, number: number) => `${name} ${number}cm`,
  outside: "外寸（cm）",
  compare: "同じ棚の品と表で比べる",
  nearSize: "寸法の近い品（±10%）",
} as const;
