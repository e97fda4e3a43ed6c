export const newsArticleCopy = {
  title: "お知らせ",
  back: "お知らせの一覧へ",
} as const;
