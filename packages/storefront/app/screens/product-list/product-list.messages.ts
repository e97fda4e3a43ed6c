export const productListWords = {
  all: "すべての商品",
  found: (word: string) => `「${word}」の検索結果`,
  isNew: "新着の商品",
} as const;
