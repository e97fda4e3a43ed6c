import { PREFECTURES } from "../address/prefectures.copy.ts";
import { BETWEEN_REGIONS, REGIONS } from "./region.copy.ts";

/** Names prefectures by the regions that they cover completely and the remaining prefectures. */
export function nameAreas(prefectures: readonly number[]): string[] {
  const whole = REGIONS.filter((region) => region.prefectures.every((each) => prefectures.includes(each)));
  const rest = prefectures.filter((each) => !whole.some((region) => region.prefectures.includes(each)));
  return [...whole.map((region) => region.name), ...rest.map(nameOfPrefecture)];
}

export const joinAreas = (names: readonly string[]): string => names.join(BETWEEN_REGIONS);

export const nameOfPrefecture = (prefecture: number): string => PREFECTURES[prefecture - 1] ?? "";
