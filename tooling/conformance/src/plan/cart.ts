import type { Cart } from "@noren/contract";
import { exampleBody, UNKNOWN } from "../sample-inputs.ts";
import { read, write } from "../step.ts";
import type { RunState } from "../run-state.ts";

const saveCart = (cart: Cart, state: RunState) => {
  state.cart = cart;
};
const withCart = <T>({ cart }: RunState, more: (cart: Cart) => T) =>
  cart && { body: { token: cart.token, ...more(cart) } };
const cartParams = ({ cart }: RunState) => cart && { params: { token: cart.token } };

/** Calls with an unknown token, which must return an error. */
export const unknownCartPlan = [
  read("getCart", { expects: "error", input: () => ({ params: { token: UNKNOWN.token } }) }),
  read("listCartPayments", { expects: "error", input: () => ({ params: { token: UNKNOWN.token } }) }),
  read("listCartLeadTimes", { expects: "error", input: () => ({ params: { token: UNKNOWN.token } }) }),
  read("checkCartPayment", {
    expects: "error",
    input: () => ({ params: { token: UNKNOWN.token, payment_id: 1 } }),
  }),
  read("downloadCartQuotation", { expects: "error", input: () => ({ params: { token: UNKNOWN.token } }) }),
  read("getCartOrder", {
    expects: "error",
    input: () => ({ params: { orderNo: UNKNOWN.orderNo }, query: { token: UNKNOWN.token } }),
  }),
];

/** A new cart with a product. */
export const fillPlan = [
  write("initCart", { input: () => ({ body: {} }), onAnswer: saveCart }),
  write("resetCart", { input: (state) => withCart(state, () => ({})), onAnswer: saveCart }),
  write("addCartProduct", {
    input: (state) =>
      state.variantId === undefined
        ? undefined
        : withCart(state, () => ({ product_id: state.variantId ?? 0, quantity: 1 })),
    onAnswer: saveCart,
  }),
];

/** The orderer of a guest's cart. */
export const ordererPlan = [
  write("modifyCartOrder", {
    input: (state) =>
      state.token === undefined
        ? withCart(state, () => ({ orderer: exampleBody("modifyCartOrder").orderer }))
        : withCart(state, () => ({})),
    onAnswer: saveCart,
  }),
];

/** Chooses the first payment method that needs no payment service. */
export const paymentPlan = [
  write("listCartPayments", {
    input: cartParams,
    onAnswer: ({ data }, state) => {
      const method = data.find(
        ({ code, is_available }) => is_available && ["bank_transfer", "invoice", "cash_on_delivery"].includes(code),
      );
      if (method) state.paymentId = method.id;
    },
  }),
  write("modifyCartOrder", {
    input: (state) =>
      state.paymentId === undefined ? undefined : withCart(state, () => ({ payment_id: state.paymentId ?? 0 })),
    onAnswer: saveCart,
  }),
];

/** Calls on a cart before the decision. */
export const cartPlan = [
  ...fillPlan,
  write("getCart", { input: cartParams, onAnswer: saveCart }),
  write("modifyCartProduct", {
    input: (state) => withCart(state, ({ detail }) => ({ key: detail.products[0]?.key ?? "", quantity: 2 })),
    onAnswer: saveCart,
  }),
  write("addCartProduct", {
    expects: "error",
    input: (state) => withCart(state, () => ({ product_id: UNKNOWN.id, quantity: 1 })),
  }),
  write("addCartProductSet", {
    input: (state) =>
      state.variantId === undefined
        ? undefined
        : withCart(state, () => ({ products: [{ product_id: state.variantId ?? 0, quantity: 1 }] })),
    onAnswer: saveCart,
  }),
  ...(["addCartAccessory", "modifyCartAccessory", "deleteCartAccessory"] as const).map((call) =>
    write(call, {
      expects: "either",
      input: (state) => withCart(state, () => ({ key: "conformance", product_id: UNKNOWN.id, quantity: 1 })),
    }),
  ),
  ...ordererPlan,
  write("addCartShipping", {
    input: (state) => withCart(state, () => ({ address: exampleBody("createAddress"), is_only: true })),
    onAnswer: saveCart,
  }),
  write("addCartShipping", {
    expects: "error",
    input: (state) => withCart(state, () => ({ user_address_id: UNKNOWN.id, is_only: true })),
  }),
  write("modifyCartShipping", {
    input: (state) =>
      withCart(state, ({ detail }) => ({ key: detail.shippings[0]?.key ?? "", address: exampleBody("createAddress") })),
    onAnswer: saveCart,
  }),
  write("listCartLeadTimes", { input: cartParams }),
  write("modifyCartPacking", {
    input: (state) =>
      withCart(state, ({ detail }) => ({
        packings: [
          { key: detail.shippings[0]?.packings[0]?.key ?? "", delivery_at: null, delivery_timezone_key: null },
        ],
      })),
    onAnswer: saveCart,
  }),
  write("addCartPacking", {
    expects: "error",
    input: (state) => withCart(state, () => ({ ...exampleBody("addCartPacking"), shipping_key: "conformance" })),
  }),
  write("reorder", {
    expects: "error",
    input: (state) => withCart(state, () => ({ order_id: UNKNOWN.id })),
  }),
  write("saveCartProduct", {
    expects: "error",
    input: (state) => withCart(state, () => ({ key: "conformance", is_saved: true })),
  }),
  write("divideCartProduct", {
    expects: "error",
    input: (state) =>
      withCart(state, () => ({
        products: [{ product_id: state.variantId ?? UNKNOWN.id, shippings: [{ shipping_key: "x", quantity: 1 }] }],
      })),
  }),
  write("addCartCoupon", {
    expects: "error",
    input: (state) => withCart(state, () => ({ code: "CONFORMANCE-NONE" })),
  }),
  write("deleteCartCoupon", {
    expects: "either",
    input: (state) => withCart(state, () => ({ code: "CONFORMANCE-NONE" })),
  }),
  write("setCartPoint", { expects: "either", input: (state) => withCart(state, () => ({ use_point: 0 })) }),
  ...paymentPlan,
  write("checkCartPayment", {
    input: ({ cart, paymentId }) =>
      cart && paymentId !== undefined ? { params: { token: cart.token, payment_id: paymentId } } : undefined,
  }),
  write("modifyCartOther", {
    input: (state) => withCart(state, () => ({ remarks: "conformance" })),
    onAnswer: saveCart,
  }),
  write("resetCartShippings", { input: (state) => withCart(state, () => ({})), onAnswer: saveCart }),
  write("deleteTransactionError", { input: (state) => withCart(state, () => ({})), onAnswer: saveCart }),
  write("receiveFraudDetection", {
    expects: "either",
    input: (state) => withCart(state, () => ({ session: exampleBody("receiveFraudDetection").session })),
  }),
  write("downloadCartQuotation", { expects: "either", input: cartParams }),
  write("deleteCartProduct", { input: (state) => withCart(state, () => ({ ids: [UNKNOWN.id] })), onAnswer: saveCart }),
];
