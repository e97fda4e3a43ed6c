import { account } from "@noren/api/endpoints/account";
import { auth } from "@noren/api/endpoints/auth";
import { cart } from "@noren/api/endpoints/cart";
import type { Cart } from "@noren/contract";
import { cartChanges } from "@noren/domain/cart-changes";
import { trackedLine, trackedPurchase, type Purchase, type TrackedEvent } from "@noren/domain/tracked-event";
import type { UnknownAction } from "@reduxjs/toolkit";
import { isCartChanged } from "../effects/cart-changed.ts";
import type { RootState } from "../state/store.ts";

const { decideCart, getCart } = cart.endpoints;

const cartIn = (state: RootState, token: string): Cart | undefined => getCart.select(token)(state).data;

/** What an action tells; `before` is the state before it. */
export function actionEvents(action: UnknownAction, before: RootState): TrackedEvent[] {
  if (auth.endpoints.login.matchFulfilled(action))
    return action.payload.access_token ? [{ name: "login", method: "password" }] : [];
  if (account.endpoints.createUser.matchFulfilled(action)) return [{ name: "sign_up", method: "password" }];
  if (!isCartChanged(action, before)) return [];
  const known = cartIn(before, action.payload.token);
  return known ? cartChanges(known, action.payload) : [];
}

/** The purchase that a decision makes; null for any other action. */
export function purchaseOf(action: UnknownAction, state: RootState): Purchase | null {
  if (!decideCart.matchFulfilled(action)) return null;
  const { order_no } = action.payload;
  const bought = cartIn(state, action.meta.arg.originalArgs.token);
  if (!bought) return null;
  const { products, coupons, order } = bought.detail;
  const coupon = coupons.map(({ code }) => code).join(",") || null;
  return trackedPurchase({ order_no, ...order }, products.map(trackedLine), coupon);
}
