import * as v from "valibot";
import { described } from "../described.ts";
import { CoolTemperature, ProductInfo, StockStatus } from "./catalogue.ts";
import { Pieces, ProductName, TaxRate, Yen, YenWithTax } from "./text.ts";

export const CouponPart = described(
  "A coupon's share in a line's discount. The shares of all lines sum to the coupon's `amount`.",
  v.object({
    code: described("The coupon's code.", v.string()),
    amount: described("Whole yen off the products.", Yen),
  }),
);
export type CouponPart = v.InferOutput<typeof CouponPart>;

/** A variant with its quantity, to be ordered or saved for later. */
const lineEntries = {
  key: described("The line's key in the cart.", v.string()),
  product_id: described("The variant's `id`.", v.number()),
  product_name: ProductName,
  product_info: ProductInfo,
  option_values: described(
    "The values of the product's options in their order; empty if the product has none.",
    v.array(v.string()),
  ),
  unit_price: YenWithTax,
  quantity: Pieces,
  tax_rate: TaxRate,
  accessory_of: described("The `product_id` of the line whose accessory it is; null for none.", v.nullable(v.number())),
  name_embroidery: described("Letters that are embroidered on each piece; null for none.", v.nullable(v.string())),
  stock_status: StockStatus,
  stock_quantity: described("Pieces left; null unless `stock_status` is `few`.", v.nullable(v.number())),
  max_quantity: described("The most pieces that one order may have of it now.", v.number()),
};

export const SavedLine = described(
  "A line that is saved for later (あとで買う): no part of the order and its sums.",
  v.object(lineEntries),
);
export type SavedLine = v.InferOutput<typeof SavedLine>;

export const CartLine = described(
  "A line: a variant, its quantity and its parcel.",
  v.object({
    ...lineEntries,
    subtotal: described("unit_price × quantity, whole yen with tax.", Yen),
    tax_amount: described(
      "This line's share of the tax of its rate; the shares of lines, carriage and fees sum to the rate's tax.",
      Yen,
    ),
    coupon_discount_parts: described("The line's shares of the coupons; empty without a coupon.", v.array(CouponPart)),
    has_accessories: described(
      "Whether the shop has accessories for it (`GET /v1/products/{key}/accessories`); absent for no.",
      v.optional(v.boolean()),
    ),
    temperature: v.optional(CoolTemperature),
    shipping_key: described("The destination's key in the cart; null before one is chosen.", v.nullable(v.string())),
    packing_key: described("The parcel's key in the cart; null before one is chosen.", v.nullable(v.string())),
  }),
);
export type CartLine = v.InferOutput<typeof CartLine>;
