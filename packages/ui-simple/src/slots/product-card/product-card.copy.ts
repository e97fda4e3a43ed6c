export const productCardCopy = {
  isNew: "新着",
  soldOut: "在庫切れ",
  cut: "値下げ",
  added: "カートに入れました。",
  toCart: "カートを見る",
};
