import type { Cart } from "@noren/contract";
import { exampleBody, UNKNOWN } from "../made-up.ts";
import { read, write } from "../step.ts";
import type { Known } from "../known.ts";

const keep = (cart: Cart, known: Known) => {
  known.cart = cart;
};
const ofCart = <T>({ cart }: Known, more: (cart: Cart) => T) => cart && { body: { token: cart.token, ...more(cart) } };
const inCart = ({ cart }: Known) => cart && { params: { token: cart.token } };

/** Calls with an unknown token, which must not be found. */
export const unknownCartPlan = [
  read("getCart", { expects: "refusal", input: () => ({ params: { token: UNKNOWN.token } }) }),
  read("listCartPayments", { expects: "refusal", input: () => ({ params: { token: UNKNOWN.token } }) }),
  read("listCartLeadTimes", { expects: "refusal", input: () => ({ params: { token: UNKNOWN.token } }) }),
  read("checkCartPayment", {
    expects: "refusal",
    input: () => ({ params: { token: UNKNOWN.token, payment_id: 1 } }),
  }),
  read("downloadCartQuotation", { expects: "refusal", input: () => ({ params: { token: UNKNOWN.token } }) }),
  read("getCartOrder", {
    expects: "refusal",
    input: () => ({ params: { orderNo: UNKNOWN.orderNo }, query: { token: UNKNOWN.token } }),
  }),
];

/** A new cart with a product. */
export const fillPlan = [
  write("initCart", { input: () => ({ body: {} }), learn: keep }),
  write("resetCart", { input: (known) => ofCart(known, () => ({})), learn: keep }),
  write("addCartProduct", {
    input: (known) =>
      known.variantId === undefined
        ? undefined
        : ofCart(known, () => ({ product_id: known.variantId ?? 0, quantity: 1 })),
    learn: keep,
  }),
];

/** The orderer of a guest's cart. */
export const ordererPlan = [
  write("modifyCartOrder", {
    input: (known) =>
      known.token === undefined
        ? ofCart(known, () => ({ orderer: exampleBody("modifyCartOrder").orderer }))
        : ofCart(known, () => ({})),
    learn: keep,
  }),
];

/** Returns the first payment method that needs no payment service. */
export const paymentPlan = [
  write("listCartPayments", {
    input: inCart,
    learn: ({ data }, known) => {
      const plain = data.find(
        ({ code, is_available }) => is_available && ["bank_transfer", "invoice", "cash_on_delivery"].includes(code),
      );
      if (plain) known.paymentId = plain.id;
    },
  }),
  write("modifyCartOrder", {
    input: (known) =>
      known.paymentId === undefined ? undefined : ofCart(known, () => ({ payment_id: known.paymentId ?? 0 })),
    learn: keep,
  }),
];

/** Calls on a cart before the decision. */
export const cartPlan = [
  ...fillPlan,
  write("getCart", { input: inCart, learn: keep }),
  write("modifyCartProduct", {
    input: (known) => ofCart(known, ({ detail }) => ({ key: detail.products[0]?.key ?? "", quantity: 2 })),
    learn: keep,
  }),
  write("addCartProduct", {
    expects: "refusal",
    input: (known) => ofCart(known, () => ({ product_id: UNKNOWN.id, quantity: 1 })),
  }),
  write("addCartProductSet", {
    input: (known) =>
      known.variantId === undefined
        ? undefined
        : ofCart(known, () => ({ products: [{ product_id: known.variantId ?? 0, quantity: 1 }] })),
    learn: keep,
  }),
  ...(["addCartAccessory", "modifyCartAccessory", "deleteCartAccessory"] as const).map((call) =>
    write(call, {
      expects: "either",
      input: (known) => ofCart(known, () => ({ key: "conformance", product_id: UNKNOWN.id, quantity: 1 })),
    }),
  ),
  ...ordererPlan,
  write("addCartShipping", {
    input: (known) => ofCart(known, () => ({ address: exampleBody("createAddress"), is_only: true })),
    learn: keep,
  }),
  write("addCartShipping", {
    expects: "refusal",
    input: (known) => ofCart(known, () => ({ user_address_id: UNKNOWN.id, is_only: true })),
  }),
  write("modifyCartShipping", {
    input: (known) =>
      ofCart(known, ({ detail }) => ({ key: detail.shippings[0]?.key ?? "", address: exampleBody("createAddress") })),
    learn: keep,
  }),
  write("listCartLeadTimes", { input: inCart }),
  write("modifyCartPacking", {
    input: (known) =>
      ofCart(known, ({ detail }) => ({
        packings: [
          { key: detail.shippings[0]?.packings[0]?.key ?? "", delivery_at: null, delivery_timezone_key: null },
        ],
      })),
    learn: keep,
  }),
  write("addCartPacking", {
    expects: "refusal",
    input: (known) => ofCart(known, () => ({ ...exampleBody("addCartPacking"), shipping_key: "conformance" })),
  }),
  write("divideCartProduct", {
    expects: "refusal",
    input: (known) =>
      ofCart(known, () => ({
        products: [{ product_id: known.variantId ?? UNKNOWN.id, shippings: [{ shipping_key: "x", quantity: 1 }] }],
      })),
  }),
  write("addCartCoupon", {
    expects: "refusal",
    input: (known) => ofCart(known, () => ({ code: "CONFORMANCE-NONE" })),
  }),
  write("deleteCartCoupon", {
    expects: "either",
    input: (known) => ofCart(known, () => ({ code: "CONFORMANCE-NONE" })),
  }),
  write("setCartPoint", { expects: "either", input: (known) => ofCart(known, () => ({ use_point: 0 })) }),
  ...paymentPlan,
  write("checkCartPayment", {
    input: ({ cart, paymentId }) =>
      cart && paymentId !== undefined ? { params: { token: cart.token, payment_id: paymentId } } : undefined,
  }),
  write("modifyCartOther", { input: (known) => ofCart(known, () => ({ remarks: "conformance" })), learn: keep }),
  write("resetCartShippings", { input: (known) => ofCart(known, () => ({})), learn: keep }),
  write("deleteTransactionError", { input: (known) => ofCart(known, () => ({})), learn: keep }),
  write("receiveFraudDetection", {
    expects: "either",
    input: (known) => ofCart(known, () => ({ session: exampleBody("receiveFraudDetection").session })),
  }),
  write("downloadCartQuotation", { expects: "either", input: inCart }),
  write("deleteCartProduct", { input: (known) => ofCart(known, () => ({ ids: [UNKNOWN.id] })), learn: keep }),
];
