export const whenCopy = {
  ask: "納期を調べる",
  lead: "着る日を選ぶと、いつまでにご注文いただけばよいかを日付でお答えします。",
  label: "着る日",
  /** 12月14日(月)に着るなら、12月7日(月)の13:00までにご注文ください。 */
  until: (day: string, last: string, cutOff: string) =>
    [`${day}に着るなら、`, last, `${cutOff ? `の${cutOff}` : ""}までにご注文ください。`] as const,
  now: (prefecture: string, day: string) => ["今日ご注文いただくと、", day, `に${prefecture}へ届きます。`] as const,
  past: "過ぎた日です。これからの日をお選びください。",
  tooSoon: (day: string) =>
    `${day}には、背番号の品は間に合いません。無地なら翌営業日に出荷します。お急ぎのときはお電話ください。`,
  later: "営業日の予定がまだ出ていない月です。着る日の14日前までにご注文ください。",
  basis: (prefecture: string, days: number) =>
    `ご注文から5営業日で出荷し、${prefecture}へは${days}日でお届けします。着る日の前日に届く数え方です。校正には、お送りした日のうちにお返事ください。`,
  plain: "無地の品を見る",
  static: "背番号の品は、着る日の14日前までにご注文ください。無地は翌営業日に出荷します。",
} as const;
