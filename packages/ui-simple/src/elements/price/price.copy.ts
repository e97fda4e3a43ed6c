export const priceCopy = {
  yen: "円",
  withTax: "(税込)",
  withoutTax: "税抜",
  from: "〜",
  reducedRate: "※",
  reducedRateLabel: "軽減税率対象",
  before: "通常価格",
  now: "値下げ後の価格",
  hidden: "価格は学校キーの確認後に表示します",
  legend: "※は軽減税率対象商品です。",
};
