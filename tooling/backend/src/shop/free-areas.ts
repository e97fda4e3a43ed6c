import type { FreeArea } from "@noren/contract";
import type { Channel } from "../db/schema/shop.ts";
import { joinAreas, nameAreas, nameOfPrefecture } from "./area-names.ts";

/** Lists the zones of the tariff with their carriage and the threshold for free delivery; empty without a threshold. */
export function freeAreas({ settings, tariff }: Pick<Channel, "settings" | "tariff">): FreeArea[] {
  const free_from = settings["ORDER.CARRIAGE.FREE_FROM"];
  if (free_from === null) return [];
  return tariff.zones.map(({ prefectures, carriage }) => ({
    code: `area-${String(prefectures[0]).padStart(2, "0")}`,
    name: joinAreas(nameAreas(prefectures)),
    prefectures: prefectures.map(nameOfPrefecture),
    carriage,
    free_from,
  }));
}
