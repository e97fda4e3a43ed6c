export const lineListCopy = {
  label: "商品",
  quantity: "数量",
  accessoryOf: (name: string) => `「${name}」の付属品`,
  embroidery: (letters: string) => `刺繍：${letters}`,
  unitPrice: (price: string) => `${price}円(税込)`,
} as const;
