/** The texts of `format.ts`. */
export const formatCopy = {
  yen: "{amount}円",
  postal: "〒{code}",
  deliveryDay: "{date}({weekday})",
  shortDay: "{month}月{day}日({weekday})",
  noDate: "―",
  weekdays: ["日", "月", "火", "水", "木", "金", "土"],
  rate: "{rate}%対象",
  reducedRate: "※{rate}%対象",
  taxIn: "{amount}（うち消費税 {tax}）",
} as const;
