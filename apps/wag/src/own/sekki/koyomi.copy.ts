export const koyomiCopy = {
  now: "いまここ",
  todaysSweet: "今日の一菓",
  see: "このお菓子を見る",
  nextLead: "節気がかわる朝に、棚のお菓子も入れ替わります。",
  from: "から",
  sweetsOf: (name: string) => `${name}のお菓子を見る`,
  usual: "いつもの棚でお待ちしています。",
} as const;
