import { useGetCartQuery } from "@noren/api/endpoints/cart";
import type { Cart } from "@noren/contract";
import { tokenOf } from "@noren/domain/cart";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect } from "react";
import { cartEvent } from "./cart.ts";
import { useAppDispatch, useAppSelector } from "./hooks.ts";

/** The cart of this browser, opened when a screen first needs it; null until then and on the server. */
export function useCart(): { token: string | null; cart: Cart | null } {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector((state) => state.cart);
  const held = useAppSelector((state) => tokenOf(state.cart));
  // After an order, the next screen opens a new cart; the screen that placed the order must not.
  useEffect(() => void dispatch(cartEvent({ type: "cart/initRequested" })), [dispatch]);
  useEffect(() => {
    if (status === "idle") dispatch(cartEvent({ type: "cart/initRequested" }));
  }, [status, dispatch]);
  const token = status === "ready" || status === "ordering" ? held : null;
  const { currentData } = useGetCartQuery(token ?? skipToken);
  return { token, cart: currentData ?? null };
}
