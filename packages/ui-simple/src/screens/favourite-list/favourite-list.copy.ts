export const favouriteListCopy = {
  title: "お気に入り",
  loading: "お気に入りを読み込んでいます",
  lead: "ハートを押すと、お気に入りから外れます。",
  empty: "お気に入りの商品はまだありません",
  emptyLead: "商品のハートを押すと、ここに表示されます。",
  choose: "リストを選ぶ",
  chooseOf: (name: string) => `${name}を入れるリストを選ぶ`,
  toProducts: "商品を探す",
  back: "お気に入りの一覧へ戻る",
} as const;
