/** The values of the file that `npm run export` writes and `npm run import` reads. */
export const norenCopy = {
  shown: "公開",
  hidden: "非公開",
  /** Removes the video of the product. */
  noVideo: "なし",
  shelfLives: { use_by: "消費期限", best_before: "賞味期限", freshness: "鮮度保持" },
} as const;
