import { destinationFields } from "@noren/validation/fields/address";
import { paymentFields } from "@noren/validation/fields/cart";
import { optional } from "@noren/validation/fields/field";
import { lineEmbroidery } from "@noren/validation/fields/measurement";
import * as v from "valibot";
import { call } from "../call.ts";
import { input } from "../input.ts";
import { Cart, CartToken, PartKey, PaymentMethod, Quantity } from "../shapes/cart.ts";
import { Order, OrderNo } from "../shapes/order.ts";
import { CardChoice, PaymentInProgress } from "../shapes/payment.ts";
import { AddressInput, OrdererInput } from "../shapes/person.ts";
import { rowNumber, wholeNumber } from "../shapes/query.ts";
import { cartErrors, productErrors } from "./cart-errors.ts";

export const initCart = call({
  method: "POST",
  path: "/v1/carts/init",
  auth: "cart-token",
  summary: "Opens the cart of a token, or a new one where the token is absent, unknown or spent",
  body: v.object({
    token: v.optional(v.nullable(CartToken)),
    /** Takes lines out whose product is gone, instead of answering product_not_found. */
    invalid_product: v.optional(v.boolean()),
  }),
  answer: Cart,
  errors: { "cart.init.product_not_found": 422 },
});

export const getCart = call({
  method: "GET",
  path: "/v1/carts/{token}",
  auth: "cart-token",
  summary: "The cart as it stands",
  params: v.object({ token: CartToken }),
  answer: Cart,
  errors: cartErrors,
});

export const resetCart = call({
  method: "PATCH",
  path: "/v1/carts/reset",
  auth: "cart-token",
  summary: "Empties the cart",
  body: v.object({ token: CartToken }),
  answer: Cart,
  errors: cartErrors,
});

export const addCartProduct = call({
  method: "PATCH",
  path: "/v1/carts/products/add",
  auth: "cart-token",
  summary: "Adds a variant; more of one that is there already raises its quantity",
  body: v.object({ token: CartToken, product_id: rowNumber, quantity: Quantity }),
  answer: Cart,
  errors: { ...cartErrors, ...productErrors },
});

export const addCartProductSet = call({
  method: "PATCH",
  path: "/v1/carts/products/add-set",
  auth: "cart-token",
  summary: "Adds several variants at once, all or none: the sizes of an order sheet, the parts of a set",
  body: v.object({
    token: CartToken,
    products: v.pipe(
      v.array(
        v.object({
          product_id: rowNumber,
          quantity: Quantity,
          /** Only on products that take some. */
          name_embroidery: input(optional(lineEmbroidery)),
        }),
      ),
      v.minLength(1, "商品を指定してください。"),
      v.maxLength(200, "一度に追加できるのは200件までです。"),
    ),
  }),
  answer: Cart,
  errors: { ...cartErrors, ...productErrors, "cart.update_products.no_embroidery": 422 },
});

export const modifyCartProduct = call({
  method: "PATCH",
  path: "/v1/carts/products/modify",
  auth: "cart-token",
  summary: "Changes the quantity of a line",
  body: v.object({ token: CartToken, key: PartKey, quantity: Quantity }),
  answer: Cart,
  errors: { ...cartErrors, "cart.update_products.product_not_found": 422, "cart.update_products.out_of_stock": 422 },
});

export const deleteCartProduct = call({
  method: "PATCH",
  path: "/v1/carts/products/delete",
  auth: "cart-token",
  summary: "Takes lines out, by key or by the numbers of their variants",
  body: v.object({ token: CartToken, key: v.optional(PartKey), ids: v.optional(v.array(rowNumber)) }),
  answer: Cart,
  errors: cartErrors,
});

export const divideCartProduct = call({
  method: "PATCH",
  path: "/v1/carts/products/divide",
  auth: "cart-token",
  summary: "Spreads the products over the destinations; a product's quantities must sum to what the cart has of it",
  body: v.object({
    token: CartToken,
    products: v.pipe(
      v.array(
        v.object({
          product_id: rowNumber,
          shippings: v.array(
            v.object({
              shipping_key: PartKey,
              quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
            }),
          ),
        }),
      ),
      v.minLength(1, "商品を指定してください。"),
    ),
  }),
  answer: Cart,
  errors: { ...cartErrors, "cart_detail.divide.sum_mismatch": 422 },
});

export const addCartShipping = call({
  method: "PATCH",
  path: "/v1/carts/shippings/add",
  auth: "cart-token",
  summary: "Adds a destination: an address of the member's book, or a typed one; the first takes all products",
  body: v.object({
    token: CartToken,
    user_address_id: v.optional(rowNumber),
    address: v.optional(AddressInput),
    is_save_address: v.optional(input(destinationFields.is_save_address)),
    /** Replaces all destinations there are, rather than adding to them. */
    is_only: v.optional(v.boolean()),
  }),
  answer: Cart,
  errors: {
    ...cartErrors,
    "cart_detail.set_user_address.not_data": 422,
    "cart_detail.shipping.limit": 422,
    "user_address.limit": 422,
  },
});

