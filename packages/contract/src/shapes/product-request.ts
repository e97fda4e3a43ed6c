import { requiredMessage } from "@noren/validation/field-messages";
import { optional } from "@noren/validation/fields/field";
import { productRequestFields } from "@noren/validation/fields/product-request";
import * as v from "valibot";
import { described } from "../described.ts";
import { input, inputs } from "../input.ts";
import { ProductInfo } from "./catalogue.ts";
import { rowNumber } from "./query.ts";
import { DateTime, Id } from "./text.ts";

/** A request for a product that is sold out or that the shop does not carry. */
export const ProductRequestInput = v.pipe(
  v.strictObject({
    product_id: described(
      "A product of the shop; if null, `product_name` is required.",
      v.optional(v.nullable(rowNumber), null),
    ),
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
  id: Id,
  product: described("The requested product; null unless the shop shows it.", v.nullable(ProductInfo)),
  product_name: described("The product's name, as the member wrote it.", v.string()),
  maker_name: v.nullable(v.string()),
  quantity: described("Pieces; null for none.", v.nullable(v.number())),
  note: described("The member's note; null for none.", v.nullable(v.string())),
  status: described("For programs; `status_name` is the text.", ProductRequestStatus),
  status_name: described("The status in Japanese.", v.string()),
  reply: described("The shop's reply, plain text; null for none.", v.nullable(v.string())),
  requested_at: DateTime,
});
export type ProductRequest = v.InferOutput<typeof ProductRequest>;
