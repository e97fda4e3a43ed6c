import { openShop, reduceShop, type ShopState, type ShopEvent } from "@noren/domain/shop-state";
import { createReducer } from "@reduxjs/toolkit";
import { createEventMatcher } from "./event-matcher.ts";

export const isShopEvent = createEventMatcher<ShopEvent>("shop");

/** Whether the shop is open, and the shared error state. The state machine is in the domain. */
export const shopReducer = createReducer<ShopState>(openShop, (builder) => builder.addMatcher(isShopEvent, reduceShop));

/** Creates an action from an event, with its type checked. */
export const shopEvent = (event: ShopEvent): ShopEvent => event;
