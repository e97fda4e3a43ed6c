import { reduceShop, type ShopEvent, type ShopState } from "@noren/domain/shop-state";
import type { UnknownAction } from "@reduxjs/toolkit";

/** Whether there is a shop to show, and the shared error state; the machine lives in the domain. */
export const shopReducer = (state: ShopState | undefined, action: UnknownAction): ShopState =>
  reduceShop(state, action as unknown as ShopEvent);

/** Says an event of the shop with its type checked. */
export const shopEvent = (event: ShopEvent): ShopEvent => event;
