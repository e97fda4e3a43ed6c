import type { FreeArea } from "@noren/contract";
import { PREFECTURES } from "../address/prefectures.copy.ts";
import type { Channel } from "../db/schema/shop.ts";
import { BETWEEN_REGIONS, REGIONS } from "./region.copy.ts";

/** Where delivery costs what and from which sum it is free: what the cart reckons with, zone by zone. */
export function freeAreas({ settings, tariff }: Pick<Channel, "settings" | "tariff">): FreeArea[] {
  const free_from = settings["ORDER.CARRIAGE.FREE_FROM"];
  if (free_from === null) return [];
  return tariff.zones.map(({ prefectures, carriage }) => ({
    code: `area-${String(prefectures[0]).padStart(2, "0")}`,
    name: areaName(prefectures),
    prefectures: prefectures.map(nameOf),
    carriage,
    free_from,
  }));
}

/** The regions that a zone covers whole, and the prefectures that are left over. */
function areaName(prefectures: readonly number[]): string {
  const whole = REGIONS.filter((region) => region.prefectures.every((each) => prefectures.includes(each)));
  const rest = prefectures.filter((each) => !whole.some((region) => region.prefectures.includes(each)));
  return [...whole.map((region) => region.name), ...rest.map(nameOf)].join(BETWEEN_REGIONS);
}

const nameOf = (prefecture: number): string => PREFECTURES[prefecture - 1] ?? "";
