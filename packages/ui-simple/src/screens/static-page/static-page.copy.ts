export const staticPageCopy = {
  contents: "目次",
  freeAreas: "送料無料になるご注文額",
  freeFrom: (yen: string) => `税込${yen}以上`,
  calendar: "営業日カレンダー",
} as const;
