import type { Cart } from "@noren/contract";
import { findCheckoutRedirect } from "@noren/domain/checkout";
import type { CheckoutStep } from "@noren/domain/checkout-steps";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useAppSelector } from "./hooks.ts";
import { useCart } from "./use-cart.ts";
import { useIsSelling } from "./use-is-selling.ts";

/**
 * The cart for a checkout step. Redirects to the first incomplete step, but not while the cart is loading or the order is
 * being placed.
 */
export function useCheckout(step: CheckoutStep): { token: string | null; cart: Cart | null } {
  const navigate = useNavigate();
  const { token, cart } = useCart();
  const selling = useIsSelling();
  const isReady = useAppSelector((state) => state.cart.status === "ready");
  const elsewhere =
    cart !== null && isReady ? findCheckoutRedirect(step, { cart, isSelling: selling, hasOrder: false }) : null;
  useEffect(() => {
    if (elsewhere !== null) void navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
  return { token, cart: elsewhere === null ? cart : null };
}
