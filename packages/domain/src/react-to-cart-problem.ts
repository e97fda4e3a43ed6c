import { paths } from "@noren/contract/paths";
import type { CartEvent } from "./cart.ts";
import { isCheckoutPage, stepOf } from "./checkout-steps.ts";
import { withSlash } from "./paths.ts";
import type { ProblemOf } from "./problem.ts";

/** What the store and the browser do about a problem of the cart. */
export interface CartReaction {
  /** Event for the cart's state machine; null for none. */
  readonly event: CartEvent | null;
  /** Path to navigate to; null to stay. */
  readonly to: string | null;
  /** Text of an error toast; null for none. */
  readonly toast: string | null;
  /** True when the problem goes to the shared error state and is rethrown. */
  readonly isStored: boolean;
}

const nothing: CartReaction = { event: null, to: null, toast: null, isStored: false };

/** The cart could not be opened, and a toast says why. */
function failInit(message: string): CartReaction {
  return { ...nothing, event: { type: "cart/initFailed", isProductGone: false, message }, toast: message };
}

/**
 * The reaction to a problem of the cart (behaviour/errors.md).
 * @param call name of the endpoint
 * @param path of the page that is shown
 */
export function reactToCartProblem(
  problem: ProblemOf<"cart">,
  { call, path }: { call: string; path: string },
): CartReaction {
  const { message } = problem;
  const isInit = call === "initCart";
  switch (problem.reason) {
    // Redirects to /cart/ only from a page of the cart. On the complete screen the cart has become an order, perhaps while
    // the shopper was at the payment service.
    case "expired": {
      const staysHere = !isCheckoutPage(path) || stepOf(path) === "complete";
      return { ...nothing, event: { type: "cart/expired" }, to: staysHere ? null : withSlash(paths.cart()) };
    }
    case "shippingNoData":
      // A cart that is being opened has no shipping to reset yet.
      return isInit ? failInit(message) : { ...nothing, event: { type: "cart/shippingResetRequested" } };
    case "productGone":
      return {
        ...nothing,
        event: isInit ? { type: "cart/initFailed", isProductGone: true, message } : { type: "cart/productLost" },
      };
    case "other":
    default:
      return isInit ? failInit(message) : { ...nothing, isStored: true };
  }
}
