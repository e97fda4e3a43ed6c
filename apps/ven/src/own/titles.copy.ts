/** What is set in the display face; `npm run theme -- fonts ven` covers it. */
export const titlesCopy = {
  sheet: "品番発注",
  sums: "明細の合計",
} as const;
