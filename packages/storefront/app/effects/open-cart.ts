import { tokenOf } from "@noren/domain/cart";
import { networkProblem } from "@noren/domain/problem";
import { useCallback } from "react";
import { cartEvent } from "../state/cart.ts";
import { useAppStore } from "../state/hooks.ts";
import type { AppStore } from "../state/store.ts";
import { whenState } from "../state/when.ts";

/**
 * The token to change the cart with, or null where no cart can be had; what the server said has been shown by then.
 * Where it said nothing, the network's problem is thrown, as any other call would.
 * However many ask while the cart is being opened, it is opened once [cart.init-single-flight].
 */
export async function openCart(store: Pick<AppStore, "getState" | "subscribe" | "dispatch">): Promise<string | null> {
  store.dispatch(cartEvent({ type: "cart/initAsked" }));
  const { cart } = await whenState(store, ({ cart: { status } }) => status !== "initialising");
  if (cart.status !== "failed") return tokenOf(cart);
  if (cart.message === "") throw networkProblem;
  return null;
}

/** `openCart` for models. */
export function useOpenCart(): () => Promise<string | null> {
  const store = useAppStore();
  return useCallback(() => openCart(store), [store]);
}
