export const quantityCopy = {
  label: "数量",
  decrease: (what: string) => `${what}を1つ減らす`,
  increase: (what: string) => `${what}を1つ増やす`,
  stock: (max: number) => `在庫の都合により、お選びいただけるのは${max}点までです。`,
  order: (max: number) => `一度にご注文いただけるのは${max}点までです。`,
  least: (min: number) => `${min}点からご指定ください。`,
  corrected: (value: number) => `数量を${value}点にしました。`,
  noWholeNumber: (value: number) => `数量は整数で入力してください。${value}点のままです。`,
};
