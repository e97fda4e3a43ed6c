/** [cart.reset-shipping-failed] The state of an open cart, without its data. */
export interface ReadyCart {
  readonly status: "ready";
  readonly token: string;
  /** True when opening it removed lost products. */
  readonly hasLostProducts: boolean;
  /** Why this cart replaces the previous one. */
  readonly replaces?: "expired" | "ordered";
  readonly shippingReset: ShippingReset;
  /** A payment at a payment service is under way. A cookie keeps this during the redirect. */
  readonly isPaying: boolean;
}

/** [error.shipping-no-data] Shipping is reset once; a failure of that is flagged. */
export type ShippingReset = "notNeeded" | "resetting" | "done" | "failed";

export type ReadyCartEvent =
  | { type: "cart/shippingResetRequested" }
  | { type: "cart/shippingResetSucceeded" }
  | { type: "cart/shippingResetFailed" }
  /** A new destination was chosen, which allows another reset. */
  | { type: "cart/shippingChosen" }
  | { type: "cart/paymentStarted" }
  | { type: "cart/paymentEnded" };

export function reduceReady(cart: ReadyCart, event: ReadyCartEvent): ReadyCart {
  switch (event.type) {
    case "cart/shippingResetRequested":
      return cart.shippingReset === "notNeeded" ? { ...cart, shippingReset: "resetting" } : cart;
    case "cart/shippingResetSucceeded":
      return cart.shippingReset === "resetting" ? { ...cart, shippingReset: "done" } : cart;
    case "cart/shippingResetFailed":
      return cart.shippingReset === "resetting" ? { ...cart, shippingReset: "failed" } : cart;
    case "cart/shippingChosen":
      return hasResetShipping(cart) ? { ...cart, shippingReset: "notNeeded" } : cart;
    case "cart/paymentStarted":
      return cart.isPaying ? cart : { ...cart, isPaying: true };
    case "cart/paymentEnded":
      return cart.isPaying ? { ...cart, isPaying: false } : cart;
    default:
      return cart;
  }
}

const hasResetShipping = (cart: ReadyCart) => cart.shippingReset === "done" || cart.shippingReset === "failed";
