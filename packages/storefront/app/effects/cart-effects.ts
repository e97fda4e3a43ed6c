import { cart } from "@noren/api/endpoints/cart";
import type { cartOrder } from "@noren/api/endpoints/cart-order";
import { paths } from "@noren/contract/paths";
import { tokenOf, unexpiredOrderedCart, type CartState } from "@noren/domain/cart";
import { reactToCartProblem } from "@noren/domain/react-to-cart-problem";
import { barePath, withSlash } from "@noren/domain/paths";
import { isFromApi, type Problem } from "@noren/domain/problem";
import { isAnyOf } from "@reduxjs/toolkit";
import { toFormFailure } from "../problem/form-failure.ts";
import { cartEvent } from "../state/cart.ts";
import { addToast, toFailureToast } from "../state/flash.ts";
import type { AppStore } from "../state/store.ts";
import { matchersOf } from "./api-call.ts";
import type { Browser } from "./browser.ts";
import { isCartChanged } from "./cart-changed.ts";
import type { StartListening } from "./listener.ts";

const { getCart, initCart, addCartShipping, modifyCartShipping, resetCartShippings } = cart.endpoints;
type OrderEndpoints = (typeof cartOrder)["endpoints"];
const decideCart = matchersOf<OrderEndpoints["decideCart"]>("decideCart");
const getCartOrder = matchersOf<OrderEndpoints["getCartOrder"]>("getCartOrder");

const isOpening = ({ status }: CartState) => status === "initialising";

/** Requests the cart and dispatches the outcome. */
async function requestCart(
  { getState, dispatch }: Pick<AppStore, "getState" | "dispatch">,
  browser: Browser,
): Promise<void> {
  const opening = getState().cart;
  if (opening.status !== "initialising") return;
  // Another tab may have opened a cart in the meantime.
  const token = opening.token ?? browser.storage.cartToken.read();
  const ordered = unexpiredOrderedCart(browser.storage.orderedCart.read(), browser.now())?.token;
  // A guest's new cart takes over what the ordered one had saved for later.
  const { data, error } = await dispatch(
    initCart.initiate({ token: token ?? ordered ?? null, ...(opening.dropsInvalid && { invalid_product: true }) }),
  );
  if (getState().cart !== opening) return;
  if (data) {
    const previous = opening.expiredToken ?? token;
    // The payment in progress is that of the previous cart.
    const mayBePaying = previous === null || data.token === previous;
    const isPaying = mayBePaying && browser.storage.paying.read() && data.transaction_error === null;
    const hasOrdered = ordered !== undefined && ordered !== data.token && ordered === previous;
    dispatch(cartEvent({ type: "cart/initSucceeded", token: data.token, isPaying, ...(hasOrdered && { hasOrdered }) }));
    // [cart.confirm-empty] A product_not_found init on confirm with an empty cart sends the shopper to /cart/.
    const isLost = opening.dropsInvalid && data.detail.products.length === 0;
    if (isLost && barePath(browser.location().pathname) === paths.cartConfirm())
      browser.navigate(withSlash(paths.cart()), { replace: true });
    return;
  }
  const problem = error as Problem;
  // Null without an answer; the cart is requested again when the browser is online.
  const message = "message" in problem ? toFormFailure(problem).message : null;
  const reaction =
    problem.kind === "cart" && message !== null
      ? reactToCartProblem({ ...problem, message }, { call: "initCart", path: "" })
      : null;
  dispatch(reaction?.event ?? cartEvent({ type: "cart/initFailed", isProductGone: false, message }));
  // [error.product-not-found] Any message of an init is shown as an error toast, except for a lost product.
  const toast = reaction ? reaction.toast : message;
  if (toast) dispatch(addToast({ message: toast, type: "negative" }));
}

/** Opens the cart when its state is `initialising`, one tab at a time. Callers wait for the state [cart.init-single-flight]. */
function listenToOpening(listen: StartListening, browser: Browser): void {
  listen({
    predicate: (_, now, before) => isOpening(now.cart) && now.cart !== before.cart,
    effect: (_, store) => browser.withTabLock("cart", () => requestCart(store, browser)),
  });
}

/** [cart.payment-cookie] Whether the cookie says so; null leaves it unchanged. */
function isPayingIn(cart: CartState): boolean | null {
  if (cart.status === "ready") return cart.isPaying;
  return cart.status === "ordered" || (cart.status === "idle" && cart.token === null) ? false : null;
}

