import type { KeyedProductDelivery, ProductAttribute, ProductInfo } from "@noren/contract";
import { studio } from "#ui/stories/pictures.fixture";
import { products } from "#ui/stories/products.fixture";

const choice = (key: string, name: string, keys: readonly string[], text: string): ProductAttribute => ({
  key,
  name,
  text,
  choices: [...keys],
});

interface Sweet {
  key: string;
  name: string;
  shot: string;
  kind: [key: string, text: string];
  filling?: [key: string, text: string];
  days: number;
  storage?: [key: string, text: string];
  sekki?: string[];
  price?: number;
  isInStock?: boolean;
}

/** A sweet with the attributes that the shop's cards have. */
export const sweet = (of: Sweet, id: number): ProductInfo => ({
  ...products[4]!,
  id,
  key: of.key,
  name: of.name,
  image: studio(of.shot, "#e9e5da", of.name),
  product_price_with_tax: of.price ?? 430,
  is_stock_available: of.isInStock ?? true,
  is_favorite: false,
  attributes: [
    choice("kind", "お菓子の種類", [of.kind[0]], of.kind[1]),
    ...(of.filling ? [choice("filling", "中身", [of.filling[0]], of.filling[1])] : []),
    { key: "keeps", name: "日持ち", text: `${of.days}日`, number: of.days },
    choice("storage", "保存", [of.storage?.[0] ?? "room"], of.storage?.[1] ?? "常温"),
    ...(of.sekki ? [choice("sekki", "店に並ぶ節気", of.sekki, of.sekki.join("・"))] : []),
  ],
});

const nerikiri: [string, string] = ["nerikiri", "練切"];
const chilled: [string, string] = ["chilled", "冷蔵"];

/** Sweets of early winter and of the whole year. */
export const sweets: ProductInfo[] = (
  [
    {
      key: "mame",
      name: "豆大福",
      shot: "wag-mame",
      kind: ["mochi", "餅"],
      filling: ["tsubu", "粒餡"],
      days: 2,
      price: 260,
    },
    {
      key: "sazanka",
      name: "山茶花",
      shot: "wag-sazanka",
      kind: nerikiri,
      filling: ["shiro", "白餡"],
      days: 3,
      storage: chilled,
      sekki: ["ritto", "shosetsu", "taisetsu"],
    },
    {
      key: "kantsubaki",
      name: "寒椿",
      shot: "wag-tsubaki",
      kind: nerikiri,
      filling: ["koshi", "こし餡"],
      days: 3,
      storage: chilled,
      sekki: ["toji", "shokan", "daikan"],
    },
    {
      key: "kinton",
      name: "栗きんとん",
      shot: "wag-kinton",
      kind: ["chestnut", "茶巾しぼり"],
      days: 3,
      storage: chilled,
      sekki: ["shubun", "shosetsu"],
      isInStock: false,
    },
    {
      key: "yokan",
      name: "栗羊羹",
      shot: "wag-yokan-kuri",
      kind: ["yokan", "羊羹"],
      filling: ["kuri", "栗"],
      days: 60,
      price: 2380,
    },
    {
      key: "dorayaki",
      name: "雨宿り",
      shot: "wag-dorayaki",
      kind: ["baked", "焼き菓子"],
      filling: ["tsubu", "粒餡"],
      days: 7,
      price: 300,
    },
    { key: "kohaku", name: "しぐれ石", shot: "wag-kohaku", kind: ["agar", "寒天"], days: 45, price: 980 },
    {
      key: "warabi",
      name: "わらび餅",
      shot: "wag-warabi",
      kind: ["warabi", "わらび"],
      filling: ["kinako", "きなこ"],
      days: 2,
      price: 1180,
    },
    { key: "monaka", name: "菊最中", shot: "wag-monaka", kind: ["wafer", "最中"], days: 30, price: 1480 },
  ] satisfies Sweet[]
).map(sweet);

/** What a parcel of each sweet to Tokyo is like, from one day on. */
export const deliveriesFrom = (firstOn: string, transitDays = 1): KeyedProductDelivery[] =>
  sweets.map(({ key }) => ({
    key,
    prefecture: "東京都",
    is_deliverable: true,
    arrival: { first_on: firstOn, last_on: firstOn },
    transit_days: transitDays,
    carriage: 660,
    charge: 0,
  }));

/** Allergens as the shop states them: the mandatory ones, used and not, and the recommended ones. */
export const allergens: ProductAttribute[] = [
  choice("contains", "含まれる特定原材料", ["wheat", "egg"], "小麦・卵"),
  choice(
    "free_of",
    "使っていないもの",
    ["ebi", "kani", "kurumi", "soba", "milk", "peanut"],
    "えび・かに・くるみ・そば・乳・落花生",
  ),
  choice("contains_also", "含まれる準ずるもの", ["soy"], "大豆"),
  choice("free_of_also", "使っていない準ずるもの", ["almond", "yam"], "アーモンド・やまいも"),
];
