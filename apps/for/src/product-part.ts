import type { OwnProductPart } from "@noren/storefront/screens/product/own-product-part";
import { loadDraft } from "./routes/draft/draft.model.ts";
import { ProductDraftPart } from "./routes/draft/product-draft-part.tsx";

/** The 掛け紙 beside the pictures of a product. */
export const ownProductPart = { load: loadDraft, Part: ProductDraftPart } satisfies OwnProductPart;
