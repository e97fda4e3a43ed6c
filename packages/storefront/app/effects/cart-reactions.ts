import { tokenOf } from "@noren/domain/cart";
import { barePath, CART } from "@noren/domain/paths";
import type { ProblemOf } from "@noren/domain/problem";
import { cartEvent } from "../state/cart.ts";
import { problemMet } from "../state/shop-slice.ts";
import type { At } from "./problem-effects.ts";

const isCartPage = (path: string) => barePath(path) === barePath(CART) || path.startsWith(CART);

/** Spec 8: what the codes of a cart call for. Opening a cart has its own answer to each (`cart-effects.ts`). */
export function reactToCart(problem: ProblemOf<"cart">, { dispatch, getState, browser, endpoint }: At): void {
  if (endpoint === "initCart") return;
  const { cart } = getState();
  switch (problem.trouble) {
    case "expired":
      if (cart.status === "idle" || !isCartPage(browser.location().pathname)) {
        dispatch(cartEvent({ type: "cart/forgotten" }));
        return;
      }
      dispatch(cartEvent({ type: "cart/expired" }));
      browser.navigate(CART, { replace: true });
      return;
    case "shippingNoData":
      if (tokenOf(cart) !== null) dispatch(cartEvent({ type: "cart/shippingResetAsked" }));
      return;
    case "productGone":
      dispatch(cartEvent({ type: "cart/productLost" }));
      return;
    case "other":
      dispatch(problemMet(problem));
  }
}
