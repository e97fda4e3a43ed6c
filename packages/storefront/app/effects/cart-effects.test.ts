import { paths } from "@noren/contract/paths";
import { cart } from "@noren/api/endpoints/cart";
import { cartOrder } from "@noren/api/endpoints/cart-order";
import { cartCheckout } from "@noren/api/endpoints/cart-checkout";
import { cart as example, order } from "@noren/contract/examples";
import { describe, expect, test } from "vitest";
import { cartEvent } from "../state/cart.ts";
import { NOW, testApp } from "../testing/test-app.ts";
import { openCart } from "./open-cart.ts";

const INIT = "POST /v1/carts/init";
const { token } = example;
const PAY = "https://pay.example/challenge";
const gone = (code: string, status = 422) => Response.json({ message: "商品が見つかりません。", code }, { status });
const empty = { ...example, detail: { ...example.detail, products: [] } };

describe("opening", () => {
  test("[cart.init-single-flight] concurrent requests for a cart open it once", async () => {
    const gate = Promise.withResolvers<Response>();
    const { store, requests, browser } = testApp({ responses: { [INIT]: () => gate.promise } });
    const opened = [openCart(store), openCart(store), openCart(store)];
    gate.resolve(Response.json(example));
    expect(await Promise.all(opened)).toEqual([token, token, token]);
    expect(await openCart(store)).toBe(token);
    expect(requests).toEqual([INIT]);
    expect(browser.storage.cartToken.read()).toBe(token);
  });

  test("[error.product-not-found] [cart.reinit] a second init removes a product that no longer exists, without a message", async () => {
    const responses = [() => gone("cart.init.product_not_found"), () => Response.json(example)];
    const bodies: unknown[] = [];
    const { store } = testApp({
      responses: {
        [INIT]: (body) => {
          bodies.push(body);
          return responses.shift()!();
        },
      },
    });
    expect(await openCart(store)).toBe(token);
    expect(bodies).toEqual([{ token: null }, { token: null, invalid_product: true }]);
    expect(store.getState().cart).toMatchObject({ status: "ready", hasLostProducts: true });
    expect(store.getState().flash.now).toEqual([]);
  });

  test("[cart.confirm-empty] a cart that becomes empty on the confirm screen leads to /cart/", async () => {
    const responses = [() => gone("cart.init.product_not_found"), () => Response.json(empty)];
    const { store, navigations } = testApp({
      responses: { [INIT]: () => responses.shift()!() },
      path: paths.cartConfirm(),
    });
    await openCart(store);
    expect(navigations).toEqual(["/cart/"]);
  });

  test("[session.logout-clears] a cart that is being opened during a logout is discarded", async () => {
    const [late, next] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    const responses = [late, next];
    const { store, requests } = testApp({ responses: { [INIT]: () => responses.shift()!.promise } });
    store.dispatch(cartEvent({ type: "cart/initRequested" }));
    await expect.poll(() => requests).toHaveLength(1);
    store.dispatch(cartEvent({ type: "cart/forgotten" }));
    const opening = openCart(store);
    late.resolve(Response.json({ ...example, token: "m".repeat(43) }));
    await expect.poll(() => requests).toHaveLength(2);
    expect(store.getState().cart).toMatchObject({ status: "initialising", token: null });
    next.resolve(Response.json(example));
    expect(await opening).toBe(token);
  });

  test("[error.cart-expired] [cart.reinit] an expired cart is replaced by a new one", async () => {
    const tokens: unknown[] = [];
    const { store, browser } = testApp({
      responses: {
        [INIT]: (body) => {
          tokens.push((body as { token: unknown }).token);
          return tokens.length === 1 ? gone("cart.common.is_expired", 410) : Response.json(example);
        },
      },
    });
    // Browsers offer no locks over plain HTTP: nothing waits.
    browser.withTabLock = (_, work) => work();
    browser.storage.cartToken.write("expired");
    store.dispatch(cartEvent({ type: "cart/restored", token: "expired" }));
    expect([await openCart(store), tokens]).toEqual([token, ["expired", null]]);
  });

  test.each([
    ["an expired one", "cart.common.is_expired"],
    ["another one", null],
  ])("[cart.payment-cookie] a cart that has become an order is replaced by %s, which pays nothing", async (_, code) => {
    let calls = 0;
    const { store, browser } = testApp({
      responses: { [INIT]: () => (code && calls++ === 0 ? gone(code, 410) : Response.json(example)) },
    });
    browser.withTabLock = (_, work) => work();
    const old = "p".repeat(43);
    browser.storage.orderedCart.write({ token: old, expiresAt: NOW + 60_000 });
    browser.storage.paying.write(true);
    browser.storage.cartToken.write(old);
    store.dispatch(cartEvent({ type: "cart/restored", token: old }));
    await openCart(store);
    expect(store.getState().cart).toMatchObject({ token, isPaying: false, replaces: "ordered" });
    expect(browser.storage.paying.read()).toBe(false);
  });

  test.each(["cart.common.is_expired", "cart_detail.set_user_address.not_data"])(
    "[error.product-not-found] waiting callers are rejected when opening fails with %s",
    async (code) => {
      const { store, requests } = testApp({ responses: { [INIT]: () => gone(code) } });
      const opening = openCart(store).catch((problem: unknown) => problem);
      expect([await opening, store.getState().cart.status]).toEqual([
        code === "cart.common.is_expired" ? { kind: "network" } : null,
        "failed",
      ]);
      expect(requests).toHaveLength(1);
    },
  );

  test("[error.product-not-found] any other message of an init is an error toast", async () => {
    const { store } = testApp({ responses: { [INIT]: () => gone("cart.init.other") } });
    expect(await openCart(store)).toBeNull();
    expect(store.getState().flash.now).toMatchObject([{ message: "商品が見つかりません。", type: "negative" }]);
  });
});

