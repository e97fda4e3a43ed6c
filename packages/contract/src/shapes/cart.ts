import { addressFields } from "@noren/validation/fields/address";
import { ordererFields } from "@noren/validation/fields/user";
import * as v from "valibot";
import { answers } from "../input.ts";
import { ProductInfo, StockStatus } from "./catalogue.ts";
import { SocialReceiver } from "./gift.ts";
import { Packed } from "./packing.ts";
import { TransactionError } from "./payment.ts";
import { DateOnly, exampleText, TaxRate, Yen } from "./text.ts";

/** What proves that a cart is yours: 43 characters of base64url, kept by the browser only. */
export const CartToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, "形式が正しくありません。"));

/** A guest's cart in a login or a registration; it becomes the member's. */
export const guestCartToken = v.optional(exampleText("c".repeat(43)));

/** Keys that the backend hands out for lines, destinations and parcels of a cart. */
export const PartKey = v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/, "形式が正しくありません。"));

export const Quantity = v.pipe(
  v.number("数値で指定してください。"),
  v.integer("整数で指定してください。"),
  v.minValue(1, "1以上で指定してください。"),
  v.maxValue(9999, "9999以下で指定してください。"),
);

/** A coupon's share in a line, yen off its subtotal. The shares of all lines sum to the coupon's `amount`. */
export const CouponPart = v.object({ code: v.string(), amount: Yen });
export type CouponPart = v.InferOutput<typeof CouponPart>;

/** A coupon in a cart or an order: what it takes off the products and off the carriage, yen. */
export const UsedCoupon = v.object({ code: v.string(), name: v.string(), amount: Yen, carriage_amount: Yen });
export type UsedCoupon = v.InferOutput<typeof UsedCoupon>;

/** One line: a variant, how many, and the parcel that it goes into. */
export const CartLine = v.object({
  key: v.string(),
  /** The variant. */
  product_id: v.number(),
  /** The product's name with the variant's option values behind it. */
  product_name: v.string(),
  product_info: ProductInfo,
  option_values: v.array(v.string()),
  /** Yen with tax. */
  unit_price: Yen,
  quantity: v.number(),
  /** unit_price × quantity, yen with tax. */
  subtotal: Yen,
  tax_rate: TaxRate,
  /** This line's share of the tax of its rate; the shares of lines, carriage and fees sum to the rate's tax. */
  tax_amount: Yen,
  /** This line's shares of the coupons, yen; empty without a coupon. */
  coupon_discount_parts: v.array(CouponPart),
  /** The `product_id` of the line that it was added to as an accessory; null for what was chosen by itself. */
  accessory_of: v.nullable(v.number()),
  /** Letters that are embroidered on each piece; null for none. */
  name_embroidery: v.nullable(v.string()),
  stock_status: StockStatus,
  stock_quantity: v.nullable(v.number()),
  max_quantity: v.number(),
  shipping_key: v.nullable(v.string()),
  packing_key: v.nullable(v.string()),
});
export type CartLine = v.InferOutput<typeof CartLine>;

/** A parcel: what of a destination is packed together, how, and when it is to arrive. */
export const CartPacking = v.object({
  key: v.string(),
  shipping_key: v.string(),
  /** Keys of the lines in it. */
  product_keys: v.array(v.string()),
  /** The wished day, null for 指定なし. */
  delivery_at: v.nullable(DateOnly),
  /** The wished slot's key, null for 指定なし. */
  delivery_timezone_key: v.nullable(v.string()),
  /** The slot's words as they were when it was chosen. */
  delivery_timezone_name: v.nullable(v.string()),
  ...Packed,
});
export type CartPacking = v.InferOutput<typeof CartPacking>;

/** A destination with its parcels, at least one. */
export const CartShipping = v.object({
  key: v.string(),
  user_address_id: v.nullable(v.number()),
  ...answers(addressFields),
  shipping_name: v.string(),
  full_address: v.string(),
  /** Yen with tax, for this destination; charged once for all its parcels that are wished for the same day and slot. */
  carriage: Yen,
  packings: v.array(CartPacking),
});
export type CartShipping = v.InferOutput<typeof CartShipping>;

/** What a rate amounts to: `amount` is the taxed total of the rate, with its `tax` in it. */
export const AmountByTaxRate = v.object({ tax_rate: TaxRate, amount: Yen, tax: Yen });
export type AmountByTaxRate = v.InferOutput<typeof AmountByTaxRate>;

