import type { Product } from "@noren/contract";
import { ProductDraft } from "../../own/product/product-draft.tsx";
import { isForMourning } from "../../own/sides.ts";
import { useDraftModel } from "./draft.model.ts";

/** The 掛け紙 of a product; one for mourning alone begins there. */
export function ProductDraftPart({ product }: { product: Product }) {
  return <ProductDraft product={product} {...useDraftModel(isForMourning(product) ? "mourning" : null)} />;
}
