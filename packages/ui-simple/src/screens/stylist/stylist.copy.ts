export const stylistCopy = {
  title: "選ぶ人",
  loading: "読み込んでいます",
  products: (name: string) => `${name}さんが選んだ品`,
  others: "ほかの選ぶ人",
  back: "選ぶ人の一覧へ",
} as const;
