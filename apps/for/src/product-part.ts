import type { OwnProductPart } from "@noren/storefront/screens/product/own-product-part";
import { loadPackingChoices } from "./routes/draft/load-packing-choices.ts";
import { ProductDraftPart } from "./routes/draft/product-draft-part.tsx";

/** The 掛け紙 beside the pictures of a product. */
export const ownProductPart = { load: loadPackingChoices, Part: ProductDraftPart } satisfies OwnProductPart;
