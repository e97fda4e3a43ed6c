import { catalogue, useListProductsQuery, type ProductQuery } from "@noren/api/endpoints/catalogue";
import { PER_ALL } from "@noren/domain/limits";
import type { LoadContext } from "@noren/storefront/load/screen-load";
import { useSearchParams } from "react-router";
import { parsePlace, placeParameters, type TastePoint } from "../../own/taste-map/nearness.ts";
import type { TasteMapProps } from "../../own/taste-map/taste-map.tsx";

/** The products whose acidity the shop has stated. */
const BEANS: ProductQuery = { attributes: "acidity:1..", per: PER_ALL };

export const loadTasteMap = ({ prefetchOptional }: Pick<LoadContext, "prefetchOptional">) =>
  prefetchOptional(catalogue.endpoints.listProducts, BEANS);

/**
 * Keeps the place of the cup in the history entry, so that a visitor who comes back finds it. The router need not know: it
 * would load the home again.
 */
function writePlace(point: TastePoint): void {
  const url = new URL(location.href);
  for (const [name, value] of placeParameters(point)) url.searchParams.set(name, value);
  history.replaceState(history.state, "", url);
}

/** The beans on the map, and the place of the cup in the URL. Null in a shop without any, which has no map. */
export function useTasteMapModel(): TasteMapProps | null {
  const [query] = useSearchParams();
  const start = parsePlace(query);
  const { data, isError, refetch } = useListProductsQuery(BEANS);
  const products = data?.data ?? [];
  if (products.length === 0 && !isError) return null;
  return { products, start, onPlaced: writePlace, isFailed: isError, onRetried: () => void refetch() };
}
