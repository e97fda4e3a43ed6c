import { catalogue, useListProductsQuery, type ProductQuery } from "@noren/api/endpoints/catalogue";
import type { ProductInfo } from "@noren/contract";
import type { LoadContext } from "@noren/storefront/load/screen-load";
import type { ByHeightProps } from "../../own/home/by-height.tsx";
import { BANDS, type HeightBand } from "../../own/home/height-bands.ts";

/** Plants only: pots have a height but no light. */
const queryOf = ({ min, max, by }: HeightBand): ProductQuery => ({
  attributes: `light:1..;height:${min ?? ""}..${max ?? ""}`,
  by,
  per: 2,
});

const [SMALL, MEDIUM, TALL] = BANDS.map(queryOf) as [ProductQuery, ProductQuery, ProductQuery];

export const loadHeights = ({ prefetchOptional }: Pick<LoadContext, "prefetchOptional">) =>
  Promise.all([SMALL, MEDIUM, TALL].map((query) => prefetchOptional(catalogue.endpoints.listProducts, query)));

/** The plants of each band. Null in a shop that does not state heights, and after a failed call. */
export function useHeightsModel(): (ByHeightProps & { products: readonly ProductInfo[] }) | null {
  const small = useListProductsQuery(SMALL).data?.data;
  const medium = useListProductsQuery(MEDIUM).data?.data;
  const tall = useListProductsQuery(TALL).data?.data;
  const plants = [small, medium, tall].map((found) => found ?? []);
  const products = plants.flat();
  if (products.length === 0) return null;
  return { bands: BANDS.map((band, index) => ({ band, products: plants[index] ?? [] })), products };
}
