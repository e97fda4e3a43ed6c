import type { Cart } from "@noren/contract";
import type { PayloadAction } from "@reduxjs/toolkit";
import type { RootState } from "../state/store.ts";
import { isSucceededCall } from "./api-call.ts";

const hasToken = (answer: unknown, token: string): boolean =>
  typeof answer === "object" && answer !== null && "token" in answer && answer.token === token;

/** Matches a call that changed the open cart and answered the new one. Opening a cart does not count. */
export const isCartChanged = (action: unknown, { cart }: Pick<RootState, "cart">): action is PayloadAction<Cart> =>
  cart.status === "ready" &&
  isSucceededCall(action) &&
  action.meta.arg.type === "mutation" &&
  hasToken(action.payload, cart.token);
