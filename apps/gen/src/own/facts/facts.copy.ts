const number = (value: number) => value.toLocaleString("ja-JP");

export const factsCopy = {
  joint: " ｜ ",
  size: (text: string) => `寸法 ${text}`,
  unitPrice: (unit: string, price: number) => `1${unit}あたり ${number(price)}円`,
  perUnit: (price: number, unit: string) => `${number(price)}円/${unit}`,
  inStock: "在庫あり",
  few: (count: number) => `残り${count}`,
  out: "在庫切れ",
  add: "カートへ",
  addOf: (name: string) => `${name}をカートへ`,
  choose: "選ぶ",
  chooseOf: (name: string) => `${name}の種類を選ぶ`,
} as const;
