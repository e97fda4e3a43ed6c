import type { CoolTemperature, ShelfLife } from "@noren/contract";
import { getTariff, isIsland, type Tariffs } from "./tariff.ts";

/** How a shop sends some of its products, as its channel stores it. */
export interface DeliveryMethod {
  key: string;
  name: string;
  temperature: "ambient" | CoolTemperature;
  /** Whole yen with tax per parcel, besides the carriage. */
  charge: number;
  /** By their numbers (JIS X 0401). */
  excluded_prefectures: readonly number[];
  excludes_islands: boolean;
}

/** What limits the delivery of a product. */
export interface DeliveryLimits {
  method: DeliveryMethod;
  /** Null for a product that keeps. */
  shelfLife: ShelfLife | null;
}

/** Where a parcel goes. */
export interface Place {
  /** 1 (Hokkaido) to 47 (Okinawa). */
  prefecture: number;
  /** Seven digits. */
  postalCode: string;
}

/** The limits of a product's row. The first method is that of products without a method, or with one that was removed. */
export function limitsOf(
  methods: readonly DeliveryMethod[],
  row: { deliveryMethod: string | null; shelfLifeKind: ShelfLife["kind"] | null; shelfLifeDays: number | null },
): DeliveryLimits {
  const method = methods.find(({ key }) => key === row.deliveryMethod) ?? methods[0];
  if (!method) throw new Error("The shop has no delivery method");
  const { shelfLifeKind: kind, shelfLifeDays: days } = row;
  return { method, shelfLife: kind === null || days === null ? null : { kind, days } };
}

/** The days in transit that a product allows: it arrives on the last day of its shelf life at the latest. */
export const maxTransitDays = ({ shelfLife }: DeliveryLimits): number =>
  shelfLife === null ? Number.POSITIVE_INFINITY : shelfLife.days - 1;

/** Why a product cannot be delivered to a place: not to its prefecture, not to islands, or it would not keep so long. */
export type Refusal = "area" | "island" | "shelfLife";

/** Why a product cannot be delivered to a place; null if it can. */
export function refusalOf(limits: DeliveryLimits, tariffs: Tariffs, { prefecture, postalCode }: Place): Refusal | null {
  if (limits.method.excluded_prefectures.includes(prefecture)) return "area";
  if (limits.method.excludes_islands && isIsland(tariffs, postalCode)) return "island";
  return getTariff(tariffs, prefecture, postalCode).days > maxTransitDays(limits) ? "shelfLife" : null;
}

/** Where a product cannot be delivered. */
export interface UndeliverableAreas {
  /** In ascending order. */
  prefectures: number[];
  /** Whether none of the remote islands, some, or all of the other prefectures' islands are out of reach. */
  islands: "none" | "some" | "all";
}

/** Lists the areas to which a product cannot be delivered. */
export function undeliverableAreas(limits: DeliveryLimits, { zones, islands }: Tariffs): UndeliverableAreas {
  const { excluded_prefectures, excludes_islands } = limits.method;
  const isTooFar = (days: number) => days > maxTransitDays(limits);
  const isRefused = (prefecture: number, days: number) => isTooFar(days) || excluded_prefectures.includes(prefecture);
  const places = zones.flatMap(({ prefectures, days }) => prefectures.map((prefecture) => ({ prefecture, days })));
  const refused = places.filter(({ prefecture, days }) => isRefused(prefecture, days));
  const reached = places.filter((place) => !refused.includes(place));
  const withoutIslands = reached.filter(({ days }) => excludes_islands || isTooFar(days + islands.days));
  const isAll = withoutIslands.length === reached.length;
  return {
    prefectures: refused.map(({ prefecture }) => prefecture).toSorted((a, b) => a - b),
    islands: withoutIslands.length === 0 ? "none" : isAll ? "all" : "some",
  };
}
