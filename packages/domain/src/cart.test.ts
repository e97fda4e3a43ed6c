import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CartEvent, type CartState, unexpiredOrderedCart, reduceCart, tokenOf } from "./cart.ts";
import type { ReadyCart } from "./ready-cart.ts";

const after = (state: CartState | undefined, ...events: CartEvent[]) =>
  events.reduce<CartState>(reduceCart, state ?? { status: "idle", token: null });
const ready: ReadyCart = {
  status: "ready",
  token: "T",
  hasLostProducts: false,
  shippingReset: "notNeeded",
  isPaying: false,
};
const opening: CartState = { status: "initialising", token: "T", dropsInvalid: false };
const opened: CartEvent = { type: "cart/initSucceeded", token: "T", isPaying: false };
const gone: CartEvent = { type: "cart/initFailed", isProductGone: true, message: "なし" };
const refused: CartEvent = { type: "cart/initFailed", isProductGone: false, message: "だめ" };
const NOW = 1_000_000;

describe("opening the cart", () => {
  test("[cart.init-single-flight] starts with the stored token; a repeated init only waits", () => {
    const state = after(undefined, { type: "cart/restored", token: "T" }, { type: "cart/initRequested" });
    expect(state).toEqual(opening);
    expect(after(state, { type: "cart/initRequested" })).toBe(state);
    expect(after(state, opened)).toEqual(ready);
    expect(after(ready, { type: "cart/initRequested" })).toBe(ready);
    expect(after(ready, { type: "cart/restored", token: "other" })).toBe(ready);
  });

  test("[cart.reinit] [error.product-not-found] a deleted product opens the cart again without it, once", () => {
    const again = after(opening, gone);
    expect(again).toEqual({ ...opening, dropsInvalid: true });
    expect(after(again, opened)).toEqual({ ...ready, hasLostProducts: true });
    expect(after(again, gone)).toEqual({ status: "failed", token: "T", message: "なし" });
  });

  test("[error.product-not-found] any other failure is stored for the toast, and can be retried", () => {
    const failed = after(opening, refused);
    expect(failed).toEqual({ status: "failed", token: "T", message: "だめ" });
    expect(after(failed, { type: "cart/initRequested" })).toEqual(opening);
    expect(after(ready, refused)).toBe(ready);
  });

  test("[cart.reinit] [error.cart-expired] an expired cart is opened anew without its token", () => {
    expect(after(ready, { type: "cart/expired" })).toEqual({
      status: "initialising",
      token: null,
      dropsInvalid: false,
      expiredToken: "T",
    });
    expect(after(undefined, { type: "cart/expired" })).toEqual({ status: "idle", token: null });
  });

  test("[cart.reinit] [error.cart-expired] a cart that is expired when it is opened is opened anew, once", () => {
    const anew: CartState = { status: "initialising", token: null, dropsInvalid: false, expiredToken: "T" };
    expect(after(opening, { type: "cart/expired" })).toEqual(anew);
    expect(after(anew, { type: "cart/expired" })).toEqual({ status: "failed", token: null, message: null });
  });

  test("a cart has the reason why it replaces another one", () => {
    expect(after(ready, { type: "cart/expired" }, opened)).toEqual({ ...ready, replaces: "expired" });
    const ordered = { ...opened, hasOrdered: true } as const;
    expect(after(ready, { type: "cart/expired" }, ordered)).toEqual({ ...ready, replaces: "ordered" });
    expect(after(opening, ordered)).toEqual({ ...ready, replaces: "ordered" });
    expect(after(opening, opened)).toEqual(ready);
  });

  test("[cart.reinit] a product deleted while the cart is open opens the cart again without it", () => {
    const ordering = after(ready, { type: "cart/orderStarted", now: NOW });
    for (const state of [ready, ordering])
      expect(after(state, { type: "cart/productLost" })).toEqual({ ...opening, dropsInvalid: true });
    expect(after(opening, { type: "cart/productLost" })).toBe(opening);
  });

  test("[session.logout-clears] a forgotten cart has no token in any status", () => {
    for (const state of [opening, ready, after(opening, refused)])
      expect(after(state, { type: "cart/forgotten" })).toEqual({ status: "idle", token: null });
    expect(after(after(opening, { type: "cart/forgotten" }), opened)).toEqual({ status: "idle", token: null });
  });
});

