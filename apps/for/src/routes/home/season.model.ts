import { useGetPackingChoicesQuery } from "@noren/api/endpoints/packing-choices";
import type { NoshiSeason } from "@noren/contract";

export type SeasonProps = { seasons: readonly NoshiSeason[] };

/** The seasons of the occasions that have some. Null in a shop without. */
export function useSeasonModel(): SeasonProps | null {
  const { data } = useGetPackingChoicesQuery();
  const seasons = (data?.occasions ?? []).flatMap(({ noshi }) => noshi?.seasons ?? []);
  return seasons.length > 0 ? { seasons } : null;
}
