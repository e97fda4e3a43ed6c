/** The words of `format.ts`. */
export const formatMessages = {
  yen: "{amount}円",
  postal: "〒{code}",
  day: "{year}年{month}月{day}日({weekday})",
  shortDay: "{month}月{day}日({weekday})",
  weekdays: ["日", "月", "火", "水", "木", "金", "土"],
  taxLine: "{rate}%対象 {amount}（内消費税 {tax}）",
  reducedTaxLine: "※{rate}%対象 {amount}（内消費税 {tax}）",
} as const;
