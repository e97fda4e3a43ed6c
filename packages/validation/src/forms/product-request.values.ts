import type { ProductRequestInput } from "@noren/contract/shapes/product-request";
import type { Typed } from "./typed.ts";

export type ProductRequestValues = Typed<Omit<ProductRequestInput, "product_id">>;

export const emptyProductRequest: ProductRequestValues = { product_name: "", maker_name: "", quantity: "", note: "" };
