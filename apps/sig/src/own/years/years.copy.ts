const KANJI = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"];

/** The stop of a number of years. */
const stop = (years: number) => (years === 0 ? "いま" : `${KANJI[years] ?? String(years)}年`);

export const yearsCopy = {
  label: "経年",
  stop,
  /** What a picture shows; the texts of later years begin with their year. */
  shown: (years: number, alt: string) => (years === 0 ? `いま：${alt}。` : alt),
  loading: (years: number) => `「${stop(years)}」の写真を読み込んでいます。`,
  failed: (years: number) => `「${stop(years)}」の写真を読み込めませんでした。`,
  again: "もう一度ためす",
  note: "経年のようすはイメージです。使い方により異なります。",
};
