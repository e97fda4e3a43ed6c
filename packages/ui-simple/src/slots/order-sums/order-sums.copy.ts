export const orderSumsCopy = {
  title: "ご注文金額",
  products: (count: number) => `商品合計（${count}点）`,
  discount: "クーポン割引",
  point: "ポイント利用",
  carriage: "送料",
  carriageLater: "お届け先の入力後に計算します",
  carriageFlat: "お届け先にかかわらず一律です",
  carriageFree: "無料",
  cool: {
    chilled: (parcels: number) => `クール料金（冷蔵・${parcels}個口）`,
    frozen: (parcels: number) => `クール料金（冷凍・${parcels}個口）`,
  },
  packing: "ギフト包装",
  fee: "手数料",
  total: "お支払い合計",
  totalSoFar: "合計（送料別）",
  untilFree: (amount: string) => `あと${amount}で送料無料になります。`,
} as const;
