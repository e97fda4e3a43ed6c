import { tokenOf } from "@noren/domain/cart";
import { networkProblem } from "@noren/domain/problem";
import { useCallback } from "react";
import { cartEvent } from "../state/cart.ts";
import { useAppStore } from "../state/hooks.ts";
import type { StoreApi } from "../state/store.ts";
import { whenState } from "../state/when.ts";

/**
 * Opens the cart and returns its token. Concurrent calls open it once [cart.init-single-flight]. Returns null when the
 * server refuses; a toast has then shown its message. Throws `networkProblem` when the server did not respond.
 */
export async function openCart(store: StoreApi): Promise<string | null> {
  store.dispatch(cartEvent({ type: "cart/initRequested" }));
  const { cart } = await whenState(store, ({ cart: { status } }) => status !== "initialising");
  if (cart.status !== "failed") return tokenOf(cart);
  if (cart.message === null) throw networkProblem;
  return null;
}

/** `openCart` for models. */
export function useOpenCart(): () => Promise<string | null> {
  const store = useAppStore();
  return useCallback(() => openCart(store), [store]);
}
