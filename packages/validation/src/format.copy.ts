/** The texts of `format.ts`. */
export const formatCopy = {
  yen: "{amount}円",
  postal: "〒{code}",
  deliveryDay: "{date}({weekday})",
  shortDay: "{month}月{day}日({weekday})",
  noDate: "―",
  rate: "{rate}%対象",
  reducedRate: "※{rate}%対象",
  taxIn: "{amount}（うち消費税 {tax}）",
} as const;
