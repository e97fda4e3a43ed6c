import { cart } from "@noren/api/endpoints/cart";
import type { cartOrder } from "@noren/api/endpoints/cart-order";
import type { order } from "@noren/api/endpoints/order";
import type { Cart } from "@noren/contract";
import { findCartChanges } from "@noren/domain/cart-changes";
import {
  toTrackedLine,
  toTrackedPurchase,
  toTrackedRefund,
  type Purchase,
  type TrackedEvent,
} from "@noren/domain/tracked-event";
import type { UnknownAction } from "@reduxjs/toolkit";
import { isSucceededCall, matchersOf } from "../effects/api-call.ts";
import { isCartChanged } from "../effects/cart-changed.ts";
import { sessionEventOf } from "../effects/session-calls.ts";
import type { RootState } from "../state/store.ts";
import { selectCategoryTree } from "./category-tree.ts";

const { getCart } = cart.endpoints;
const decideCart = matchersOf<(typeof cartOrder)["endpoints"]["decideCart"]>("decideCart");
const cancelOrder = matchersOf<(typeof order)["endpoints"]["cancelOrder"]>("cancelOrder");

const cartIn = (state: RootState, token: string): Cart | undefined => getCart.select(token)(state).data;

/** How a call logs in, as the shop's login history names it. */
const METHODS: Readonly<Record<string, string>> = {
  login: "password",
  verifyLogin: "code",
  completeOauth: "oauth",
  resetReminder: "reminder",
  syncLogin: "sync",
};

/** The events that an action causes; `before` is the state before it. */
export function listActionEvents(action: UnknownAction, before: RootState): TrackedEvent[] {
  if (!isSucceededCall(action)) return [];
  const { endpointName } = action.meta.arg;
  if (endpointName === "createUser") return [{ name: "sign_up", method: "password" }];
  if (cancelOrder.matchFulfilled(action)) {
    const refund = toTrackedRefund(action.payload);
    return refund ? [{ name: "refund", ...refund }] : [];
  }
  const method = METHODS[endpointName];
  if (method !== undefined) return hasLoggedIn(endpointName, action.payload) ? [{ name: "login", method }] : [];
  if (!isCartChanged(action, before)) return [];
  const known = cartIn(before, action.payload.token);
  return known ? findCartChanges(known, action.payload, selectCategoryTree(before)) : [];
}

/** A login may ask for a code first, and an OAuth account may belong to no member yet. */
function hasLoggedIn(call: string, answer: unknown): boolean {
  const event = sessionEventOf(call, answer, 0);
  return event !== null && "answer" in event && event.answer.access_token !== undefined;
}

/** The purchase that a decision makes; null for any other action. */
export function purchaseOf(action: UnknownAction, state: RootState): Purchase | null {
  if (!decideCart.matchFulfilled(action)) return null;
  const { order_no } = action.payload;
  const bought = cartIn(state, action.meta.arg.originalArgs.token);
  if (!bought) return null;
  const { products, coupons, order } = bought.detail;
  const tree = selectCategoryTree(state);
  const coupon = coupons.map(({ code }) => code).join(",") || null;
  return toTrackedPurchase(
    { order_no, ...order },
    products.map((line) => toTrackedLine(line, tree)),
    coupon,
  );
}
