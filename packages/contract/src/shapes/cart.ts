import { addressFields } from "@noren/validation/fields/address";
import { ordererFields } from "@noren/validation/fields/user";
import { MAX_QUANTITY } from "@noren/validation/fields/quantity";
import * as v from "valibot";
import { described } from "../described.ts";
import { answers } from "../input.ts";
import { CartLine, SavedLine } from "./cart-line.ts";
import { Arrival, CoolTemperature } from "./catalogue.ts";
import { SocialReceiver } from "./gift.ts";
import { InvoiceRecipient } from "./invoice.ts";
import { Packed } from "./packing.ts";
import { ConvenienceStore, TransactionError } from "./payment.ts";
import { DateOnly, DateTime, DisplayName, exampleText, Id, ProductName, TaxRate, Yen, YenWithTax } from "./text.ts";

export const CartToken = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/, "形式が正しくありません。"),
  v.description("Authorizes access to the cart: 43 characters of base64url, stored by the browser only."),
);

/** The field `cart_token` of logins and registrations. */
export const guestCartToken = described(
  "The guest's cart, which becomes the member's.",
  // An invalid token is ignored: a login must not fail because of what a browser stored.
  v.optional(v.pipe(exampleText("c".repeat(43)), v.maxLength(1000, "形式が正しくありません。"))),
);

export const PartKey = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,32}$/, "形式が正しくありません。"),
  v.description("The key of a line, destination or parcel of the cart."),
);

export { MAX_QUANTITY };

/** Maximum number of lines; lines divided among destinations and parcels count once. */
export const LINE_LIMIT = 200;
/** Maximum number of lines of a cart whose products are divided among destinations and parcels. */
export const DIVIDED_LINE_LIMIT = 1000;
/** Maximum number of destinations; larger orders are placed by telephone. */
export const SHIPPING_LIMIT = 20;
/** Maximum number of parcels to one destination. */
export const PACKING_LIMIT = 20;

export const Quantity = v.pipe(
  v.number("数値で指定してください。"),
  v.integer("整数で指定してください。"),
  v.minValue(1, "1以上で指定してください。"),
  v.maxValue(MAX_QUANTITY, `${MAX_QUANTITY}以下で指定してください。`),
  v.description("Pieces."),
);

export const UsedCoupon = described(
  "A coupon in a cart or an order, with its discount on products and carriage.",
  v.object({
    code: described("The coupon's code.", v.string()),
    name: DisplayName,
    amount: described("Whole yen off the products.", Yen),
    carriage_amount: described("Whole yen off the carriage.", Yen),
  }),
);
export type UsedCoupon = v.InferOutput<typeof UsedCoupon>;

export const CartPacking = described(
  "A parcel: products of a destination that are packed and delivered together.",
  v.object({
    key: described("The parcel's key in the cart.", v.string()),
    shipping_key: described("The destination's key in the cart.", v.string()),
    product_keys: described("Keys of the lines in it.", v.array(v.string())),
    temperature: v.optional(CoolTemperature),
    delivery_at: described("The requested day, YYYY-MM-DD; null is 指定なし.", v.nullable(DateOnly)),
    delivery_timezone_key: described(
      "The requested slot, a key of the lead times' `delivery_timezone`; null is 指定なし.",
      v.nullable(v.string()),
    ),
    delivery_timezone_name: described("The slot's text when it was chosen; null is 指定なし.", v.nullable(v.string())),
    ...Packed,
  }),
);
export type CartPacking = v.InferOutput<typeof CartPacking>;

/** The name and the address of a destination or a sender. */
const nameAndAddress = {
  user_address_id: described(
    "An entry of the address book; null for an address that is not in it.",
    v.nullable(v.number()),
  ),
  ...answers(addressFields),
  shipping_name: described("Family and given name, separated by a space.", v.string()),
  full_address: described("〒, prefecture, city and the rest in one line.", v.string()),
};

export const Sender = described(
  "ご依頼主: the sender printed on the parcels, who differs from the orderer.",
  v.object(nameAndAddress),
);

export const CartShipping = described(
  "A destination with its parcels, at least one.",
  v.object({
    key: described("The destination's key in the cart.", v.string()),
    ...nameAndAddress,
    carriage: described(
      "Whole yen with tax; charged once for all parcels of this destination with the same temperature, day and slot.",
      Yen,
    ),
    undeliverable: described(
      "Why some of its products cannot be delivered to it, for the shopper to read; absent if all can. The order is refused.",
      v.optional(v.string()),
    ),
    sender: described(
      "ご依頼主 of this destination; null for the orderer, absent for the cart's `sender`.",
      v.optional(v.nullable(Sender)),
    ),
    packings: described("The parcels.", v.array(CartPacking)),
  }),
);
export type CartShipping = v.InferOutput<typeof CartShipping>;

export const AmountByTaxRate = described(
  "The total of a tax rate: `amount` includes `tax`.",
  v.object({
    tax_rate: TaxRate,
    amount: described("Whole yen with tax: the total at this rate.", Yen),
    tax: described("Whole yen of tax included in the amount.", Yen),
  }),
);
export type AmountByTaxRate = v.InferOutput<typeof AmountByTaxRate>;

