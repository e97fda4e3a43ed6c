export const productHistoryCopy = {
  title: "最近見た商品",
  lead: "最近ご覧になった商品を10点まで表示しています。",
  loading: "最近見た商品を読み込んでいます",
  empty: "最近見た商品はありません",
  toProducts: "商品を探す",
  remove: (name: string) => `${name}を履歴から削除する`,
  removed: (name: string) => `「${name}」を履歴から削除しました。`,
  back: "マイページへ戻る",
} as const;
