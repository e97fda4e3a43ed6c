const KANJI = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"];

export const yearsCopy = {
  label: "経年",
  /** The stop of a number of years. */
  stop: (years: number) => (years === 0 ? "いま" : `${KANJI[years] ?? String(years)}年`),
  /** What the live region says of a new piece; the pictures of later years begin with their year. */
  now: (alt: string) => `いま：${alt}。`,
  note: "経年のようすはイメージです。使い方により異なります。",
  failed: "写真を読み込めませんでした。",
  again: "もう一度ためす",
};
