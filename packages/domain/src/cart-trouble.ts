import { paths } from "@noren/contract/paths";
import type { CartEvent } from "./cart.ts";
import { stepOf } from "./checkout-steps.ts";
import { withSlash } from "./paths.ts";
import type { ProblemOf } from "./problem.ts";

/** The reaction to an error code of a cart. */
export interface CartReaction {
  /** Event for the cart's state machine; null for none. */
  readonly event: CartEvent | null;
  /** Where to go, null to stay. */
  readonly to: string | null;
  /** Text of an error toast; null for none. */
  readonly toast: string | null;
  /** True when the problem goes to the shared error state and is rethrown. */
  readonly isStored: boolean;
}

const nothing: CartReaction = { event: null, to: null, toast: null, isStored: false };

/** Any other message of an init is shown as an error toast. */
function refusedInit(message: string): CartReaction {
  return { ...nothing, event: { type: "cart/initFailed", isProductGone: false, message }, toast: message };
}

/**
 * @param call name of the endpoint
 * @param path of the page that is shown
 */
export function reactToCart(problem: ProblemOf<"cart">, { call, path }: { call: string; path: string }): CartReaction {
  const { message } = problem;
  const isInit = call === "initCart";
  switch (problem.trouble) {
    // On a cart page the cart is reset and the shopper goes to /cart/. On other pages the cart is opened again.
    case "expired":
      return {
        ...nothing,
        event: { type: "cart/expired" },
        to: stepOf(path) === null ? null : withSlash(paths.cart()),
      };
    case "shippingNoData":
      // A cart that is being opened has no shipping to reset yet.
      return isInit ? refusedInit(message) : { ...nothing, event: { type: "cart/shippingResetAsked" } };
    case "productGone":
      return {
        ...nothing,
        event: isInit ? { type: "cart/initFailed", isProductGone: true, message } : { type: "cart/productLost" },
      };
    case "other":
    default:
      return isInit ? refusedInit(message) : { ...nothing, isStored: true };
  }
}
