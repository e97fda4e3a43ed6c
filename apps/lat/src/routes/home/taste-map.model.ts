import { catalogue, useListProductsQuery, type ProductQuery } from "@noren/api/endpoints/catalogue";
import { PER_ALL } from "@noren/domain/limits";
import type { LoadContext } from "@noren/storefront/load/screen-load";
import type { TasteMapProps } from "../../own/taste-map/taste-map.tsx";

/** The products whose acidity the shop has stated. */
const BEANS: ProductQuery = { attributes: "acidity:1..", per: PER_ALL };

export const loadTasteMap = ({ prefetchOptional }: Pick<LoadContext, "prefetchOptional">) =>
  prefetchOptional(catalogue.endpoints.listProducts, BEANS);

/** The beans on the map. Null in a shop without any, which has no map. */
export function useTasteMapModel(): TasteMapProps | null {
  const { data, isError, refetch } = useListProductsQuery(BEANS);
  const products = data?.data ?? [];
  if (products.length === 0 && !isError) return null;
  return { products, isFailed: isError, onRetried: () => void refetch() };
}
