export const productSearchHistoryCopy = {
  title: "検索履歴",
  loading: "検索履歴を読み込んでいます",
  empty: "検索履歴はありません",
  toProducts: "商品を探す",
  remove: (word: string) => `「${word}」を履歴から削除する`,
  removed: (word: string) => `「${word}」を履歴から削除しました。`,
  back: "マイページへ戻る",
} as const;
