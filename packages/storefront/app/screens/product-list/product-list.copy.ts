export const productListCopy = {
  all: "すべての商品",
  found: (word: string) => `「${word}」の検索結果`,
  isNew: "新着の商品",
  description: (title: string) => `${title}の一覧です。価格やブランド、在庫の有無でお探しいただけます。`,
} as const;
