import { catalogue, useGetProductQuery } from "@noren/api/endpoints/catalogue";
import { shop, useGetCollectionQuery } from "@noren/api/endpoints/shop";
import type { Product } from "@noren/contract";
import type { LoadContext } from "@noren/storefront/load/screen-load";
import { skipToken } from "@reduxjs/toolkit/query";
import { listYears } from "../../own/years/list-years.ts";

/** The home shows the years of the first product of this collection. */
const TEN_YEARS = { alias: "ten-years", per: 1 };

/** Loads the collection and, on the server, the product that it names. */
export async function loadYears({ prefetchOptional }: Pick<LoadContext, "prefetchOptional">): Promise<void> {
  const [first] = (await prefetchOptional(shop.endpoints.getCollection, TEN_YEARS))?.data ?? [];
  if (first) await prefetchOptional(catalogue.endpoints.getProduct, first.key);
}

export type YearsModel = { title: string; lead: string; product: Product; products: readonly Product[] };

/** Null in a shop that has no product with pictures of several years. */
export function useYearsModel(): YearsModel | null {
  const { data: collection } = useGetCollectionQuery(TEN_YEARS);
  const { data: product } = useGetProductQuery(collection?.data[0]?.key ?? skipToken);
  if (!collection || !product || listYears(product.images).length === 0) return null;
  return { title: collection.title, lead: collection.lead, product, products: [product] };
}
