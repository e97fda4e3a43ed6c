import { DECISION_LIFETIME_MS } from "./limits.ts";
import { type ReadyCart, type ReadyCartEvent, reduceReady } from "./ready-cart.ts";

/** [cart.reinit] The state of the browser's cart. The API cache contains the cart's data. */
export type CartState =
  /** Not opened yet; `token` is the stored one, if any. */
  | { readonly status: "idle"; readonly token: string | null }
  /** One init is under way, and all callers wait for it. With `dropsInvalid` it removes lost products. */
  | { readonly status: "initialising"; readonly token: string | null; readonly dropsInvalid: boolean }
  | ReadyCart
  /** The order is being placed: another click has no effect. */
  | { readonly status: "deciding"; readonly cart: ReadyCart; readonly decision: Decision }
  /** The order is placed and the token is used. The next init opens a new cart. */
  | { readonly status: "decided"; readonly decision: Decision; readonly order_no: string }
  /** The cart could not be opened. `message` is the server's reason, "" when there was no answer. */
  | { readonly status: "failed"; readonly token: string | null; readonly message: string };

/** What placing an order stores, so that the completion page finds the order. */
export interface Decision {
  readonly token: string;
  /** Expiry in milliseconds since 1970. */
  readonly expiresAt: number;
}

export type CartEvent =
  | ReadyCartEvent
  /** The browser has read its storage. */
  | { type: "cart/restored"; token: string | null }
  | { type: "cart/initRequested" }
  | { type: "cart/initSucceeded"; token: string; isPaying: boolean }
  /** `isProductGone`: the answer was product_not_found or not_sale. */
  | { type: "cart/initFailed"; isProductGone: boolean; message: string }
  /** cart.common.is_expired. */
  | { type: "cart/expired" }
  /** product_not_found or not_sale of any other call. */
  | { type: "cart/productLost" }
  | { type: "cart/decisionStarted"; now: number }
  | { type: "cart/decisionSucceeded"; order_no: string }
  | { type: "cart/decisionFailed" }
  /** Another tab stored another cart, or none. */
  | { type: "cart/tokenAdopted"; token: string | null }
  /** A logout, or a token that the server does not know. */
  | { type: "cart/forgotten" };

export const initialCart: CartState = { status: "idle", token: null };

export function reduceCart(state: CartState = initialCart, event: CartEvent): CartState {
  switch (event.type) {
    case "cart/restored":
      return state.status === "idle" ? { status: "idle", token: event.token } : state;
    case "cart/initRequested":
      return askInit(state);
    case "cart/initSucceeded":
      return state.status === "initialising" ? open(event, state.dropsInvalid) : state;
    case "cart/initFailed":
      return state.status === "initialising" ? failInit(state, event) : state;
    case "cart/expired":
      return hasCart(state) || state.status === "initialising" ? expire(state) : state;
    case "cart/productLost":
      return hasCart(state) ? { status: "initialising", token: tokenOf(state), dropsInvalid: true } : state;
    case "cart/decisionStarted":
      return state.status === "ready" ? decide(state, event.now) : state;
    case "cart/decisionSucceeded":
      return state.status === "deciding"
        ? { status: "decided", decision: state.decision, order_no: event.order_no }
        : state;
    case "cart/decisionFailed":
      return state.status === "deciding" ? state.cart : state;
    case "cart/tokenAdopted":
      return adopt(state, event.token);
    case "cart/forgotten":
      return state.status === "idle" && state.token === null ? state : { status: "idle", token: null };
    case "cart/shippingResetRequested":
    case "cart/shippingResetSucceeded":
    case "cart/shippingResetFailed":
    case "cart/shippingChosen":
    case "cart/paymentStarted":
    case "cart/paymentEnded":
      return inReady(state, event);
    default:
      return state;
  }
}

function inReady(state: CartState, event: ReadyCartEvent): CartState {
  if (state.status === "ready") return reduceReady(state, event);
  if (state.status !== "deciding") return state;
  // The shopper pays at a payment service first. The order is placed after the return.
  if (event.type === "cart/paymentStarted") return reduceReady(state.cart, event);
  const cart = reduceReady(state.cart, event);
  return cart === state.cart ? state : { ...state, cart };
}

// A second init waits while one runs [cart.init-single-flight].
function askInit(state: CartState): CartState {
  switch (state.status) {
    case "idle":
    case "failed":
      return { status: "initialising", token: state.token, dropsInvalid: false };
    case "decided":
      return { status: "initialising", token: null, dropsInvalid: false };
    case "initialising":
    case "ready":
    case "deciding":
    default:
      return state;
  }
}

// Ignored during a call, whose answer is newer than what the other tab stored, and after the order, whose page shows this cart.
function adopt(state: CartState, token: string | null): CartState {
  const canAdoptToken = state.status === "idle" || state.status === "ready" || state.status === "failed";
  return canAdoptToken && state.token !== token ? { status: "idle", token } : state;
}

function open({ token, isPaying }: { token: string; isPaying: boolean }, hasLostProducts: boolean): ReadyCart {
  return { status: "ready", token, hasLostProducts, shippingReset: "notNeeded", isPaying };
}

type Initialising = Extract<CartState, { status: "initialising" }>;

// Initialises again once when a product is not found; shows a second refusal [cart.reinit].
function failInit(
  state: Initialising,
  { isProductGone, message }: { isProductGone: boolean; message: string },
): CartState {
  if (isProductGone && !state.dropsInvalid) return { ...state, dropsInvalid: true };
  return { status: "failed", token: state.token, message };
}

// [error.cart-expired] The cart is reset, so the stored token is no longer valid. A cart without a token cannot have expired.
function expire(state: CartState): CartState {
  if (tokenOf(state) === null) return { status: "failed", token: null, message: "" };
  return { status: "initialising", token: null, dropsInvalid: false };
}

function decide(cart: ReadyCart, now: number): CartState {
  return { status: "deciding", cart, decision: { token: cart.token, expiresAt: now + DECISION_LIFETIME_MS } };
}

const hasCart = (state: CartState) => state.status === "ready" || state.status === "deciding";

/** The token to store under the namespace; null when there is none or when it is used. */
export function tokenOf(state: CartState): string | null {
  if (state.status === "decided") return null;
  return state.status === "deciding" ? state.cart.token : state.token;
}

/** [cart.decision-token] The decision's token is kept for 30 minutes; null once they are over at `now` (ms). */
export function readDecision(decision: Decision | null, now: number): Decision | null {
  return decision !== null && now < decision.expiresAt ? decision : null;
}
