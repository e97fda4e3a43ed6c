import * as v from "valibot";
import { AmountByTaxRate, CouponPart, UsedCoupon } from "./cart.ts";
import { Picture } from "./catalogue.ts";
import { SocialGift } from "./gift.ts";
import { Packed } from "./packing.ts";
import { OrderReceipt } from "./receipt.ts";
import { TaxRate, Yen } from "./text.ts";

export const OrderStatus = v.picklist(["accepted", "paid", "preparing", "shipped", "completed", "cancelled"]);
export type OrderStatus = v.InferOutput<typeof OrderStatus>;

/** An order's number as people read it, e.g. `261120-7K3F9QXA`. */
export const OrderNo = v.pipe(
  v.string(),
  v.regex(/^[A-Z0-9-]{6,32}$/, "形式が正しくありません。"),
  v.examples(["261120-7K3F9QXA"]),
);

/** A line as it was ordered: names, prices and rate are copies, not looked up again. */
export const OrderLine = v.object({
  id: v.number(),
  product_id: v.nullable(v.number()),
  product_key: v.nullable(v.string()),
  product_name: v.string(),
  code: v.string(),
  image: Picture,
  unit_price: Yen,
  quantity: v.number(),
  subtotal: Yen,
  tax_rate: TaxRate,
  tax_amount: Yen,
  coupon_discount_parts: v.array(CouponPart),
  /** The name of the product that it is an accessory of; null for what was chosen by itself. */
  accessory_of: v.nullable(v.string()),
  name_embroidery: v.nullable(v.string()),
});
export type OrderLine = v.InferOutput<typeof OrderLine>;

/** How a part of a destination was packed and when it is to arrive; all are copies. */
export const OrderPacking = v.object({
  /** Numbers of the lines in it. */
  product_ids: v.array(v.number()),
  delivery_at: v.nullable(v.string()),
  delivery_timezone_name: v.nullable(v.string()),
  ...Packed,
});
export type OrderPacking = v.InferOutput<typeof OrderPacking>;

/** Where a part of the order goes. Address and phone of a social gift are null: they are the recipient's own affair. */
export const OrderShipping = v.object({
  id: v.number(),
  shipping_name: v.string(),
  postal_code: v.nullable(v.string()),
  full_address: v.nullable(v.string()),
  phone_number: v.nullable(v.string()),
  carriage: Yen,
  /** Day and slot of its first parcel. */
  delivery_at: v.nullable(v.string()),
  delivery_timezone_name: v.nullable(v.string()),
  packings: v.array(OrderPacking),
  products: v.array(OrderLine),
});
export type OrderShipping = v.InferOutput<typeof OrderShipping>;

/** [refund.shape] What a cancelled order no longer comes to, as shops tell it to their statistics. */
export const Refund = v.object({
  cart_id: v.number(),
  payment_id: v.number(),
  total_payment: Yen,
  total_carriage: Yen,
  total_tax: Yen,
  /** Points that came back to the member. */
  use_point: v.number(),
  user_order_info: v.object({
    shipping: v.array(v.object({ id: v.number(), carriage: Yen })),
    packing: v.array(v.object({ shipping_id: v.number(), price: Yen })),
    product: v.array(
      v.object({
        shipping_id: v.number(),
        product_id: v.nullable(v.number()),
        code: v.string(),
        product_name: v.string(),
        unit_price: Yen,
        quantity: v.number(),
      }),
    ),
  }),
});
export type Refund = v.InferOutput<typeof Refund>;

export const Order = v.object({
  id: v.number(),
  order_no: v.string(),
  ordered_at: v.string(),
  status: OrderStatus,
  status_name: v.string(),
  can_cancel: v.boolean(),
  cancelled_at: v.nullable(v.string()),
  cancel_reason: v.nullable(v.string()),
  /** A warning's key after a cancel that the shop has to follow up by hand [order.cancel], else null. */
  cancel_only_ecd_key: v.nullable(v.string()),
  memo: v.nullable(v.object({ id: v.number(), body: v.string() })),
  orderer_name: v.string(),
  orderer_email: v.string(),
  /** ご依頼主 on the parcels; null where it is the orderer. */
  sender: v.nullable(
    v.object({
      shipping_name: v.string(),
      postal_code: v.string(),
      full_address: v.string(),
      phone_number: v.string(),
    }),
  ),
  remarks: v.nullable(v.string()),
  payment_id: v.number(),
  payment_name: v.string(),
  /** How to pay, where the shopper has to do something: the bank account, the deadline. */
  payment_guide: v.nullable(v.string()),
  total_payment: Yen,
  total_products: Yen,
  total_discount: Yen,
  use_point: Yen,
  total_carriage: Yen,
  total_packing: Yen,
  total_fee: Yen,
  total_tax: Yen,
  amount_by_tax_rate: v.array(AmountByTaxRate),
  coupons: v.array(UsedCoupon),
  /** Points that it earns once it is delivered; 0 for guests. */
  earn_point: v.number(),
  /** What a cancel took back; null for an order that stands. */
  refund: v.nullable(Refund),
  shippings: v.array(OrderShipping),
  /** Null where the order is no social gift. */
  social_gift: v.nullable(SocialGift),
  receipt: OrderReceipt,
});
export type Order = v.InferOutput<typeof Order>;

/** What the list shows of an order. */
export const OrderSummary = v.object({
  id: v.number(),
  order_no: v.string(),
  ordered_at: v.string(),
  status: OrderStatus,
  status_name: v.string(),
  can_cancel: v.boolean(),
  cancel_only_ecd_key: v.nullable(v.string()),
  total_payment: Yen,
  item_count: v.number(),
  products: v.array(v.object({ product_name: v.string(), quantity: v.number(), image: Picture })),
});
export type OrderSummary = v.InferOutput<typeof OrderSummary>;
