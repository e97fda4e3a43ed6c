export const headCopy = {
  search: "品番・品名",
  ways: "発注",
  order: "品番発注",
  again: "再注文",
  codes: "品番一覧",
} as const;
