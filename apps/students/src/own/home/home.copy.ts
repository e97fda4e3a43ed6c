export const studentsHomeCopy = {
  toProducts: "商品を見る",
  keyTitle: "学生・教職員の方へ",
  keyLead: {
    catalogue: "商品をご覧いただくには、学校から案内された学校キーの確認が必要です。",
    prices: "価格の表示とご購入には、学校から案内された学校キーの確認が必要です。",
  },
  keyKnown: "学校キーは確認済みです。すべての商品をお求めいただけます。",
  keyAction: "学校キーを入力する",
} as const;
