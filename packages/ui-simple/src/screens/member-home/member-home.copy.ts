export const memberHomeCopy = {
  title: (name: string) => `${name} 様、おかえりなさいませ`,
  loading: "読み込んでいます",
  point: (point: string) => `保有ポイント ${point}pt`,
  latest: "最近のご注文",
  allOrders: "注文履歴を見る",
  recent: "最近見た商品",
  recommended: "おすすめの商品",
  mypage: "マイページ",
  toShop: "商品を探す",
  pageTitle: "会員トップ",
} as const;
