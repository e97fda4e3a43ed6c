import { ORDERED_CART_LIFETIME_MS } from "./limits.ts";
import { type ReadyCart, type ReadyCartEvent, reduceReady } from "./ready-cart.ts";

/** [cart.reinit] The state of the browser's cart. The API cache contains the cart's data. */
export type CartState =
  /** Not opened yet; `token` is the stored one, if any. `hasOrdered`: another tab has ordered the cart of this one. */
  | { readonly status: "idle"; readonly token: string | null; readonly hasOrdered?: true }
  /** One init is under way, and all callers wait for it. With `dropsInvalid` it removes lost products. */
  | {
      readonly status: "initialising";
      readonly token: string | null;
      readonly dropsInvalid: boolean;
      /** The expired cart that the new one replaces. */
      readonly expiredToken?: string;
      /** Another tab has ordered the cart that the new one replaces. */
      readonly hasOrdered?: true;
    }
  | ReadyCart
  /** The order is being placed: another click has no effect. */
  | { readonly status: "ordering"; readonly cart: ReadyCart; readonly orderedCart: OrderedCart }
  /** The order is placed and the token is used. The next init opens a new cart. */
  | { readonly status: "ordered"; readonly orderedCart: OrderedCart; readonly order_no: string }
  /** The cart could not be opened. `message` is the server's reason, null when there was no answer. */
  | { readonly status: "failed"; readonly token: string | null; readonly message: string | null };

/** The cart of an order, whose token gives the complete screen access to the order. */
export interface OrderedCart {
  readonly token: string;
  /** Expiry in milliseconds since 1970. */
  readonly expiresAt: number;
}

export type CartEvent =
  | ReadyCartEvent
  /** The browser has read its storage. */
  | { type: "cart/restored"; token: string | null }
  | { type: "cart/initRequested" }
  /** `hasOrdered`: the cart that this one replaces has become an order. */
  | { type: "cart/initSucceeded"; token: string; isPaying: boolean; hasOrdered?: boolean }
  /** `isProductGone`: the answer was product_not_found or not_sale. */
  | { type: "cart/initFailed"; isProductGone: boolean; message: string | null }
  /** cart.common.is_expired. */
  | { type: "cart/expired" }
  /** product_not_found or not_sale of any other call. */
  | { type: "cart/productLost" }
  | { type: "cart/orderStarted"; now: number }
  | { type: "cart/orderSucceeded"; order_no: string }
  | { type: "cart/orderFailed" }
  /** Another tab stored another cart, or none; with `hasOrdered` after it has ordered this one. */
  | { type: "cart/tokenAdopted"; token: string | null; hasOrdered?: boolean }
  /** A new password or the end of other logins: the member's carts have other tokens. */
  | { type: "cart/tokenEnded" }
  /** A logout, or a token that does not exist on the server. */
  | { type: "cart/forgotten" };

export const initialCart: CartState = { status: "idle", token: null };

