export const stylistListCopy = {
  title: "選ぶ人",
  loading: "読み込んでいます",
  picks: "おすすめの品",
} as const;
