export const homeCopy = {
  newest: "新着の商品",
  newestLead: "届いたばかりの品をご紹介します。",
} as const;
