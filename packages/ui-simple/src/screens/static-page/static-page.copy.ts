export const staticPageCopy = {
  contents: "目次",
  freeAreas: "送料無料になるご注文額",
  area: "お届け先",
  prefectures: "都道府県",
  freeFrom: "商品代金の合計（税込）",
  freeFromYen: (yen: string) => `${yen}以上`,
  calendar: "営業日カレンダー",
} as const;
