export const newsListCopy = {
  title: "お知らせ",
  lead: "入荷や催し、営業についてのお知らせです。",
  ofCategory: (category: string) => `お知らせ：${category}`,
  all: "すべてのお知らせを見る",
  loading: "お知らせを読み込んでいます",
  empty: "お知らせはまだありません",
  unread: "未読",
} as const;
