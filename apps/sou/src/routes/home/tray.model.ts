import { catalogue, useGetProductQuery } from "@noren/api/endpoints/catalogue";
import { shop, useGetCollectionQuery } from "@noren/api/endpoints/shop";
import type { Product } from "@noren/contract";
import type { LoadContext } from "@noren/storefront/load/screen-load";
import { optionsOf } from "@noren/storefront/screens/product/choice";
import { useOrderable } from "@noren/storefront/state/use-orderable";
import { skipToken } from "@reduxjs/toolkit/query";
import { type Piece, readPieces } from "../../own/tray/read-pieces.ts";

/** The tray of the day shows the first product of this collection. */
const TRAY = { alias: "tray", per: 1 };

/** Loads the collection and, on the server, the product that it names. */
export async function loadTray({ prefetchOptional }: Pick<LoadContext, "prefetchOptional">): Promise<void> {
  const [first] = (await prefetchOptional(shop.endpoints.getCollection, TRAY))?.data ?? [];
  if (first) await prefetchOptional(catalogue.endpoints.getProduct, first.key);
}

export type TrayModel = {
  title: string;
  lead: string;
  product: Product;
  pieces: readonly Piece[];
  /** The pieces that are in the cart. */
  inCart: readonly Piece[];
  products: readonly Product[];
};

/** The tray of the day; null in a shop that has no product with pieces on it. */
export function useTrayModel(): TrayModel | null {
  const { data: collection } = useGetCollectionQuery(TRAY);
  const { data: product } = useGetProductQuery(collection?.data[0]?.key ?? skipToken);
  const countOrderable = useOrderable();
  const pieces = product ? readPieces(product, optionsOf(product, {})) : null;
  if (!collection || !product || !pieces) return null;
  const { title, lead } = collection;
  const inCart = pieces.filter(({ isTaken, variant }) => !isTaken && countOrderable(variant) === 0);
  return { title, lead, product, pieces, inCart, products: [product] };
}