/**
 * The sums. total_payment = total_products − total_discount − use_point + total_carriage + total_packing + total_fee,
 * and total_discount + use_point ≤ total_products.
 */
export const CartTotals = v.object({
  total_payment: Yen,
  total_products: Yen,
  total_discount: Yen,
  use_point: Yen,
  total_carriage: Yen,
  /** Wrapping, のし and message cards. */
  total_packing: Yen,
  total_fee: Yen,
  total_tax: Yen,
  amount_by_tax_rate: v.array(AmountByTaxRate),
  /** Yen that are still missing for free delivery; null where the shop has none, 0 once reached. */
  until_free_carriage: v.nullable(Yen),
  /** Points that the order will earn once it is delivered; null for guests and in shops without points. */
  earn_point: v.nullable(v.number()),
});
export type CartTotals = v.InferOutput<typeof CartTotals>;

/** ご依頼主: who stands on the parcels as sending them, where that is another than the orderer. */
export const Sender = v.object({
  user_address_id: v.nullable(v.number()),
  ...answers(addressFields),
  shipping_name: v.string(),
  full_address: v.string(),
});

export const Cart = v.object({
  token: CartToken,
  id: v.number(),
  user_id: v.nullable(v.number()),
  order_no: v.nullable(v.string()),
  payment_id: v.nullable(v.number()),
  payment_name: v.nullable(v.string()),
  /** The orderer as far as known: a member's profile, or what a guest filled in. */
  orderer: v.nullable(v.object(answers(ordererFields))),
  /** Null for the orderer. A member's default sender comes with the first destination. */
  sender: v.nullable(Sender),
  remarks: v.nullable(v.string()),
  /** To whom the cart is given as a social gift; it then has no destination of its own. Null for any other cart. */
  social_receiver: v.nullable(SocialReceiver),
  /** A social gift's only parcel, which `packings/modify` packs by this key; when it arrives, the recipient says. */
  social_packing: v.nullable(v.object({ key: v.string(), product_keys: v.array(v.string()), ...Packed })),
  /** Why the last payment came to nothing; null where none did, or once that was deleted. */
  transaction_error: v.nullable(TransactionError),
  detail: v.object({
    products: v.array(CartLine),
    shippings: v.array(CartShipping),
    /** In the order in which they were given, which is the order in which they take off. */
    coupons: v.array(UsedCoupon),
    /** What the member has, and the most that this cart may use of it; null for guests and in shops without points. */
    point: v.nullable(v.object({ balance: v.number(), usable: v.number() })),
    order: CartTotals,
  }),
  /** What the backend changed by itself since the last answer (sold out, price changed), for the shopper to read. */
  notices: v.array(v.object({ code: v.string(), message: v.string(), product_name: v.string() })),
  updated_at: v.string(),
});
export type Cart = v.InferOutput<typeof Cart>;

/** When a parcel can arrive, and the slots to choose from. */
export const LeadTime = v.object({
  shipping_key: v.string(),
  packing_key: v.string(),
  /** The days that can be chosen, in order. */
  dates: v.array(DateOnly),
  /**
   * Slot key → words, in order ("08-12": "午前中"). No key looks like a whole number: JavaScript would bring those to the
   * front of the object, and the order of the day would be lost.
   */
  delivery_timezone: v.record(v.string(), v.string()),
  /** Why the first day is what it is: cut-off passed, closing days, remote prefecture … */
  note: v.nullable(v.string()),
});
export type LeadTime = v.InferOutput<typeof LeadTime>;

/** [constants.options] 1 prepaid bank transfer, 2 invoice after billing, 3 deferred; 4 is cash on delivery. */
export const PaymentMethod = v.object({
  id: v.number(),
  /** Names the method, e.g. `bank_transfer`; what it means is in the other fields. */
  code: v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,30}$/)),
  name: v.string(),
  description: v.string(),
  /** When the shopper pays; `before_shipping`: the shop ships once it has the money. */
  timing: v.picklist(["before_shipping", "at_order", "on_delivery", "after_delivery"]),
  /** Days in which the shopper pays; null without such a limit. */
  days_to_pay: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** When to pay, in a sentence for the final confirmation (特定商取引法). */
  timing_text: v.string(),
  /** What the page has to provide: a form for a card (`getPaymentService`), a way to a page of the service, or nothing. */
  requires: v.picklist(["nothing", "card", "redirect"]),
  /** Yen with tax that this way of paying adds to this cart. */
  fee: Yen,
  is_available: v.boolean(),
  /** Why it cannot be chosen now. */
  reason: v.nullable(v.string()),
});
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;