test("adopts the cart of another tab, unless a call of this tab is pending", () => {
  const adopted = (token: string | null, hasOrdered = false): CartEvent => ({
    type: "cart/tokenAdopted",
    token,
    hasOrdered,
  });
  for (const state of [ready, after(opening, refused), after(undefined)]) {
    expect(after(state, adopted("other"))).toEqual({ status: "idle", token: "other" });
    expect(after(after(state, adopted("other")), { type: "cart/initRequested" })).toEqual({
      ...opening,
      token: "other",
    });
  }
  expect(after(ready, adopted(null))).toEqual({ status: "idle", token: null });
  const replaced = { ...ready, replaces: "ordered" } as CartState;
  expect(after(replaced, adopted("other"))).toEqual({ status: "idle", token: "other", hasOrdered: true });
  const ordered = after(ready, adopted(null, true));
  const another = after(ordered, adopted("other"), { type: "cart/initRequested" });
  expect(after(another, { ...opened, token: "other" })).toMatchObject({ token: "other", replaces: "ordered" });
  expect(after(ordered, { type: "cart/forgotten" })).toEqual({ status: "idle", token: null });
  expect(after(ready, adopted("T"))).toBe(ready);
  const ordering = after(ready, { type: "cart/orderStarted", now: NOW });
  const placed = after(ordering, { type: "cart/orderSucceeded", order_no: "N-1" });
  for (const state of [opening, ordering, placed]) expect(after(state, adopted("other"))).toBe(state);
});

describe("resetting the shipping", () => {
  const ask: CartEvent = { type: "cart/shippingResetRequested" };

  test("[error.shipping-no-data] happens once, until the shopper chooses a destination again", () => {
    const done = after(ready, ask, { type: "cart/shippingResetSucceeded" });
    expect(done).toEqual({ ...ready, shippingReset: "done" });
    expect(after(done, ask)).toBe(done);
    const chosen = after(done, { type: "cart/shippingChosen" });
    expect(chosen).toEqual(ready);
    expect(after(chosen, ask)).toMatchObject({ shippingReset: "resetting" });
  });

  test("[cart.reset-shipping-failed] a failure is flagged", () => {
    expect(after(ready, ask, { type: "cart/shippingResetFailed" })).toMatchObject({ shippingReset: "failed" });
    const failed = after(ready, ask, { type: "cart/shippingResetFailed" });
    expect(after(failed, ask)).toBe(failed);
    expect(after(failed, { type: "cart/shippingChosen" })).toEqual(ready);
    for (const type of ["cart/shippingResetFailed", "cart/shippingResetSucceeded", "cart/shippingChosen"] as const)
      expect(after(ready, { type })).toBe(ready);
  });
});