export const CoolCarriage = described(
  "The charge for the chilled or the frozen parcels of an order.",
  v.object({
    temperature: CoolTemperature,
    parcels: described("Number of parcels.", v.pipe(v.number(), v.integer(), v.minValue(1))),
    amount: described("Whole yen with tax for all of them.", Yen),
  }),
);
export type CoolCarriage = v.InferOutput<typeof CoolCarriage>;

/** The sums of a cart and of an order. */
export const sums = {
  total_payment: described("Whole yen with tax, after all discounts and fees.", Yen),
  total_products: described("Whole yen with tax, before coupons and points.", Yen),
  total_discount: described("Whole yen that coupons take off the products.", Yen),
  use_point: described("Points used; each takes one yen off.", Yen),
  total_carriage: YenWithTax,
  cool_carriages: described(
    "What of `total_carriage` is for chilled and frozen parcels; absent without such parcels. A cart without destinations has the charge of one parcel per temperature.",
    v.optional(v.array(CoolCarriage)),
  ),
  total_packing: described("Whole yen with tax: wrapping, のし, message cards, 立札 and bags.", Yen),
  total_fee: described("Whole yen with tax that the payment method adds.", Yen),
  total_tax: described("Whole yen of tax included in the total.", Yen),
  amount_by_tax_rate: described("Taxed total and tax per tax rate.", v.array(AmountByTaxRate)),
};

export const CartTotals = described(
  "The totals. total_payment = total_products − total_discount − use_point + total_carriage + total_packing + total_fee, and total_discount + use_point ≤ total_products.",
  v.object({
    ...sums,
    until_free_carriage: described(
      "Whole yen still missing for free delivery; 0 once reached, null if the shop has none.",
      v.nullable(Yen),
    ),
    earn_point: described(
      "Points that the order earns after delivery; null for guests and in shops without points.",
      v.nullable(v.number()),
    ),
  }),
);
export type CartTotals = v.InferOutput<typeof CartTotals>;

export const Cart = v.object({
  token: CartToken,
  id: Id,
  user_id: described("The member's `id`; null for a guest.", v.nullable(v.number())),
  order_no: described("The order's number; null until the cart is ordered.", v.nullable(v.string())),
  payment_id: described("The chosen payment method; null until one is chosen.", v.nullable(v.number())),
  payment_name: described("The chosen payment method; null until one is chosen.", v.nullable(v.string())),
  payment_store: described("The chosen one of the payment method's `stores`, if any.", v.optional(ConvenienceStore)),
  invoice_recipient: described(
    "To whom an invoice is made out: as chosen, else the member's company; absent if the cart cannot be paid by invoice.",
    v.optional(InvoiceRecipient),
  ),
  orderer: described(
    "The orderer: a member's profile, or what a guest filled in; null if unknown.",
    v.nullable(v.object(answers(ordererFields))),
  ),
  sender: described(
    "Null for the orderer. A member's default sender comes with the first destination.",
    v.nullable(Sender),
  ),
  remarks: described("The orderer's note to the shop; null for none.", v.nullable(v.string())),
  social_receiver: described(
    "The receiver of a social gift, whose cart has no destination; null for other carts.",
    v.nullable(SocialReceiver),
  ),
  social_packing: described(
    "The only parcel of a social gift, for `packings/modify`; the recipient chooses its delivery date. Null for other carts.",
    v.nullable(
      v.object({
        key: described("The parcel's key in the cart.", v.string()),
        product_keys: described("Keys of the lines in it.", v.array(v.string())),
        ...Packed,
      }),
    ),
  ),
  transaction_error: described(
    "Why the last payment failed; null for none, or once deleted.",
    v.nullable(TransactionError),
  ),
  detail: v.object({
    products: described("The lines.", v.array(CartLine)),
    saved: described("The lines that are saved for later; absent for none.", v.optional(v.array(SavedLine))),
    shippings: described("The destinations.", v.array(CartShipping)),
    coupons: described("In the order in which they were entered and are applied.", v.array(UsedCoupon)),
    point: described(
      "The member's points, and the most that this cart may use; null for guests and in shops without points.",
      v.nullable(
        v.object({
          balance: described("Points; one point is one yen.", v.number()),
          usable: described("The most points that the cart may use.", v.number()),
        }),
      ),
    ),
    order: CartTotals,
    arrival: v.optional(Arrival),
  }),
  notices: described(
    "What the backend changed since the last response (sold out, price changed), for the shopper to read.",
    v.array(
      v.object({
        code: described("The notice's code, for programs.", v.string()),
        message: described("For people to read.", v.string()),
        product_name: ProductName,
      }),
    ),
  ),
  undo_key: described(
    "For `undo` of `products/delete`: only in the response to a removal or to `reset`, and absent from backends that cannot undo it.",
    v.optional(exampleText("u12")),
  ),
  updated_at: DateTime,
});
export type Cart = v.InferOutput<typeof Cart>;
