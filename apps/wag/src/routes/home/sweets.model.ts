import { catalogue, useListProductsQuery, type ProductQuery } from "@noren/api/endpoints/catalogue";
import type { ProductInfo } from "@noren/contract";
import { PER_ALL } from "@noren/domain/limits";
import type { LoadContext } from "@noren/storefront/load/screen-load";

/** The products whose shelf life the shop has stated. */
export const SWEETS: ProductQuery = { attributes: "keeps:1..", per: PER_ALL };

export const loadSweets = ({ prefetchOptional }: LoadContext) =>
  prefetchOptional(catalogue.endpoints.listProducts, SWEETS);

export type SweetsProps = { products: readonly ProductInfo[] };

/** The shop's sweets in its order. Null without any. */
export function useSweetsModel(): SweetsProps | null {
  const { data } = useListProductsQuery(SWEETS);
  return data && data.data.length > 0 ? { products: data.data } : null;
}
