export const lineListCopy = {
  label: "商品",
  quantity: "数量",
  unitPrice: (price: string) => `${price}円(税込)`,
} as const;
