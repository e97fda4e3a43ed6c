import { paymentFields } from "@noren/validation/fields/cart";
import { optional } from "@noren/validation/fields/field";
import { passwordFields } from "@noren/validation/fields/login";
import { lineEmbroidery } from "@noren/validation/fields/measurement";
import * as v from "valibot";
import { call } from "../call.ts";
import { arrayUpTo } from "../array-up-to.ts";
import { described } from "../described.ts";
import { input } from "../input.ts";
import { Cart, CartToken, LINE_LIMIT, MAX_QUANTITY, PartKey, Quantity, SHIPPING_LIMIT } from "../shapes/cart.ts";
import { passwordErrors } from "../shapes/confirmation.ts";
import { InvoiceRecipientInput } from "../shapes/invoice.ts";
import { Order, OrderNo } from "../shapes/order.ts";
import { ConvenienceStore, CardChoice, PaymentInProgress } from "../shapes/payment.ts";
import { AddressInput, OrdererInput } from "../shapes/person.ts";
import { rowNumber } from "../shapes/query.ts";
import { cartErrors, lineErrors, productErrors } from "./cart-errors.ts";

export const initCart = call({
  method: "POST",
  path: "/v1/carts/init",
  auth: "cart-token",
  summary: "Opens the cart of a token, or a new cart if the token is absent, unknown or used",
  body: v.object({
    token: described("The cart's token, if the browser has one.", v.optional(v.nullable(CartToken))),
    invalid_product: described(
      "Removes lines whose product no longer exists, instead of answering product_not_found.",
      v.optional(v.boolean()),
    ),
  }),
  answer: Cart,
  errors: { "cart.init.product_not_found": 422 },
});

export const getCart = call({
  method: "GET",
  path: "/v1/carts/{token}",
  auth: "cart-token",
  summary: "The current cart",
  params: v.object({ token: CartToken }),
  answer: Cart,
  errors: cartErrors,
});

export const resetCart = call({
  method: "PATCH",
  path: "/v1/carts/reset",
  auth: "cart-token",
  summary: "Empties the cart; what is saved for later stays",
  body: v.object({ token: CartToken }),
  answer: Cart,
  errors: cartErrors,
});

export const addCartProduct = call({
  method: "PATCH",
  path: "/v1/carts/products/add",
  auth: "cart-token",
  summary: "Adds a variant, or increases its quantity",
  body: v.object({ token: CartToken, product_id: described("The variant's `id`.", rowNumber), quantity: Quantity }),
  answer: Cart,
  errors: productErrors,
});

export const addCartProductSet = call({
  method: "PATCH",
  path: "/v1/carts/products/add-set",
  auth: "cart-token",
  summary: "Adds several variants, all or none: the sizes of an order sheet, the parts of a set",
  body: v.object({
    token: CartToken,
    products: described(
      "The variants to add: all or none.",
      v.pipe(
        arrayUpTo(
          v.object({
            product_id: described("The variant's `id`.", rowNumber),
            quantity: Quantity,
            name_embroidery: described("Only for products that allow embroidery.", input(optional(lineEmbroidery))),
          }),
          LINE_LIMIT,
          `一度に追加できるのは${LINE_LIMIT}件までです。`,
        ),
        v.minLength(1, "商品を指定してください。"),
      ),
    ),
  }),
  answer: Cart,
  errors: { ...productErrors, "cart.update_products.no_embroidery": 422 },
});

export const reorder = call({
  method: "PATCH",
  path: "/v1/carts/products/reorder",
  auth: "member",
  summary:
    "Adds the products of one of the member's orders in the quantities that can be bought; `notices` name what is missing",
  body: v.object({ token: CartToken, order_id: described("The order's `id`.", rowNumber) }),
  answer: Cart,
  errors: { ...productErrors, "cart.reorder.unavailable": 422 },
});

export const modifyCartProduct = call({
  method: "PATCH",
  path: "/v1/carts/products/modify",
  auth: "cart-token",
  summary: "Changes the quantity of a line",
  body: v.object({ token: CartToken, key: PartKey, quantity: Quantity }),
  answer: Cart,
  errors: lineErrors,
});

export const deleteCartProduct = call({
  method: "PATCH",
  path: "/v1/carts/products/delete",
  auth: "cart-token",
  summary: "Removes lines, by key or by the ids of their variants; or takes the last removal back",
  body: v.object({
    token: CartToken,
    key: v.optional(PartKey),
    ids: described("Variants by their `id`.", v.optional(arrayUpTo(rowNumber, LINE_LIMIT))),
    undo: described(
      "The `undo_key` of the last removal or `reset`: puts its lines back with quantity, place, destination and parcel.",
      v.optional(PartKey),
    ),
  }),
  answer: Cart,
  errors: { ...cartErrors, "cart.update_products.no_undo": 422 },
});

