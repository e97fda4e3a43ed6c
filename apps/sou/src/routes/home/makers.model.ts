import { maker, useListMakersQuery } from "@noren/api/endpoints/maker";
import { prefectures, useListPrefecturesQuery } from "@noren/api/endpoints/prefecture";
import type { Maker } from "@noren/contract";
import type { LoadContext } from "@noren/storefront/load/screen-load";

export const loadMakers = ({ prefetchOptional }: Pick<LoadContext, "prefetchOptional">) =>
  Promise.all([
    prefetchOptional(maker.endpoints.listMakers, undefined),
    prefetchOptional(prefectures.endpoints.listPrefectures, undefined),
  ]);

export type MakersProps = { makers: readonly Maker[] };

/** The shop's makers from north to south, which is the order of the prefectures. Null without any. */
export function useMakersModel(): MakersProps | null {
  const makers = useListMakersQuery().data?.data ?? [];
  const places = useListPrefecturesQuery().data?.data ?? [];
  if (makers.length === 0) return null;
  const placeOf = ({ place }: Maker) => places.findIndex(({ name }) => place.startsWith(name));
  return { makers: makers.toSorted((a, b) => placeOf(a) - placeOf(b)) };
}
