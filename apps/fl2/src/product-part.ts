import type { OwnProductPart } from "@noren/storefront/screens/product/own-product-part";
import { ProductCare } from "./routes/product/product-care.tsx";

/** What the plant needs, beside its pictures. */
export const ownProductPart = { Part: ProductCare } satisfies OwnProductPart;
