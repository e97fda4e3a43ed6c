import { orderStatus } from "@noren/validation/fields/order";
import * as v from "valibot";
import { described } from "../described.ts";
import { valuesOf } from "../input.ts";
import { sums, UsedCoupon } from "./cart.ts";
import { CouponPart } from "./cart-line.ts";
import { CoolTemperature } from "./catalogue.ts";
import { Picture } from "./media.ts";
import { SocialGift } from "./gift.ts";
import { OrderInvoice } from "./invoice.ts";
import { Packed } from "./packing.ts";
import { OrderReceipt, OrderToken } from "./receipt.ts";
import { DateTime, Id, Pieces, PlainText, ProductName, TaxRate, Yen, YenWithTax } from "./text.ts";

export const OrderStatus = v.picklist(valuesOf(orderStatus));
export type OrderStatus = v.InferOutput<typeof OrderStatus>;

/** An order's number as people read it, e.g. `261120-7K3F9QXA`. */
export const OrderNo = v.pipe(
  v.string(),
  v.regex(/^[A-Z0-9-]{6,32}$/, "形式が正しくありません。"),
  v.examples(["261120-7K3F9QXA"]),
);

export const OrderLine = described(
  "An ordered line; names, prices and rate are copies from the time of the order.",
  v.object({
    id: Id,
    product_id: described("The variant's `id`; null when the shop no longer has it.", v.nullable(v.number())),
    product_key: described("The product's key; null when the shop no longer has it.", v.nullable(v.string())),
    product_name: ProductName,
    code: described("The SKU.", v.string()),
    image: Picture,
    unit_price: YenWithTax,
    quantity: Pieces,
    subtotal: described("unit_price × quantity, whole yen with tax.", Yen),
    tax_rate: TaxRate,
    tax_amount: described("Whole yen of tax included in the line.", Yen),
    coupon_discount_parts: described("The line's shares of the coupons; empty without a coupon.", v.array(CouponPart)),
    accessory_of: described("The name of the product whose accessory it is; null for none.", v.nullable(v.string())),
    name_embroidery: described("Letters that are embroidered on each piece; null for none.", v.nullable(v.string())),
  }),
);
export type OrderLine = v.InferOutput<typeof OrderLine>;

export const OrderPacking = described(
  "A parcel of an order; all values are copies from the time of the order.",
  v.object({
    product_ids: described("The `id`s of the lines in it.", v.array(v.number())),
    temperature: v.optional(CoolTemperature),
    delivery_at: described("YYYY-MM-DD; null is 指定なし.", v.nullable(v.string())),
    delivery_timezone_name: described("The slot's text when it was chosen; null is 指定なし.", v.nullable(v.string())),
    ...Packed,
  }),
);
export type OrderPacking = v.InferOutput<typeof OrderPacking>;

const OrderSender = v.object({
  shipping_name: described("Family and given name, separated by a space.", v.string()),
  postal_code: described("Seven digits without a hyphen.", v.string()),
  full_address: described("〒, prefecture, city and the rest in one line.", v.string()),
  phone_number: described("10 or 11 digits without hyphens.", v.string()),
});

export const OrderShipping = described(
  "A destination of an order. Address and phone of a social gift are null, since only the recipient may see them.",
  v.object({
    id: Id,
    shipping_name: described("Family and given name, separated by a space.", v.string()),
    postal_code: described("Seven digits without a hyphen; null for a social gift.", v.nullable(v.string())),
    full_address: described(
      "〒, prefecture, city and the rest in one line; null for a social gift.",
      v.nullable(v.string()),
    ),
    phone_number: described("10 or 11 digits without hyphens; null for a social gift.", v.nullable(v.string())),
    carriage: YenWithTax,
    delivery_at: described("The first parcel's day, YYYY-MM-DD; null is 指定なし.", v.nullable(v.string())),
    delivery_timezone_name: described("The slot's text when it was chosen; null is 指定なし.", v.nullable(v.string())),
    sender: described(
      "ご依頼主 of this destination; null for the orderer, absent for the order's `sender`.",
      v.optional(v.nullable(OrderSender)),
    ),
    packings: described("The parcels.", v.array(OrderPacking)),
    products: described("The lines.", v.array(OrderLine)),
  }),
);
export type OrderShipping = v.InferOutput<typeof OrderShipping>;

