import { cart } from "@noren/api/endpoints/cart";
import type { Cart } from "@noren/contract";
import type { Problem } from "@noren/domain/problem";
import type { UnknownAction } from "@reduxjs/toolkit";
import { cartForgotten } from "../state/cart-slice.ts";
import type { AppDispatch, RootState } from "../state/store.ts";
import type { Browser, StartListening } from "./browser.ts";

type Thunk<R> = (dispatch: AppDispatch, getState: () => RootState) => R;

/** A run of `initCart` per store: whoever asks while one is under way waits for it (spec 4, cart). */
const opening = new WeakMap<AppDispatch, Promise<Cart>>();

/**
 * Opens the visitor's cart, or makes one.
 * @throws Problem when the server does not give one
 */
export const openCart = (): Thunk<Promise<Cart>> => (dispatch, getState) => {
  const running = opening.get(dispatch);
  if (running) return running;
  const run = dispatch(cart.endpoints.initCart.initiate({ token: getState().cart.token }))
    .unwrap()
    .finally(() => opening.delete(dispatch));
  opening.set(dispatch, run);
  return run;
};

/** The token to change the cart with; opens the cart first where this browser has none. */
export const cartToken = (): Thunk<Promise<string>> => async (dispatch, getState) =>
  getState().cart.token ?? (await dispatch(openCart())).token;

/** Keeps the stored token in step, and makes a new cart when the old one is gone. */
export function listenToCart(listen: StartListening, browser: Browser): void {
  listen({
    predicate: (_, now, before) => now.cart.token !== before.cart.token,
    effect: (_, { getState }) => {
      const { token } = getState().cart;
      if (token === null) browser.storage.cartToken.clear();
      else browser.storage.cartToken.write(token);
    },
  });
  // A token that the server does not know (any more) is 404 and tells nothing: the next use opens a new cart.
  listen({
    predicate: (action): action is UnknownAction =>
      cart.endpoints.getCart.matchRejected(action) && (action.payload as Problem | undefined)?.kind === "notFound",
    effect: (_, { dispatch }) => void dispatch(cartForgotten()),
  });
}
