import { exampleBody, UNKNOWN } from "../sample-inputs.ts";
import { read, write } from "../step.ts";
import type { RunState } from "../run-state.ts";
import { fillPlan, ordererPlan, paymentPlan } from "./cart.ts";

const orderParams = ({ orderId }: RunState) => (orderId === undefined ? undefined : { params: { id: orderId } });
const ownOrderParams = ({ order, token }: RunState) =>
  order === undefined || token === undefined ? undefined : { params: { id: order.id } };
const unknownReceipt = () => ({ params: { no: UNKNOWN.orderNo }, query: { t: UNKNOWN.token } });
const withUnknownToken = { expects: "error", input: unknownReceipt } as const;

/** The order history, and receipts without permission. */
export const historyPlan = [
  read("listOrders", {
    onAnswer: ({ data: [first] }, state) => {
      if (first) state.orderId = first.id;
    },
  }),
  read("listOrders", { expects: "error", input: () => ({ query: { page: 0 } }) }),
  read("getOrder", { input: orderParams }),
  read("getOrder", { expects: "error", input: () => ({ params: { id: UNKNOWN.id } }) }),
  read("downloadOrderQuotation", { expects: "either", input: orderParams }),
  read("downloadDeliverySlips", { expects: "either", input: orderParams }),
  read("checkGuestReceipt", withUnknownToken),
  read("getGuestReceipt", withUnknownToken),
  read("downloadGuestReceipt", withUnknownToken),
  write("saveGuestReceipt", {
    expects: "error",
    input: () => ({
      params: { no: UNKNOWN.orderNo },
      body: { ...exampleBody("saveGuestReceipt"), t: UNKNOWN.token },
    }),
  }),
];

/** The decision. */
const decidePlan = [
  write("decideCart", {
    expects: "error",
    input: ({ cart }) => cart && { params: { token: cart.token }, body: { total_payment: 1 } },
  }),
  write("decideCart", {
    input: ({ cart }) =>
      cart && { params: { token: cart.token }, body: { total_payment: cart.detail.order.total_payment } },
    onAnswer: ({ order }, state) => {
      if (order) state.order = order;
    },
  }),
  write("getCartOrder", {
    input: ({ cart, order }) => cart && order && { params: { orderNo: order.order_no }, query: { token: cart.token } },
    onAnswer: ({ social_gift }, state) => {
      if (social_gift?.token) state.giftToken = social_gift.token;
    },
  }),
];

/** Calls on an order, and its cancel at the end. */
export const orderPlan = [
  ...decidePlan,
  write("getOrder", { input: ownOrderParams }),
  write("createMemo", {
    input: ({ order, token }) =>
      order === undefined || token === undefined ? undefined : { body: { order_id: order.id, body: "conformance" } },
    onAnswer: ({ id }, state) => {
      state.memoId = id;
    },
  }),
  write("updateMemo", {
    input: ({ memoId }) =>
      memoId === undefined ? undefined : { params: { id: memoId }, body: { body: "conformance" } },
  }),
  write("deleteMemo", { input: ({ memoId }) => (memoId === undefined ? undefined : { params: { id: memoId } }) }),
  write("saveReceipt", {
    input: (state) => {
      const own = ownOrderParams(state);
      return own && { ...own, body: exampleBody("saveReceipt") };
    },
  }),
  write("downloadReceipt", { expects: "either", input: ownOrderParams }),
  write("cancelOrder", {
    input: (state) => {
      const own = ownOrderParams(state);
      return own && { ...own, body: { cancel_reason: "conformance" } };
    },
  }),
];

const unknownGift = { expects: "error", input: () => ({ params: { token: UNKNOWN.giftToken } }) } as const;
const giftParams = ({ giftToken }: RunState) =>
  giftToken === undefined ? undefined : { params: { token: giftToken } };
const address = exampleBody("createAddress");
const destination = { postal: address.postal_code, pref: address.prefecture };
const noDeliveryWish = { delivery_at: null, delivery_timezone_key: null };

/** A gift link with an unknown token. */
export const unknownGiftPlan = [
  read("listGiftProducts", unknownGift),
  read("getGiftShipping", unknownGift),
  read("getGiftCompletion", unknownGift),
  read("listGiftLeadTimes", {
    expects: "error",
    input: () => ({ params: { token: UNKNOWN.giftToken }, query: destination }),
  }),
];

/** A cart that becomes a social gift, and its order. */
const giftOrderPlan = [
  ...fillPlan,
  ...ordererPlan,
  write("setSocialReceiver", {
    input: ({ cart }) => cart && { body: { ...exampleBody("setSocialReceiver"), token: cart.token } },
    onAnswer: (cart, state) => {
      state.cart = cart;
    },
  }),
  ...paymentPlan,
  ...decidePlan,
];

/** A social gift from the cart to its acceptance, if the shop confirms its payment before the order is read. */
export const giftPlan = [
  ...giftOrderPlan,
  write("listGiftProducts", { input: giftParams }),
  write("getGiftShipping", { input: giftParams }),
  write("checkGiftShipping", {
    input: ({ giftToken }) => (giftToken === undefined ? undefined : { body: { token: giftToken, ...address } }),
  }),
  write("listGiftLeadTimes", {
    input: (state) => {
      const gift = giftParams(state);
      return gift && { ...gift, query: destination };
    },
  }),
  write("checkGiftDelivery", {
    input: ({ giftToken }) =>
      giftToken === undefined
        ? undefined
        : {
            body: {
              token: giftToken,
              ...noDeliveryWish,
              postal_code: destination.postal,
              prefecture: destination.pref,
            },
          },
  }),
  write("acceptGift", {
    input: (state) => {
      const gift = giftParams(state);
      return gift && { ...gift, body: { ...address, ...noDeliveryWish } };
    },
  }),
  write("acceptGift", {
    expects: "error",
    input: (state) => {
      const gift = giftParams(state);
      return gift && { ...gift, body: { ...address, ...noDeliveryWish } };
    },
  }),
  write("getGiftCompletion", { input: giftParams }),
];

/** A gift of its own, which its recipient declines. */
export const declinedGiftPlan = [
  ...giftOrderPlan,
  write("declineGift", { input: giftParams }),
  write("declineGift", { expects: "error", input: giftParams }),
];
