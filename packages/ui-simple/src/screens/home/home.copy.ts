export const homeCopy = {
  categories: "カテゴリーから探す",
  more: "もっと見る",
  moreOf: (title: string) => `${title}をもっと見る`,
  features: "特集",
  news: "お知らせ",
  unread: "未読",
  allNews: "すべてのお知らせ",
  calendar: "営業日カレンダー",
  recent: "最近見た商品",
  newest: "新着の商品",
  newestLead: "届いたばかりの品をご紹介します。",
} as const;
