import type { Cart } from "@noren/contract";
import { isFulfilled, type UnknownAction } from "@reduxjs/toolkit";
import type { RootState } from "../state/store.ts";

/** True when a call has changed the open cart, and answers it as it is now. Opening it changes nothing. */
export function isCartChanged(
  action: UnknownAction,
  { cart }: Pick<RootState, "cart">,
): action is UnknownAction & { payload: Cart } {
  if (cart.status !== "ready" || !isFulfilled(action)) return false;
  const { meta, payload } = action as { meta: { arg: { type?: string } }; payload: { token?: unknown } | null };
  return meta.arg.type === "mutation" && payload?.token === cart.token;
}