export function reduceCart(state: CartState = initialCart, event: CartEvent): CartState {
  switch (event.type) {
    case "cart/restored":
      return state.status === "idle" ? { status: "idle", token: event.token } : state;
    case "cart/initRequested":
      return startInit(state);
    case "cart/initSucceeded":
      return state.status === "initialising" ? toReady(event, state) : state;
    case "cart/initFailed":
      return state.status === "initialising" ? failInit(state, event) : state;
    case "cart/expired":
      return hasCart(state) || state.status === "initialising" ? expire(state) : state;
    case "cart/productLost":
      return hasCart(state) ? { status: "initialising", token: tokenOf(state), dropsInvalid: true } : state;
    case "cart/orderStarted":
      return state.status === "ready" ? startOrder(state, event.now) : state;
    case "cart/orderSucceeded":
      return state.status === "ordering"
        ? { status: "ordered", orderedCart: state.orderedCart, order_no: event.order_no }
        : state;
    case "cart/orderFailed":
      return state.status === "ordering" ? state.cart : state;
    case "cart/tokenAdopted":
      return adopt(state, event);
    case "cart/tokenEnded":
      return reopen(state);
    case "cart/forgotten":
      return state.status === "idle" && state.token === null && !state.hasOrdered ? state : initialCart;
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
  if (state.status !== "ordering") return state;
  // The shopper pays at a payment service first. The order is placed after the return.
  if (event.type === "cart/paymentStarted") return reduceReady(state.cart, event);
  const cart = reduceReady(state.cart, event);
  return cart === state.cart ? state : { ...state, cart };
}

// A second init waits while one runs [cart.init-single-flight].
function startInit(state: CartState): CartState {
  switch (state.status) {
    case "idle":
    case "failed":
      return { status: "initialising", token: state.token, dropsInvalid: false, ...orderedIn(state) };
    case "ordered":
      return { status: "initialising", token: null, dropsInvalid: false };
    case "initialising":
    case "ready":
    case "ordering":
    default:
      return state;
  }
}

// Ignored during a call, whose answer is newer than what the other tab stored, and after the order, whose page shows this cart.
function adopt(state: CartState, { token, hasOrdered }: { token: string | null; hasOrdered?: boolean }): CartState {
  const canAdoptToken = state.status === "idle" || state.status === "ready" || state.status === "failed";
  if (!canAdoptToken || state.token === token) return state;
  // Both tabs may open a new cart after the order; the one that adopts the other's keeps the reason.
  const hasReplacedOrder = state.status === "ready" && state.replaces === "ordered" && token !== null;
  return { status: "idle", token, ...(hasOrdered || hasReplacedOrder ? { hasOrdered: true } : orderedIn(state)) };
}

const orderedIn = (state: CartState) =>
  state.status === "idle" && state.hasOrdered ? { hasOrdered: true as const } : {};

function toReady(
  { token, isPaying, hasOrdered }: { token: string; isPaying: boolean; hasOrdered?: boolean },
  { dropsInvalid: hasLostProducts, expiredToken, hasOrdered: hasOrderedElsewhere }: Initialising,
): ReadyCart {
  const ready: ReadyCart = { status: "ready", token, hasLostProducts, shippingReset: "notNeeded", isPaying };
  const replaces = hasOrdered || hasOrderedElsewhere ? "ordered" : expiredToken === undefined ? null : "expired";
  return replaces ? { ...ready, replaces } : ready;
}

type Initialising = Extract<CartState, { status: "initialising" }>;

// Initialises again once when a product is not found; shows a second refusal [cart.reinit].
function failInit(
  state: Initialising,
  { isProductGone, message }: { isProductGone: boolean; message: string | null },
): CartState {
  if (isProductGone && !state.dropsInvalid) return { ...state, dropsInvalid: true };
  return { status: "failed", token: state.token, message };
}

// The server replaces a token that has ended, and returns any other. The answer of an init under way may have the old one.
function reopen(state: CartState): CartState {
  const token = tokenOf(state);
  if (token === null || state.status === "ordering") return state;
  return state.status === "initialising" ? { ...state } : { status: "initialising", token, dropsInvalid: false };
}

// [error.cart-expired] The cart is reset, so the stored token is no longer valid. A cart without a token cannot have expired.
function expire(state: CartState): CartState {
  const expiredToken = tokenOf(state);
  if (expiredToken === null) return { status: "failed", token: null, message: null };
  return { status: "initialising", token: null, dropsInvalid: false, expiredToken };
}

function startOrder(cart: ReadyCart, now: number): CartState {
  return { status: "ordering", cart, orderedCart: { token: cart.token, expiresAt: now + ORDERED_CART_LIFETIME_MS } };
}

const hasCart = (state: CartState) => state.status === "ready" || state.status === "ordering";

/** The token to store under the namespace; null without a token and when it is used. */
export function tokenOf(state: CartState): string | null {
  if (state.status === "ordered") return null;
  return state.status === "ordering" ? state.cart.token : state.token;
}

/** [cart.decision-token] Null once the 30 minutes of an ordered cart are over at `now` (ms). */
export function unexpiredOrderedCart(cart: OrderedCart | null, now: number): OrderedCart | null {
  return cart !== null && now < cart.expiresAt ? cart : null;
}