/** Writes the cart's state to storage and cookie. */
function listenToState(listen: StartListening, { storage }: Browser): void {
  listen({
    predicate: (_, now, before) => now.cart !== before.cart,
    effect: (_, { getState, getOriginalState }) => {
      const { cart: now } = getState();
      const token = tokenOf(now);
      if (token !== tokenOf(getOriginalState().cart)) {
        if (token === null) storage.cartToken.clear();
        else storage.cartToken.write(token);
      }
      // [cart.decision-token] Placing the order stores the token of the cart for 30 minutes.
      if (now.status === "ordering") storage.orderedCart.write(now.orderedCart);
      // A guest's name and address must not remain on a shared device after the order.
      if (now.status === "ordered") storage.drafts.clear();
      const isPaying = isPayingIn(now);
      if (isPaying !== null && isPaying !== storage.paying.read()) storage.paying.write(isPaying);
    },
  });
}

function listenToCalls(listen: StartListening, browser: Browser): void {
  listen({
    predicate: (_, now, before) =>
      now.cart.status === "ready" && now.cart.shippingReset === "resetting" && now.cart !== before.cart,
    effect: async (_, { getState, dispatch }) => {
      const token = tokenOf(getState().cart);
      if (token === null) return;
      const { error } = await dispatch(resetCartShippings.initiate({ token }));
      dispatch(cartEvent({ type: error ? "cart/shippingResetFailed" : "cart/shippingResetSucceeded" }));
      if (error) dispatch(toFailureToast(error));
    },
  });
  // [error.shipping-no-data] A destination that is chosen again can be reset again.
  listen({
    matcher: isAnyOf(addCartShipping.matchFulfilled, modifyCartShipping.matchFulfilled),
    effect: (_, { dispatch }) => void dispatch(cartEvent({ type: "cart/shippingChosen" })),
  });
  listen({
    predicate: (action, _, before) => isCartChanged(action, before),
    effect: () => browser.storage.cartChange.write(browser.now()),
  });
  listen({
    matcher: decideCart.matchPending,
    effect: (_, { dispatch }) => void dispatch(cartEvent({ type: "cart/orderStarted", now: browser.now() })),
  });
  listen({
    matcher: decideCart.matchFulfilled,
    effect: ({ payload: { order_no, payment } }, { dispatch }) => {
      dispatch(cartEvent(payment ? { type: "cart/paymentStarted" } : { type: "cart/orderSucceeded", order_no }));
      if (payment) browser.leave(payment.url);
    },
  });
  listen({
    matcher: decideCart.matchRejected,
    effect: (_, { dispatch }) => void dispatch(cartEvent({ type: "cart/orderFailed" })),
  });
  // [cart.payment-cookie] A payment at a service ends with an order, or with an error that the cart names.
  listen({
    matcher: getCartOrder.matchFulfilled,
    effect: ({ meta }, { dispatch, getState }) => {
      browser.storage.drafts.clear();
      const { cart: now } = getState();
      const isOrdered = now.status !== "ordering" && tokenOf(now) === meta.arg.originalArgs.token;
      if (isOrdered) dispatch(cartEvent({ type: "cart/forgotten" }));
    },
  });
  listen({
    matcher: getCart.matchFulfilled,
    effect: ({ payload }, { dispatch }) => {
      if (payload.transaction_error !== null) dispatch(cartEvent({ type: "cart/paymentEnded" }));
    },
  });
  // A stored token without a cart is a 404; an old one has expired. Both are forgotten, and the next use
  // opens a new cart.
  listen({
    matcher: getCart.matchRejected,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      if (meta.arg.originalArgs !== tokenOf(getState().cart)) return;
      const hasExpired = payload?.kind === "cart" && payload.reason === "expired" && getState().cart.status === "idle";
      const isUnknown = payload?.kind === "notFound" && isFromApi(payload);
      if (isUnknown || hasExpired) dispatch(cartEvent({ type: "cart/forgotten" }));
    },
  });
}

/** Runs every effect of the cart. */
export function listenToCart(listen: StartListening, browser: Browser): void {
  // Listeners run in order: the storage forgets the previous cart before a new one is opened.
  listenToState(listen, browser);
  listenToOpening(listen, browser);
  listenToCalls(listen, browser);
}
