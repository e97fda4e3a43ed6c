/** Text of a receipt. */
export const receiptPdfCopy = {
  title: "領収書",
  reissue: "再発行",
  number: "領収書番号",
  issuedAt: "発行日",
  reissuedAt: "再発行日",
  amount: "領収金額",
  proviso: (proviso: string) => `但し　${proviso}として`,
  received: "上記の金額を正に領収いたしました。",
  orderedAt: "取引年月日",
  orderNo: "ご注文番号",
  payment: "お支払い方法",
  foot: "電子的に発行した領収書のため、収入印紙の貼付は不要です。",
  fileName: (orderNo: string) => `領収書_${orderNo}.pdf`,
} as const;
