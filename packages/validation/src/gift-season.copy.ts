/** Which title goes with the season in which a gift arrives. */
export const giftSeasonCopy = {
  day: (month: number, day: number) => `${month}月${day}日`,
  outOfSeason: (title: string, from: string, to: string) =>
    `「${title}」は、${from}から${to}ごろまでにお届けする品に用います。`,
  instead: (title: string) => `お届け日に合わせて、「${title}」もご検討ください。`,
} as const;
