export const lineFactsCopy = {
  label: (product: string) => `「${product}」の明細`,
  code: "商品コード",
  brand: "ブランド",
  before: "値下げ前の単価",
  tax: (rate: number) => `うち消費税（${rate}%）`,
  coupon: (code: string) => `クーポン ${code}`,
} as const;