export const modifyCartShipping = call({
  method: "PATCH",
  path: "/v1/carts/shippings/modify",
  auth: "cart-token",
  summary: "Changes the address of a destination, or removes it (its products go to the first one left)",
  body: v.object({
    token: CartToken,
    key: PartKey,
    user_address_id: v.optional(rowNumber),
    address: v.optional(AddressInput),
    is_remove: v.optional(v.boolean()),
  }),
  answer: Cart,
  errors: { ...cartErrors, "cart_detail.set_user_address.not_data": 422 },
});

export const resetCartShippings = call({
  method: "PATCH",
  path: "/v1/carts/shippings/reset",
  auth: "cart-token",
  summary: "Takes all wishes of delivery back, with `is_removing_address` the destinations too",
  body: v.object({ token: CartToken, is_removing_address: v.optional(v.boolean()) }),
  answer: Cart,
  errors: cartErrors,
});

export const modifyCartOrder = call({
  method: "PATCH",
  path: "/v1/carts/order/modify",
  auth: "cart-token",
  summary: "Sets the orderer (a guest's), the sender on the parcels and the way to pay",
  body: v.object({
    token: CartToken,
    orderer: v.optional(OrdererInput),
    /** Who sends (ご依頼主), by an address of the member's book; goes before `sender`. */
    sender_address_id: v.optional(rowNumber),
    /** Who sends, typed; null for the orderer. */
    sender: v.optional(v.nullable(AddressInput)),
    payment_id: v.optional(v.number()),
  }),
  answer: Cart,
  errors: { ...cartErrors, "cart.payment.not_available": 422, "cart.sender.not_data": 422 },
});

export const modifyCartOther = call({
  method: "PATCH",
  path: "/v1/carts/other/modify",
  auth: "cart-token",
  summary: "Sets the remarks to the shop",
  body: v.object({ token: CartToken, remarks: input(paymentFields.remarks) }),
  answer: Cart,
  errors: cartErrors,
});

export const listPayments = call({
  method: "GET",
  path: "/v1/payments",
  auth: "public",
  summary: "The ways of paying that the shop offers",
  answer: v.object({ data: v.array(PaymentMethod) }),
});

export const listCartPayments = call({
  method: "GET",
  path: "/v1/payments/carts/{token}",
  auth: "cart-token",
  summary: "The ways of paying for this cart, each with its fee and whether it can be chosen",
  params: v.object({ token: CartToken }),
  answer: v.object({ data: v.array(PaymentMethod) }),
  errors: cartErrors,
});

export const checkCartPayment = call({
  method: "GET",
  path: "/v1/carts/{token}/payment/{payment_id}/check",
  auth: "cart-token",
  summary: "Whether the cart can be paid this way now",
  params: v.object({ token: CartToken, payment_id: wholeNumber(1, 1000) }),
  answer: v.object({
    is_available: v.boolean(),
    reason: v.nullable(v.string()),
    /** A payment of this cart that waits at the service for the shopper. */
    in_progress: v.nullable(PaymentInProgress),
  }),
  errors: cartErrors,
});

export const decideCart = call({
  method: "POST",
  path: "/v1/carts/{token}/decision",
  auth: "cart-token",
  summary:
    "Makes the cart an order, once; sent again it answers the same order. A payment at another place is made first: the " +
    "answer then leads there, and the decision is sent again after coming back",
  params: v.object({ token: CartToken }),
  body: v.object({
    /** total_payment as the shopper saw it on the confirm screen; another amount is refused. */
    total_payment: v.pipe(v.number(), v.integer()),
    payment: v.optional(CardChoice),
  }),
  answer: v.object({
    /** The order's number, or the one that it will have. */
    order_no: v.string(),
    /** Null while a payment is in progress. */
    order: v.nullable(Order),
    payment: v.nullable(PaymentInProgress),
  }),
  errors: {
    ...cartErrors,
    "cart.decision.out_of_stock": 409,
    "cart.decision.total_changed": 409,
    "cart.payment.card_missing": 422,
    "cart.payment.card_refused": 422,
    "cart.payment.refused": 422,
    "cart.payment.unreachable": 409,
    rate_limited: 429,
    "cart.decision.not_ready": 422,
    "cart.decision.stopped_selling": 422,
    "cart.decision.coupon": 409,
    "cart.decision.point": 409,
    "cart.update_products.not_sale": 422,
  },
});

export const getCartOrder = call({
  method: "GET",
  path: "/v1/carts/order/{orderNo}",
  auth: "cart-token",
  summary: "The order that came of a cart; the cart's token proves whose it is",
  params: v.object({ orderNo: OrderNo }),
  query: v.object({ token: CartToken }),
  answer: Order,
  errors: { not_found: 404, "cart.payment.unreachable": 409 },
});
