export const productCardCopy = {
  isNew: "新着",
  soldOut: "在庫切れ",
  cut: "値下げ",
  favour: (name: string) => `${name}をお気に入りに追加する`,
  unfavour: (name: string) => `${name}をお気に入りから外す`,
};
