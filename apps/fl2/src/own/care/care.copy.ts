import type { Care, Watering } from "./read-care.ts";

/** A minus sign is as wide as a plus. */
const degrees = (celsius: number) => `${celsius < 0 ? "−" : ""}${Math.abs(celsius)}℃`;

const lights = ["日陰", "明るい日陰", "半日陰", "明るい窓辺", "日なた"] as const;
const waterings: Record<Watering, string> = { daily: "毎日", weekly: "週1回", monthly: "月1〜2回" };

export const careCopy = {
  title: "育てるための四つ",
  light: "光",
  water: "水",
  cold: "寒さ",
  temperature: "温度",
  size: "大きさ",
  height: "高さ",
  centimetres: (height: number) => `${height}cm`,
  lightOf: (light: number) => lights[light - 1] ?? "",
  wateringOf: (all: readonly Watering[]) => {
    const [first, last] = [all[0], all.at(-1)];
    if (!first || !last) return "";
    return first === last ? waterings[first] : `${waterings[first]}〜${waterings[last]}`;
  },
  /** The card has room for the rarer one only. */
  rarestOf: (all: readonly Watering[]) => {
    const last = all.at(-1);
    return last ? waterings[last] : "";
  },
  coldOf: (minTemp: number) => `${degrees(minTemp)}まで`,
  winter: "いまの季節のお届け",
};

const lightSentences = [
  "窓から離れた、昼も薄暗い場所で育ちます。直射日光では葉が焼けます。",
  "直射日光の入らない部屋で育ちます。",
  "レースのカーテン越しの光が、ちょうどよい強さです。",
  "よく日の入る窓辺に置いてください。真夏の西日だけは避けます。",
  "一日に4時間は、直射日光の当たる場所に置いてください。",
] as const;

export const describeLight = (light: number): string => lightSentences[light - 1] ?? "";

const wateringSentences: Record<Watering, string> = {
  daily: "毎日、鉢底から流れるまで与えます。一日忘れると、しおれます。",
  weekly: "週に1回、鉢底から流れるまで与えます。受け皿の水は捨ててください。",
  monthly: "土がすっかり乾いてから、月に1〜2回。与えすぎるほうが枯れます。",
};

export function describeWatering(all: readonly Watering[]): string {
  const [only] = all;
  if (only && all.length === 1) return wateringSentences[only];
  return `${careCopy.wateringOf(all)}。夏は多めに、冬は少なめに。土の乾きを見て決めてください。`;
}

/** A plant that bears frost stays outdoors. */
export function describeTemperature(minTemp: number): string {
  if (minTemp < 0) return `${degrees(minTemp)}まで耐えます。関東より西では、屋外で冬を越します。`;
  if (minTemp < 5) return `${degrees(minTemp)}まで耐えます。霜の降りる前に、軒下か室内へ移してください。`;
  if (minTemp < 10) return `${degrees(minTemp)}まで耐えます。夜が10℃を切るころ、室内へ移してください。`;
  return `${degrees(minTemp)}を下回ると弱ります。冬の夜は、窓から離してください。`;
}

/** The height of the mug beside which plants are drawn, in cm. */
export const MUG = 9;

/** The height in words that need no ruler, in the pot that it was measured in. */
export function describeSize({ height, potGo }: Pick<Care, "height" | "potGo">): string {
  const pot = potGo === undefined ? "" : `${potGo}号（口径${Math.round(potGo * 3)}cm）`;
  if (height === undefined) return pot && `鉢は${pot}です。`;
  const mugs = height / MUG;
  const size =
    mugs < 1.5
      ? "マグカップとほぼ同じ高さです。"
      : `マグカップ${mugs < 4 ? Math.round(mugs * 2) / 2 : Math.round(mugs)}個ぶんの高さです。`;
  return `${pot && `${pot}で、`}鉢を含めて約${height}cm、${size}`;
}

/** What to do on a cold day of arrival; a plant that bears less needs more. */
export const describeWinter = (minTemp: number): string =>
  minTemp < 0
    ? "寒さには強い株です。届いたら一日だけ玄関で休ませ、それから外へ出してください。"
    : `届いたらその日のうちに箱から出し、${degrees(Math.max(minTemp, 5))}を下回らない部屋に置いてください。水は翌日の昼まで待ちます。`;