test("opening that fails without a reason rejects with a network problem", async () => {
  const { store } = testApp({ responses: { [INIT]: () => Promise.reject(new TypeError("offline")) } });
  await expect(openCart(store)).rejects.toEqual({ kind: "network" });
  expect(store.getState().flash.now).toEqual([]);
});

describe("an open cart", () => {
  async function opened(options: Parameters<typeof testApp>[0] = {}) {
    const app = testApp({ ...options, responses: { [INIT]: () => Response.json(example), ...options.responses } });
    await openCart(app.store);
    return app;
  }

  test("[error.cart-expired] an expired cart is reset on a cart page, and the shopper goes to /cart/", async () => {
    const { store, navigations, requests } = await opened({
      path: paths.cartPayment(),
      responses: { "PATCH /v1/carts/other/modify": () => gone("cart.common.is_expired", 410) },
    });
    await store.dispatch(cartCheckout.endpoints.modifyCartOther.initiate({ token, remarks: "x" }));
    expect(navigations).toEqual(["/cart/"]);
    await expect.poll(() => requests.filter((call) => call === INIT)).toHaveLength(2);
  });

  test("[error.stored] any other error is stored in the shared error state and rejects the call; the cart stays", async () => {
    const { store } = await opened({
      responses: { "PATCH /v1/carts/other/modify": () => gone("cart.update_products.out_of_stock") },
    });
    const { error } = await store.dispatch(cartCheckout.endpoints.modifyCartOther.initiate({ token, remarks: "x" }));
    expect(error).toMatchObject({ kind: "cart", reason: "other" });
    expect(store.getState()).toMatchObject({ cart: { status: "ready" }, shop: { status: "open", problem: error } });
  });

  test("[error.shipping-no-data] shipping is reset once, and again after a destination was chosen", async () => {
    const CHOOSE = "PATCH /v1/carts/shippings/add";
    const MODIFY = "PATCH /v1/carts/packings/modify";
    const RESET = "PATCH /v1/carts/shippings/reset";
    const { store, requests } = await opened({
      responses: {
        [MODIFY]: () => gone("cart_detail.set_user_address.not_data"),
        [RESET]: () => Response.json(example),
        [CHOOSE]: () => Response.json(example),
      },
    });
    const packings = [{ key: "p", delivery_at: null, delivery_timezone_key: null }];
    await store.dispatch(cartCheckout.endpoints.modifyCartPacking.initiate({ token, packings }));
    await expect.poll(() => store.getState().cart).toMatchObject({ shippingReset: "done" });
    await store.dispatch(cartCheckout.endpoints.modifyCartPacking.initiate({ token, packings }));
    expect(requests.filter((call) => call === RESET)).toHaveLength(1);
    await store.dispatch(cart.endpoints.addCartShipping.initiate({ token, user_address_id: 1 }));
    await store.dispatch(cartCheckout.endpoints.modifyCartPacking.initiate({ token, packings }));
    await expect.poll(() => requests.filter((call) => call === RESET)).toHaveLength(2);
  });

  test("[cart.reset-shipping-failed] a reset that fails is flagged and the shopper sees why", async () => {
    const { store } = await opened({ responses: { "PATCH /v1/carts/shippings/reset": () => gone("x", 500) } });
    store.dispatch(cartEvent({ type: "cart/shippingResetRequested" }));
    await expect.poll(() => store.getState().cart).toMatchObject({ shippingReset: "failed" });
    expect(store.getState().flash.now).toMatchObject([{ type: "negative" }]);
  });

  test("[cart.decision-token] an ordered cart keeps its token, and the next cart is a new one", async () => {
    const { store, browser } = await opened();
    store.dispatch(cartEvent({ type: "cart/orderStarted", now: browser.now() }));
    expect(browser.storage.orderedCart.read()?.token).toBe(token);
    store.dispatch(cartEvent({ type: "cart/orderSucceeded", order_no: "N26-1" }));
    expect(browser.storage.cartToken.read()).toBeNull();
  });

  test("a guest's input is removed from the session storage with the order", async () => {
    const { store, browser } = await opened();
    const drafts = { "left:/cart/shipping/add#": { last_name: "山田", address1: "中京区" } };
    browser.storage.drafts.write(drafts);
    store.dispatch(cartEvent({ type: "cart/orderStarted", now: browser.now() }));
    expect(browser.storage.drafts.read()).toEqual(drafts);
    store.dispatch(cartEvent({ type: "cart/orderSucceeded", order_no: "N26-1" }));
    expect(browser.storage.drafts.read()).toBeNull();
  });

  test("a guest's input is removed from the session storage after a payment at a service", async () => {
    const { store, browser } = await opened({
      responses: { [`GET /v1/carts/order/${order.order_no}?token=${token}`]: () => Response.json(order) },
    });
    browser.storage.drafts.write({ "/cart/shipping/add#": { last_name: "山田" } });
    await store.dispatch(cartOrder.endpoints.getCartOrder.initiate({ token, orderNo: order.order_no }));
    expect(browser.storage.drafts.read()).toBeNull();
  });

  test("the cart is open again after a rejected order", async () => {
    const { store, browser } = await opened({
      responses: { [`POST /v1/carts/${token}/decision`]: () => gone("cart.decision.out_of_stock", 409) },
    });
    await store.dispatch(cartOrder.endpoints.decideCart.initiate({ token, total_payment: 1 }));
    expect(store.getState().cart).toMatchObject({ status: "ready", token });
    expect(browser.storage.cartToken.read()).toBe(token);
  });

  test("[cart.payment-cookie] a pending payment is stored in the cookie", async () => {
    const { store, browser } = await opened();
    store.dispatch(cartEvent({ type: "cart/paymentStarted" }));
    expect(browser.storage.paying.read()).toBe(true);
    store.dispatch(cartEvent({ type: "cart/paymentEnded" }));
    expect(browser.storage.paying.read()).toBe(false);
  });

  test("[cart.payment-cookie] the cookie marks the pending payment after the return from the payment page", async () => {
    const { store, browser } = testApp({ responses: { [INIT]: () => Response.json(example) } });
    browser.storage.paying.write(true);
    await openCart(store);
    expect(store.getState().cart).toMatchObject({ status: "ready", isPaying: true });
  });

  test("[cart.payment-cookie] a payment that failed ends: the cart names its error", async () => {
    const failed = { code: "aborted" as const, message: "中止しました。", payment_id: 5, occurred_at: "" };
    const body = { ...example, transaction_error: failed };
    const { store, browser } = testApp({ responses: { [INIT]: () => Response.json(body) } });
    browser.storage.paying.write(true);
    await openCart(store);
    expect(browser.storage.paying.read()).toBe(false);
  });

  test("[cart.payment-cookie] a payment fails while the cart is open", async () => {
    const failed = { code: "expired" as const, message: "期限切れです。", payment_id: 5, occurred_at: "" };
    const { store, browser } = await opened({
      responses: { [`GET /v1/carts/${token}`]: () => Response.json({ ...example, transaction_error: failed }) },
    });
    store.dispatch(cartEvent({ type: "cart/paymentStarted" }));
    await store.dispatch(cart.endpoints.getCart.initiate(token, { forceRefetch: true }));
    expect(store.getState().cart).toMatchObject({ status: "ready", isPaying: false });
    expect(browser.storage.paying.read()).toBe(false);
  });

  test("[cart.payment-cookie] an order that needs an external payment page leads there, and the cart is kept until it is placed", async () => {
    const answers = [
      { order_no: order.order_no, order: null, payment: { order_no: order.order_no, url: PAY, expires_at: "" } },
      { order_no: order.order_no, order, payment: null },
    ];
    const { store, browser, navigations } = await opened({
      responses: { [`POST /v1/carts/${token}/decision`]: () => Response.json(answers.shift()) },
    });
    const placeOrder = () => store.dispatch(cartOrder.endpoints.decideCart.initiate({ token, total_payment: 1 }));
    await placeOrder();
    expect(store.getState().cart).toMatchObject({ status: "ready", token, isPaying: true });
    expect([navigations, browser.storage.paying.read(), browser.storage.cartToken.read()]).toEqual([
      [PAY],
      true,
      token,
    ]);
    await placeOrder();
    expect(store.getState().cart).toMatchObject({ status: "ordered", order_no: order.order_no });
    expect([browser.storage.paying.read(), browser.storage.cartToken.read()]).toEqual([false, null]);
  });

  test("removes a stored token that is unknown to the server", async () => {
    const { store, browser } = testApp();
    browser.storage.cartToken.write(token);
    store.dispatch(cartEvent({ type: "cart/restored", token }));
    await store.dispatch(cart.endpoints.getCart.initiate(token));
    expect([store.getState().cart, browser.storage.cartToken.read()]).toEqual([{ status: "idle", token: null }, null]);
  });
});
