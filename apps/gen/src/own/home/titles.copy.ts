/** What is set in the display face; `npm run theme -- fonts gen` covers it. */
export const titlesCopy = {
  categories: "棚から探す",
  again: "前回の注文",
  measure: "寸法で探す",
} as const;
