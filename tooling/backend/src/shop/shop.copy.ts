export const shopCopy = {
  endBeforeStart: "開始日以降の日付を指定してください。",
  tooLong: (days: number) => `期間は${days}日以内で指定してください。`,
  /** The name of the colour scheme of a shop that uses its theme's colours. */
  themeColors: "テーマの配色",
  flipBook: "デジタルカタログ",
  catalogOrder: "カタログのご請求",
  coupons: "クーポン",
} as const;