/** [refund.shape] */
export const Refund = described(
  "The amounts of a cancelled order, and the status of its refund.",
  v.object({
    status: described(
      "`none`: nothing was paid; `requested`: the payment service will refund it; `done`: it has refunded it; `manual`: the shop refunds by hand. Absent if unknown.",
      v.optional(v.picklist(["none", "requested", "done", "manual"])),
    ),
    cart_id: described("The ordered cart's `id`.", v.number()),
    payment_id: described("The payment method's `id` from `GET /v1/payments`.", v.number()),
    total_payment: described("Whole yen with tax, after all discounts and fees.", Yen),
    total_carriage: YenWithTax,
    total_tax: described("Whole yen of tax included in the total.", Yen),
    use_point: described("Points returned to the member.", v.number()),
    user_order_info: v.object({
      shipping: v.array(v.object({ id: Id, carriage: YenWithTax })),
      packing: v.array(
        v.object({ shipping_id: described("The `id` of the order's destination.", v.number()), price: YenWithTax }),
      ),
      product: described(
        "The order's lines.",
        v.array(
          v.object({
            shipping_id: described("The `id` of the order's destination.", v.number()),
            product_id: described("The variant's `id`; null when the shop no longer has it.", v.nullable(v.number())),
            code: described("The SKU.", v.string()),
            product_name: ProductName,
            unit_price: YenWithTax,
            quantity: Pieces,
          }),
        ),
      ),
    }),
  }),
);
export type Refund = v.InferOutput<typeof Refund>;

/** The entries of an order that the list of orders also has. */
const listedOrder = {
  id: Id,
  order_no: described("The order's number.", v.string()),
  ordered_at: DateTime,
  status: described("For programs; `status_name` is the text.", OrderStatus),
  status_name: described("The status in Japanese.", v.string()),
  shipped_on: described(
    "The day in Japan on which it was shipped, YYYY-MM-DD; null before or if unknown.",
    v.nullable(v.string()),
  ),
  can_cancel: described("Whether the member may cancel it now.", v.boolean()),
  /** [order.cancel] */
  cancel_only_ecd_key: described(
    "A warning's key after a cancellation that the shop must follow up by hand, else null.",
    v.nullable(v.string()),
  ),
  payment_guide: described(
    "What the shopper must still do to pay: the bank account, the deadline; null once nothing is left to do.",
    v.nullable(v.string()),
  ),
};

export const Order = v.object({
  ...listedOrder,
  cancelled_at: described("ISO 8601; null unless cancelled.", v.nullable(v.string())),
  cancel_reason: described("The reason of the orderer or the shop; null for none.", v.nullable(v.string())),
  memo: described("The member's own note; null for none.", v.nullable(v.object({ id: Id, body: PlainText }))),
  orderer_name: v.string(),
  orderer_email: v.string(),
  sender: described("ご依頼主; null if it is the orderer.", v.nullable(OrderSender)),
  remarks: described("The orderer's note to the shop; null for none.", v.nullable(v.string())),
  payment_id: described("The payment method's `id` from `GET /v1/payments`.", v.number()),
  payment_name: described("The payment method's name when it was chosen.", v.string()),
  is_awaiting_payment: described(
    "Whether the shop waits for the payment before it ships; the delivery days are planned until then.",
    v.boolean(),
  ),
  invoice: described("The invoice of an order that is paid by invoice; absent for others.", v.optional(OrderInvoice)),
  ...sums,
  coupons: described("The coupons used, in the order in which they were applied.", v.array(UsedCoupon)),
  earn_point: described("Points that it earns after delivery; 0 for guests.", v.number()),
  refund: described("What was refunded; null unless cancelled.", v.nullable(Refund)),
  shippings: described("The destinations.", v.array(OrderShipping)),
  social_gift: described("The social gift; null for other orders.", v.nullable(SocialGift)),
  receipt: described(
    "Its receipt. `token` opens it at `/orders/receipt`; absent for a member's order.",
    v.object({ ...OrderReceipt.entries, token: v.optional(OrderToken) }),
  ),
});
export type Order = v.InferOutput<typeof Order>;

export const OrderSummary = described(
  "An order in the list.",
  v.object({
    ...listedOrder,
    total_payment: sums.total_payment,
    item_count: described("Pieces of all lines.", v.number()),
    products: described(
      "The ordered products.",
      v.array(v.object({ product_name: ProductName, quantity: Pieces, image: Picture })),
    ),
  }),
);
export type OrderSummary = v.InferOutput<typeof OrderSummary>;
