import type { Watering } from "../care/read-care.ts";
import type { Spot, SpotChoice } from "./spots.ts";

/** The names on the plan. */
const spots: Record<Spot, string> = {
  door: "玄関",
  bath: "浴室",
  sill_north: "窓辺 北",
  deep: "部屋の奥",
  middle: "部屋の中ほど",
  sill_south: "窓辺 南",
  balcony_sun: "ベランダ 日なた",
  balcony_shade: "ベランダ 日陰",
};

/** Each spot as the light makes it. */
const places: Record<Spot, string> = {
  door: "扉が開くたびに風の入る玄関。",
  bath: "湿気のこもる、窓のある浴室。",
  sill_north: "直射日光の入らない北の窓辺。",
  deep: "窓から4mの部屋の奥。",
  middle: "窓から2mの部屋の中ほど。",
  sill_south: "一日じゅう日の入る南の窓辺。",
  balcony_sun: "よく日の当たるベランダ。",
  balcony_shade: "手すりの陰になるベランダ。",
};

const waterings: Record<Watering, string> = { daily: "毎日", weekly: "週に1回", monthly: "月に1〜2回" };

export const spotCopy = {
  title: "置き場所から選ぶ",
  lead: "鉢を置きたい場所を選んでください。そこで育つものだけを並べます。",
  spot: "置き場所",
  watering: "水やりは",
  anyWatering: "決めていない",
  spots,
  waterings,
  submit: "この場所で探す",
  results: "この場所で育つ植物",
  failed: "読み込めませんでした。もう一度お試しください",
  retry: "もう一度読み込む",
  all: (total: number) => `${total}種類をすべて見る`,
  /** 「窓から2mの部屋の中ほど。週に1回の水やりで育つのは12種類です」 */
  found: ({ spot, watering }: SpotChoice, total: number) =>
    `${places[spot]}${watering ? `${waterings[watering]}の水やりで` : "ここで"}育つのは${total}種類です`,
  none: ({ watering }: SpotChoice) =>
    watering
      ? `この場所で${waterings[watering]}の水やりでは、育つ植物がありません。`
      : "この場所で育つ植物は、正直に言うと、まだありません。",
  instead: (watering: Watering, count: number) => `${waterings[watering]}なら${count}種類あります`,
};
