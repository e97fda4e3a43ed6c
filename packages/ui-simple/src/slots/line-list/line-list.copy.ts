export const lineListCopy = {
  label: "商品",
  quantity: "数量",
  accessoryOf: (name: string) => `「${name}」の付属品`,
  embroidery: (letters: string) => `お名入れ：${letters}`,
  unitPrice: (price: string) => `${price}円(税込)`,
} as const;
