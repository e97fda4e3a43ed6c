/** Text shared by several payment methods. */
export const methodsCopy = {
  notForGift: "ソーシャルギフトではご利用いただけません。",
  oneDelivery: "お荷物が複数に分かれるご注文ではご利用いただけません。",
  tooExpensive: (max: number) => `${max.toLocaleString("ja-JP")}円を超えるご注文ではご利用いただけません。`,
  notOffered: "このお支払い方法はご利用いただけません。",
  day: (day: string) => {
    const [year, month, date] = day.split("-").map(Number);
    return `${year}年${month}月${date}日`;
  },
} as const;
