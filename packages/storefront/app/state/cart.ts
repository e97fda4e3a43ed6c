import { initialCart, reduceCart, type CartState, type CartEvent } from "@noren/domain/cart";
import { createReducer } from "@reduxjs/toolkit";
import { createEventMatcher } from "./event-matcher.ts";

export const isCartEvent = createEventMatcher<CartEvent>("cart");

/** The state machine of the cart's token is in the domain; its events are this store's actions. The cart's content is in the API cache. */
export const cartReducer = createReducer<CartState>(initialCart, (builder) =>
  builder.addMatcher(isCartEvent, reduceCart),
);

/** Creates an action from an event, with its type checked. */
export const cartEvent = (event: CartEvent): CartEvent => event;
