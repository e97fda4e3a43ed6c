import type { FreeArea } from "@noren/contract";
import { PREFECTURES } from "../address/prefectures.copy.ts";
import type { Channel } from "../db/schema/shop.ts";
import { BETWEEN_REGIONS, REGIONS } from "./region.copy.ts";

/** Lists the zones of the tariff with their carriage and the threshold for free delivery; empty without a threshold. */
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

/** Names a zone by the regions that it covers completely and the remaining prefectures. */
function areaName(prefectures: readonly number[]): string {
  const whole = REGIONS.filter((region) => region.prefectures.every((each) => prefectures.includes(each)));
  const rest = prefectures.filter((each) => !whole.some((region) => region.prefectures.includes(each)));
  return [...whole.map((region) => region.name), ...rest.map(nameOf)].join(BETWEEN_REGIONS);
}

const nameOf = (prefecture: number): string => PREFECTURES[prefecture - 1] ?? "";
