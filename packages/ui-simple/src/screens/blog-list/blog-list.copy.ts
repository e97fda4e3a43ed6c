export const blogListCopy = {
  title: "読みもの",
  lead: "道具の選びかた、つくり手のこと、季節の話をお届けします。",
  ofCategory: (category: string) => `読みもの：${category}`,
  categories: "読みものの種類",
  all: "すべて",
  count: (name: string, count: string) => `${name}（${count}）`,
  loading: "読みものを読み込んでいます",
  empty: "読みものはまだありません",
} as const;
