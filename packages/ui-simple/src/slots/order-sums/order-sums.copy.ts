export const orderSumsCopy = {
  title: "ご注文金額",
  carriageLater: "お届け先の入力後に計算します",
  carriageFlat: "お届け先にかかわらず一律です",
  carriageFree: "無料",
  couponLater: "送料の計算後に割引します",
  total: "お支払い合計",
  totalSoFar: "合計（送料別）",
  untilFree: (amount: string) => `あと${amount}で送料無料になります。`,
  earning: {
    expected: (points: string) => `このご注文で${points}ポイントを獲得します（商品のお届け後）。`,
    earned: (points: string) => `このご注文で${points}ポイントを獲得しました。`,
  },
} as const;