describe("payment and order", () => {
  const start: CartEvent = { type: "cart/orderStarted", now: NOW };

  test("[cart.payment-cookie] the flag follows the cookie", () => {
    expect(after(opening, { ...opened, isPaying: true })).toMatchObject({ isPaying: true });
    const paying = after(ready, { type: "cart/paymentStarted" });
    expect(paying).toMatchObject({ isPaying: true });
    expect(after(paying, { type: "cart/paymentStarted" })).toBe(paying);
    expect(after(paying, { type: "cart/paymentEnded" })).toEqual(ready);
    // An external payment precedes the order.
    expect(after(ready, start, { type: "cart/paymentStarted" })).toEqual(paying);
    expect(after(paying, start, { type: "cart/paymentEnded" })).toMatchObject({ cart: { isPaying: false } });
    expect(after(opening, { type: "cart/paymentStarted" })).toBe(opening);
  });

  test("[cart.decision-token] an ordered cart keeps its token for 30 minutes", () => {
    const ordering = after(ready, start);
    const orderedCart = { token: "T", expiresAt: NOW + 1_800_000 };
    expect(ordering).toEqual({ status: "ordering", cart: ready, orderedCart });
    expect(unexpiredOrderedCart(orderedCart, NOW + 1_799_999)).toBe(orderedCart);
    expect(unexpiredOrderedCart(orderedCart, NOW + 1_800_000)).toBeNull();
    expect(unexpiredOrderedCart(null, NOW)).toBeNull();
  });

  test("a second click on the button changes nothing; a rejection returns the cart", () => {
    const ordering = after(ready, start);
    expect(after(ordering, { ...start, now: NOW + 1 })).toBe(ordering);
    expect(after(ordering, { type: "cart/initRequested" })).toBe(ordering);
    expect(after(ordering, { type: "cart/orderFailed" })).toEqual(ready);
    expect(after(opening, start)).toBe(opening);
  });

  test("an order uses up the token, and the next init opens a new cart", () => {
    const ordered = after(ready, start, { type: "cart/orderSucceeded", order_no: "N-1" });
    expect(ordered).toMatchObject({ status: "ordered", order_no: "N-1", orderedCart: { token: "T" } });
    expect(tokenOf(ordered)).toBeNull();
    expect(after(ordered, { type: "cart/initRequested" })).toEqual({
      status: "initialising",
      token: null,
      dropsInvalid: false,
    });
    for (const type of ["cart/expired", "cart/productLost", "cart/orderFailed"] as const)
      expect(after(ordered, { type })).toBe(ordered);
  });
});

const simple = (
  type: Exclude<
    CartEvent["type"],
    | "cart/restored"
    | "cart/tokenAdopted"
    | "cart/initSucceeded"
    | "cart/initFailed"
    | "cart/orderStarted"
    | "cart/orderSucceeded"
  >,
) => fc.constant<CartEvent>({ type });
const token = fc.constantFrom("A", "B");
const anyEvent: fc.Arbitrary<CartEvent> = fc.oneof(
  fc.record({ type: fc.constant("cart/restored" as const), token: fc.option(token) }),
  fc.record({ type: fc.constant("cart/tokenAdopted" as const), token: fc.option(token) }),
  fc.record({ type: fc.constant("cart/initSucceeded" as const), token, isPaying: fc.boolean() }),
  fc.record({
    type: fc.constant("cart/initFailed" as const),
    isProductGone: fc.boolean(),
    message: fc.option(fc.string()),
  }),
  fc.record({ type: fc.constant("cart/orderStarted" as const), now: fc.nat() }),
  fc.record({ type: fc.constant("cart/orderSucceeded" as const), order_no: fc.string() }),
  ...(
    [
      "cart/initRequested",
      "cart/expired",
      "cart/productLost",
      "cart/shippingResetRequested",
      "cart/shippingResetSucceeded",
    ] as const
  ).map(simple),
  ...(["cart/shippingResetFailed", "cart/shippingChosen", "cart/paymentStarted", "cart/paymentEnded"] as const).map(
    simple,
  ),
  ...(["cart/orderFailed", "cart/tokenEnded", "cart/forgotten"] as const).map(simple),
);

test("[cart.init-single-flight] [cart.decision-token] in any order of events, inits and orders never overlap", () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let inits = 0;
      let resets = 0;
      let state = after(undefined);
      for (const event of events) {
        const next = reduceCart(state, event);
        if (next !== state && next.status === "initialising") inits += 1;
        if (next !== state && state.status === "initialising") inits -= 1;
        expect(inits).toBeLessThanOrEqual(1);
        if (next.status === "ordering") expect(next.orderedCart.token).toBe(next.cart.token);
        if (next.status === "ordered") expect(state.status === "ordering" || next === state).toBe(true);
        if (event.type === "cart/shippingChosen" || next.status !== "ready") resets = 0;
        if (next !== state && next.status === "ready" && next.shippingReset === "resetting")
          resets += state.status === "ready" && state.shippingReset !== "resetting" ? 1 : 0;
        expect(resets).toBeLessThanOrEqual(1);
        state = next;
      }
      expect(after(state, { type: "cart/forgotten" })).toEqual({ status: "idle", token: null });
      expect(reduceCart(state, { type: "foreign" } as never)).toBe(state);
    }),
  );
});
