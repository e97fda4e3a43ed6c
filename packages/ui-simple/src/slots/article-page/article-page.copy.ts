export const articlePageCopy = {
  loading: "記事を読み込んでいます",
  neighbours: "前後の記事",
  newer: "新しい記事",
  older: "以前の記事",
  by: (author: string) => `文・${author}`,
} as const;
