import { exampleBody, UNKNOWN } from "../made-up.ts";
import { read, write } from "../step.ts";
import type { Known } from "../known.ts";
import { fillPlan, ordererPlan, paymentPlan } from "./cart.ts";

const onOrder = ({ orderId }: Known) => (orderId === undefined ? undefined : { params: { id: orderId } });
const ofMine = ({ order, token }: Known) =>
  order === undefined || token === undefined ? undefined : { params: { id: order.id } };
const byToken = () => ({ params: { no: UNKNOWN.orderNo }, query: { t: UNKNOWN.token } });
const refused = { expects: "refusal", input: byToken } as const;

/** The order history, and receipts without permission. */
export const historyPlan = [
  read("listOrders", {
    learn: ({ data: [first] }, known) => {
      if (first) known.orderId = first.id;
    },
  }),
  read("listOrders", { expects: "refusal", input: () => ({ query: { page: 0 } }) }),
  read("getOrder", { input: onOrder }),
  read("getOrder", { expects: "refusal", input: () => ({ params: { id: UNKNOWN.id } }) }),
  read("downloadOrderQuotation", { expects: "either", input: onOrder }),
  read("checkGuestReceipt", refused),
  read("getGuestReceipt", refused),
  read("downloadGuestReceipt", refused),
  write("saveGuestReceipt", {
    expects: "refusal",
    input: () => ({
      params: { no: UNKNOWN.orderNo },
      body: { ...exampleBody("saveGuestReceipt"), t: UNKNOWN.token },
    }),
  }),
];

/** The decision. */
const decidePlan = [
  write("decideCart", {
    expects: "refusal",
    input: ({ cart }) => cart && { params: { token: cart.token }, body: { total_payment: 1 } },
  }),
  write("decideCart", {
    input: ({ cart }) =>
      cart && { params: { token: cart.token }, body: { total_payment: cart.detail.order.total_payment } },
    learn: ({ order }, known) => {
      if (!order) return;
      known.order = order;
      if (order.social_gift?.token) known.giftToken = order.social_gift.token;
    },
  }),
  write("getCartOrder", {
    input: ({ cart, order }) => cart && order && { params: { orderNo: order.order_no }, query: { token: cart.token } },
  }),
];

/** Calls on an order, and its cancel at the end. */
export const orderPlan = [
  ...decidePlan,
  write("getOrder", { input: ofMine }),
  write("createMemo", {
    input: ({ order, token }) =>
      order === undefined || token === undefined ? undefined : { body: { order_id: order.id, body: "conformance" } },
    learn: ({ id }, known) => {
      known.memoId = id;
    },
  }),
  write("updateMemo", {
    input: ({ memoId }) =>
      memoId === undefined ? undefined : { params: { id: memoId }, body: { body: "conformance" } },
  }),
  write("deleteMemo", { input: ({ memoId }) => (memoId === undefined ? undefined : { params: { id: memoId } }) }),
  write("saveReceipt", {
    input: (known) => {
      const mine = ofMine(known);
      return mine && { ...mine, body: exampleBody("saveReceipt") };
    },
  }),
  write("downloadReceipt", { expects: "either", input: ofMine }),
  write("cancelOrder", {
    input: (known) => {
      const mine = ofMine(known);
      return mine && { ...mine, body: { cancel_reason: "conformance" } };
    },
  }),
];

const unknownGift = { expects: "refusal", input: () => ({ params: { token: UNKNOWN.giftToken } }) } as const;
const onGift = ({ giftToken }: Known) => (giftToken === undefined ? undefined : { params: { token: giftToken } });
const address = exampleBody("createAddress");
const place = { postal: address.postal_code, pref: address.prefecture };
const noWish = { delivery_at: null, delivery_timezone_key: null };

/** A gift's link with an unknown token. */
export const unknownGiftPlan = [
  read("listGiftProducts", unknownGift),
  read("getGiftShipping", unknownGift),
  read("getGiftCompletion", unknownGift),
  read("listGiftLeadTimes", {
    expects: "refusal",
    input: () => ({ params: { token: UNKNOWN.giftToken }, query: place }),
  }),
];

/** A social gift from the cart to its acceptance. */
export const giftPlan = [
  ...fillPlan,
  ...ordererPlan,
  write("setSocialReceiver", {
    input: ({ cart }) => cart && { body: { ...exampleBody("setSocialReceiver"), token: cart.token } },
    learn: (cart, known) => {
      known.cart = cart;
    },
  }),
  ...paymentPlan,
  ...decidePlan,
  write("listGiftProducts", { input: onGift }),
  write("getGiftShipping", { input: onGift }),
  write("checkGiftShipping", {
    input: ({ giftToken }) => (giftToken === undefined ? undefined : { body: { token: giftToken, ...address } }),
  }),
  write("listGiftLeadTimes", {
    input: (known) => {
      const gift = onGift(known);
      return gift && { ...gift, query: place };
    },
  }),
  write("checkGiftDelivery", {
    input: ({ giftToken }) =>
      giftToken === undefined
        ? undefined
        : { body: { token: giftToken, ...noWish, postal_code: place.postal, prefecture: place.pref } },
  }),
  write("acceptGift", {
    input: (known) => {
      const gift = onGift(known);
      return gift && { ...gift, body: { ...address, ...noWish } };
    },
  }),
  write("acceptGift", {
    expects: "refusal",
    input: (known) => {
      const gift = onGift(known);
      return gift && { ...gift, body: { ...address, ...noWish } };
    },
  }),
  write("getGiftCompletion", { input: onGift }),
];
