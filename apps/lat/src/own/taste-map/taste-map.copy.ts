import type { TastePoint } from "./nearness.ts";

export const tasteMapCopy = {
  title: "味の地図",
  lead: "むずかしい名前は、いりません。いま飲みたいところに、カップを置いてください。",
  axes: { left: "苦め", right: "すっぱめ", top: "すっきり", bottom: "コクがある" },
  acidity: "すっぱさ",
  body: "コク",
  submit: "近い豆をぜんぶ見る",
  nearest: "いちばん近い三つ",
  soldOut: "このあたりの豆は、いま焙煎待ちです。いちばん近いのは、こちらです。",
  allSoldOut: "いまは、どの豆も焙煎待ちです。次の焙煎をお待ちください。",
  failed: "豆を読み込めませんでした。",
  retry: "もう一度読み込む",
  near: (names: string) => `近い豆は、${names}です。`,
};

const LEVELS = {
  acidity: ["すっぱくない", "あまりすっぱくない", "ほどほど", "すっぱめ", "すっぱい"],
  body: ["すっきり", "軽め", "ほどほど", "濃いめ", "濃い"],
} as const;

/** The value of a range in words, for screen readers: 「3.5、すっぱめ寄り」. */
export function describeLevel(key: keyof TastePoint, number: number): string {
  const word = LEVELS[key][Math.ceil(number) - 1] ?? "";
  return `${number}、${word}${Number.isInteger(number) ? "" : "寄り"}`;
}

const WORDS = {
  acidity: { more: ["すっぱめで", "すっぱめです"], less: ["苦めで", "苦めです"] },
  body: { more: ["コクがあって", "コクがあります"], less: ["すっきりしていて", "すっきりしています"] },
} as const;

/** A difference up to this one is 「少し」. */
const SLIGHT = 1;

/** How a product differs from the chosen place, in words. */
export function describeDifference(taste: TastePoint, point: TastePoint): string {
  const differences = (["acidity", "body"] as const)
    .map((key) => ({ key, by: taste[key] - point[key] }))
    .filter(({ by }) => by !== 0);
  if (differences.length === 0) return "えらんだ味に、ぴったりです。";
  const words = differences.map(({ key, by }, index) => {
    const [joined, last] = WORDS[key][by > 0 ? "more" : "less"];
    return `${Math.abs(by) <= SLIGHT ? "少し" : ""}${index === differences.length - 1 ? last : joined}`;
  });
  return `えらんだ味より、${words.join("、")}。`;
}
