export const favouriteListCopy = {
  title: "お気に入り",
  loading: "お気に入りを読み込んでいます",
  lead: "ハートを押すと、お気に入りから外れます。",
  empty: "お気に入りの商品はまだありません",
  emptyLead: "商品のハートを押すと、ここに表示されます。",
  toProducts: "商品を探す",
  back: "お気に入りの一覧へ戻る",
} as const;
