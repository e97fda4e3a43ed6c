import { reduceCart, type CartEvent, type CartState } from "@noren/domain/cart";
import type { UnknownAction } from "@reduxjs/toolkit";

/** The cart's machine lives in the domain; its events are this store's actions. What is in the cart, the API's cache knows. */
export const cartReducer = (state: CartState | undefined, action: UnknownAction): CartState =>
  reduceCart(state, action as unknown as CartEvent);

/** Says an event of the cart with its type checked. */
export const cartEvent = (event: CartEvent): CartEvent => event;
