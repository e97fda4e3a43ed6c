const number = (count: number) => count.toLocaleString("ja-JP");

export const factsCopy = {
  code: "品番",
  case: "荷姿",
  caseOf: (count: number, unit: string) => `1ケース ${number(count)}${unit}入`,
  piece: (unit: string) => `1${unit}あたり`,
  pieceOf: (price: number) => `${number(price)}円（税込）`,
  withoutTax: "1ケース 税抜",
  yen: (price: number) => `${number(price)}円`,
  ready: "出荷",
  pieces: (cases: number, count: number, unit: string) => `${number(cases)}ケース＝${number(cases * count)}${unit}`,
  line: (count: number, unit: string, cases: number) =>
    `${number(count)}${unit}入 × ${number(cases)}ケース ＝ ${number(count * cases)}${unit}`,
} as const;
