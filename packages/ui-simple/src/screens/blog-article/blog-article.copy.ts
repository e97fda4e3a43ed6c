export const blogArticleCopy = {
  title: "読みもの",
  back: "読みものの一覧へ",
  products: "この記事の商品",
} as const;