export const saveCartProduct = call({
  method: "PATCH",
  path: "/v1/carts/products/save",
  auth: "cart-token",
  summary: "Saves a line with its accessories for later, or puts it back into the cart",
  body: v.object({
    token: CartToken,
    key: PartKey,
    is_saved: described("True to save it, false to put it back, in the quantity that can be ordered.", v.boolean()),
  }),
  answer: Cart,
  errors: productErrors,
});

export const divideCartProduct = call({
  method: "PATCH",
  path: "/v1/carts/products/divide",
  auth: "cart-token",
  summary:
    "Distributes the products to the destinations; a product's quantities must sum to its quantity in the cart, or with `sets_quantities` become it",
  body: v.object({
    token: CartToken,
    products: described(
      "How many pieces of each variant go to which destination.",
      v.pipe(
        arrayUpTo(
          v.object({
            product_id: described("The variant's `id`.", rowNumber),
            shippings: described(
              "The destinations with their share.",
              arrayUpTo(
                v.object({
                  shipping_key: described("The destination's key in the cart.", PartKey),
                  quantity: described(
                    "Pieces; 0 for none.",
                    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_QUANTITY)),
                  ),
                }),
                SHIPPING_LIMIT,
              ),
            ),
          }),
          LINE_LIMIT,
        ),
        v.minLength(1, "商品を指定してください。"),
      ),
    ),
    sets_quantities: described(
      "Changes the cart's quantity of each product to the sum of its shares, at least 1 and up to what can be ordered.",
      v.optional(v.boolean()),
    ),
  }),
  answer: Cart,
  errors: {
    ...productErrors,
    "cart_detail.divide.sum_mismatch": 422,
    "cart_detail.shipping.not_deliverable": 422,
  },
});

export const modifyCartOrder = call({
  method: "PATCH",
  path: "/v1/carts/order/modify",
  auth: "cart-token",
  summary: "Sets a guest's orderer, the sender on the parcels and the payment method",
  body: v.object({
    token: CartToken,
    orderer: described("The orderer's name, address and mail.", v.optional(OrdererInput)),
    sender_address_id: described(
      "ご依頼主, by an address of the member's book; takes precedence over `sender`.",
      v.optional(rowNumber),
    ),
    sender: described("ご依頼主 as a typed address; null for the orderer.", v.optional(v.nullable(AddressInput))),
    is_sender_of_all: described(
      "With a sender: it replaces those of single destinations too.",
      v.optional(v.boolean()),
    ),
    payment_id: described("The payment method's `id` from `GET /v1/payments`.", v.optional(v.number())),
    payment_store: described("One of the method's `stores`, sent with `payment_id`.", v.optional(ConvenienceStore)),
    invoice_recipient: described(
      "To whom the invoice is made out, sent with the `payment_id` of a method that `has_invoice`; by default the member's company.",
      v.optional(InvoiceRecipientInput),
    ),
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

export const decideCart = call({
  method: "POST",
  path: "/v1/carts/{token}/decision",
  auth: "cart-token",
  summary:
    "Makes the cart an order, once; sent again it answers the same order. A payment at another place is made first: the " +
    "answer then leads there, and the decision is sent again after coming back",
  params: v.object({ token: CartToken }),
  body: v.object({
    total_payment: described(
      "`total_payment` as shown on the confirm screen; a different amount is refused.",
      v.pipe(v.number(), v.integer()),
    ),
    payment: described("The card; absent for other payment methods.", v.optional(CardChoice)),
    current_password: described(
      "The member's password; required for a stored card, for storing one, and for using points, an hour after the login or the last confirmation.",
      v.optional(input(passwordFields.current_password)),
    ),
  }),
  answer: v.object({
    order_no: described("The order's number; reserved while a payment is in progress.", v.string()),
    order: described("The order, or null while a payment is in progress.", v.nullable(Order)),
    payment: described("The payment that waits for the shopper; null for none.", v.nullable(PaymentInProgress)),
  }),
  errors: {
    ...cartErrors,
    ...passwordErrors,
    "cart.decision.out_of_stock": 409,
    "cart.decision.total_changed": 409,
    "cart.decision.unpaid_limit": 409,
    "cart.payment.card_missing": 422,
    "cart.payment.card_refused": 422,
    "cart.payment.refused": 422,
    "cart.payment.unreachable": 409,
    "cart.decision.not_ready": 422,
    "cart_detail.shipping.not_deliverable": 422,
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
  summary:
    "The order of a cart; the cart's token authorizes access, with the member's session if a member ordered. For the number of a payment that the cart's order does not use, the order has another number",
  params: v.object({ orderNo: OrderNo }),
  query: v.object({ token: CartToken }),
  answer: Order,
  errors: { not_found: 404, "cart.payment.unreachable": 409 },
});
