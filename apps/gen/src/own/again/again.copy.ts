export const againCopy = {
  of: (date: string, products: number) => `${date}のご注文、${products}品`,
  detail: "注文の内容",
  repeat: "同じものをカートへ",
  none: "まだご注文がありません。ご注文のあと、ここから同じものを一度にカートへ入れられます。",
  guest: "ログインすると、前回と同じものを一度にカートへ入れられます。",
  login: "ログイン",
  register: "新規会員登録",
  pieces: (count: number) => `×${count}`,
  more: (products: number) => `ほか${products}品`,
} as const;
