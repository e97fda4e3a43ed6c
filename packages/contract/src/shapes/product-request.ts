import { requiredMessage } from "@noren/validation/field-messages";
import { optional } from "@noren/validation/fields/field";
import { productRequestFields } from "@noren/validation/fields/product-request";
import * as v from "valibot";
import { input, inputs } from "../input.ts";
import { ProductInfo } from "./catalogue.ts";
import { rowNumber } from "./query.ts";

/** A wish for a product that is sold out or that the shop does not carry. */
export const ProductRequestInput = v.pipe(
  v.strictObject({
    /** A product of the shop; else its name is needed. */
    product_id: v.optional(v.nullable(rowNumber), null),
    ...inputs(productRequestFields),
    product_name: input(optional(productRequestFields.product_name)),
  }),
  v.forward(
    v.check(
      ({ product_id, product_name }) => product_id !== null || product_name !== null,
      requiredMessage(productRequestFields.product_name),
    ),
    ["product_name"],
  ),
);
export type ProductRequestInput = v.InferInput<typeof ProductRequestInput>;

export const ProductRequestStatus = v.picklist(["received", "checking", "answered", "declined"]);
export type ProductRequestStatus = v.InferOutput<typeof ProductRequestStatus>;

export const ProductRequest = v.object({
  id: v.number(),
  /** The product that was asked for, where the shop carries it and shows it. */
  product: v.nullable(ProductInfo),
  product_name: v.string(),
  maker_name: v.nullable(v.string()),
  quantity: v.nullable(v.number()),
  note: v.nullable(v.string()),
  status: ProductRequestStatus,
  /** The status in Japanese. */
  status_name: v.string(),
  /** What the shop answered, plain text. */
  reply: v.nullable(v.string()),
  /** ISO 8601. */
  requested_at: v.string(),
});
export type ProductRequest = v.InferOutput<typeof ProductRequest>;
