export const productCardCopy = {
  isNew: "新着",
  soldOut: "在庫切れ",
  cut: "値下げ",
  rating: ({ average, total }: { average: number; total: number }) => `★${average.toFixed(1)}（レビュー${total}件）`,
  added: "カートに入れました。",
  toCart: "カートを見る",
};
