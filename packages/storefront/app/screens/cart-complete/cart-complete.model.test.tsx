// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import type { Cart, Order, PaymentInProgress } from "@noren/contract";
import { order, settings } from "@noren/contract/examples";
import { bankTransfer } from "@noren/contract/examples/checkout";
import { paths } from "@noren/contract/paths";
import { barePath } from "@noren/domain/paths";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { cartCompleteCopy as copy } from "#ui/screens/cart-complete/cart-complete.copy";
import type { CartCompleteProps } from "#ui/screens/cart-complete/cart-complete.props";
import { cart } from "#ui/stories/cart.fixture";
import { selectFailedQueries } from "../../frame/load-error.model.ts";
import { cartEvent } from "../../state/cart.ts";
import type { AppStore } from "../../state/store.ts";
import { shopStorage } from "../../storage/shop-storage.ts";
import { testApp } from "../../testing/test-app.ts";
import { useCartCompleteModel } from "./cart-complete.model.ts";

const token = "c".repeat(43);
const ORDER = `GET /v1/carts/order/${order.order_no}?token=${token}`;

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function render(store: AppStore, url: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
    </Provider>
  );
  return renderHook(useCartCompleteModel, { wrapper }).result;
}

/** The complete screen of an order that was made in this page, in a browser that refuses to keep anything. */
function open(answer: () => Response | Promise<Response>, url = `/cart/complete?no=${order.order_no}`) {
  const { store, requests } = testApp({ responses: { [ORDER]: answer } });
  for (const event of [
    { type: "cart/restored", token },
    { type: "cart/initRequested" },
    { type: "cart/initSucceeded", token, isPaying: false },
    { type: "cart/orderStarted", now: Date.now() },
    { type: "cart/orderSucceeded", order_no: order.order_no },
  ] as const)
    store.dispatch(cartEvent(event));
  const result = render(store, url);
  const waitForRequest = () => vi.waitFor(() => expect(requests).toContain(ORDER));
  return {
    result,
    waitForRequest,
    problemKinds: () => selectFailedQueries(store.getState()).map(({ problem }) => problem.kind),
  };
}

describe("the order that has just been placed", () => {
  test.each<[Partial<Order>, CartCompleteProps["paymentState"]]>([
    [{ status: "paid", is_awaiting_payment: false }, "paid"],
    [{ status: "accepted", is_awaiting_payment: true }, "due"],
    [{ status: "accepted", is_awaiting_payment: false }, "later"],
    [{ status: "accepted", is_awaiting_payment: false, total_payment: 0 }, "none"],
    [{ status: "cancelled", is_awaiting_payment: false }, "cancelled"],
  ])("names the state of the payment of %o: %s", async (change, state) => {
    const { result } = open(() => Response.json({ ...order, ...change }));
    await vi.waitFor(() => expect(result.current.order).not.toBeNull());
    expect(result.current.paymentState).toBe(state);
  });

  test.each<[Partial<Order["receipt"]>, CartCompleteProps["receipt"]]>([
    [{ token, can_issue: true, reason: null }, { path: paths.guestReceipt({ no: order.order_no, t: token }) }],
    [
      { token, can_issue: false, reason: "ご入金の確認後に発行できます。" },
      { reason: "ご入金の確認後に発行できます。" },
    ],
    [{ can_issue: true, reason: null }, null],
  ])("leads a guest to the receipt [auth.guest-receipt]: %o", async (change, receipt) => {
    const { result } = open(() => Response.json({ ...order, receipt: { ...order.receipt, ...change } }));
    await vi.waitFor(() => expect(result.current.order).not.toBeNull());
    expect(result.current.receipt).toEqual(receipt);
  });

  test("is shown, also when the browser stores nothing", async () => {
    const { result } = open(() => Response.json(order));
    await vi.waitFor(() => expect(result.current.order).toEqual(order));
  });

  test("is another one than the payment's, if the cart was ordered with another method", async () => {
    const { result } = open(() => Response.json({ ...order, order_no: "261123-AAAAAAAA" }));
    await vi.waitFor(() => expect(result.current.isPaymentReplaced).toBe(true));
    const { result: own } = open(() => Response.json(order));
    await vi.waitFor(() => expect(own.current.order).toEqual(order));
    expect(own.current.isPaymentReplaced).toBe(false);
  });

  test.each([
    ["network", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["server", () => Response.json({ message: "" }, { status: 500 })],
  ])("is not missing when its request failed (%s): it can be retried", async (kind, answer) => {
    const { result, problemKinds } = open(answer);
    await vi.waitFor(() => expect(problemKinds()).toEqual([kind]));
    expect(result.current.order).toBeNull();
  });

  test("is not missing when the payment service does not answer: it can be retried [cart.payment-cookie]", async () => {
    const unreachable = { code: "cart.payment.unreachable", message: "決済サービスに接続できません。" };
    const { result, problemKinds } = open(() => Response.json(unreachable, { status: 409 }));
    await vi.waitFor(() => expect(problemKinds()).toEqual(["cart"]));
    expect(result.current.order).toBeNull();
  });

  test.each([404, 422])("is missing when it is unknown to the server (%i)", async (status) => {
    const { result, waitForRequest } = open(() => Response.json({ message: "" }, { status }));
    await waitForRequest();
    await vi.waitFor(() => expect(result.current.order).toBe("missing"));
  });

  test("is missing when the URL has no order number", () => {
    const { result } = open(() => Response.json(order), "/cart/complete");
    expect(result.current.order).toBe("missing");
  });
});

test("[cart.decision-token] the browser keeps the token of the ordered cart, which shows the order for 30 minutes", async () => {
  const { store, browser } = testApp();
  const now = Date.now();
  for (const event of [
    { type: "cart/restored", token },
    { type: "cart/initRequested" },
    { type: "cart/initSucceeded", token, isPaying: false },
    { type: "cart/orderStarted", now },
    { type: "cart/orderSucceeded", order_no: order.order_no },
  ] as const)
    store.dispatch(cartEvent(event));
  const stored = browser.storage.orderedCart.read();
  expect(stored).toEqual({ token, expiresAt: now + 30 * 60_000 });

  /** Another page of the same browser at this time. */
  const openAt = (time: number) => {
    shopStorage("noren").orderedCart.write(stored!);
    vi.spyOn(Date, "now").mockReturnValue(time);
    onTestFinished(() => void vi.restoreAllMocks());
    const page = testApp({ responses: { [ORDER]: () => Response.json(order) } });
    return { requests: page.requests, result: render(page.store, `/cart/complete?no=${order.order_no}`) };
  };
  const early = openAt(now + 30 * 60_000 - 1000);
  await vi.waitFor(() => expect(early.result.current.order).toEqual(order));
  const late = openAt(now + 30 * 60_000 + 1000);
  await vi.waitFor(() => expect(late.result.current.order).toBe("missing"));
  expect(late.requests).not.toContain(ORDER);
});

test("[cart.payment-cookie] the return from a payment service with an order ends the payment and the cart", async () => {
  const { store, browser } = testApp({ responses: { [ORDER]: () => Response.json(order) } });
  // The namespace of a shop whose settings are not loaded.
  shopStorage("noren").orderedCart.write({ token, expiresAt: Date.now() + 60_000 });
  browser.storage.paying.write(true);
  browser.storage.cartToken.write(token);
  store.dispatch(cartEvent({ type: "cart/restored", token }));
  const result = render(store, `/cart/complete?no=${order.order_no}`);
  await vi.waitFor(() => expect(result.current.order).toEqual(order));
  expect([browser.storage.paying.read(), browser.storage.cartToken.read()]).toEqual([false, null]);
});

describe("the return from a payment service without an order", () => {
  const notFound = () => Response.json({ message: "見つかりません。", code: "not_found" }, { status: 404 });
  const payment = { order_no: order.order_no, url: "https://pay.test/1", expires_at: "2026-11-20T03:30:00Z" };

  const transaction_error: Cart["transaction_error"] = {
    code: "aborted",
    message: "中止されました。",
    payment_id: 7,
    occurred_at: payment.expires_at,
  };

  /** Comes back to a cart that has `changes`, and `found` once its payment was checked. */
  function comeBack(
    changes: Partial<Cart>,
    in_progress: PaymentInProgress | null,
    found: Partial<Cart> = {},
    {
      answerOrder = notFound,
      check,
      getCart,
      listPayments = notFound,
    }: Partial<Record<"answerOrder" | "check" | "getCart" | "listPayments", () => Response>> = {},
  ) {
    let content: Cart = { ...cart, token, payment_id: 7, ...changes };
    const { store } = testApp({
      responses: {
        [ORDER]: answerOrder,
        [`GET /v1/carts/${token}`]: getCart ?? (() => Response.json(content)),
        [`GET /v1/payments/carts/${token}`]: listPayments,
        [`GET /v1/carts/${token}/payment/7/check`]: () => {
          if (check) return check();
          content = { ...content, ...found };
          return Response.json({ is_available: true, reason: null, in_progress });
        },
      },
    });
    shopStorage("noren").orderedCart.write({ token, expiresAt: Date.now() + 60_000 });
    store.dispatch(cartEvent({ type: "cart/restored", token }));
    let pathname = "";
    function Pathname() {
      ({ pathname } = useLocation());
      return null;
    }
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Provider store={store}>
        <MemoryRouter initialEntries={[`/cart/complete?no=${order.order_no}`]}>
          <Pathname />
          {children}
        </MemoryRouter>
      </Provider>
    );
    const { result } = renderHook(useCartCompleteModel, { wrapper });
    return { result, store, pathname: () => pathname };
  }

  test("offers to continue a pending payment [cart.payment-cookie]", async () => {
    const { result } = comeBack({}, payment);
    await vi.waitFor(() => expect(result.current.pending).toEqual({ url: payment.url, expiresAt: payment.expires_at }));
  });

  test("leads to the login for a member's order without the member's session", async () => {
    const answerOrder = () => Response.json({ message: "ログインしてください。" }, { status: 401 });
    const { pathname } = comeBack({}, null, {}, { answerOrder });
    await vi.waitFor(() => expect(barePath(pathname())).toBe(paths.login()));
  });

  test("leads to the payment step after a payment that failed [cart.transaction-error]", async () => {
    const { pathname } = comeBack({ transaction_error }, null);
    await vi.waitFor(() => expect(pathname()).toBe(paths.cartPayment()));
  });

  test("leads to the payment step after a payment whose failure its check finds [cart.transaction-error]", async () => {
    const { pathname } = comeBack({}, null, { transaction_error });
    await vi.waitFor(() => expect(pathname()).not.toBe("/cart/complete"));
    expect(pathname()).toBe(paths.cartPayment());
  });

  /** The first answer is older than the order. */
  const lateOrder = () => {
    const responses = [notFound, () => Response.json(order)];
    return () => (responses.shift() ?? notFound)();
  };
  const gone = () => Response.json({ message: "期限切れです。", code: "cart.common.is_expired" }, { status: 410 });

  test.each([
    ["its cart is gone", { getCart: gone }, null],
    ["its check places it", {}, { ...payment, url: `https://shop.test/cart/complete?no=${order.order_no}` }],
  ])("shows the order that is placed meanwhile: %s", async (_, responses, inProgress) => {
    const { result } = comeBack({}, inProgress, {}, { ...responses, answerOrder: lateOrder() });
    await vi.waitFor(() => expect(result.current.order).toEqual(order));
  });

  test("is not missing while its cart cannot be read: it can be retried", async () => {
    const getCart = () => Response.json({ message: "" }, { status: 500 });
    const { result, store } = comeBack({}, null, {}, { getCart });
    await vi.waitFor(() =>
      expect(selectFailedQueries(store.getState()).map(({ endpoint }) => endpoint)).toEqual(["getCart"]),
    );
    expect(result.current.order).toBeNull();
  });

  test("is missing when its payment may not be checked", async () => {
    const check = () => Response.json({ message: "ログインしてください。" }, { status: 401 });
    const { result } = comeBack({}, null, {}, { check });
    await vi.waitFor(() => expect(result.current.order).toBe("missing"));
  });

  const wallet = { ...bankTransfer, id: 7, requires: "redirect" as const };
  test.each([
    ["the confirm step", [wallet], paths.cartConfirm(), copy.confirmAgain],
    ["the payment step for a card", [{ ...wallet, requires: "card" as const }], paths.cartPayment(), copy.payAgain],
    ["the payment step for a withdrawn method", [], paths.cartPayment(), copy.payAgain],
    ["the confirm step if the methods cannot be read", null, paths.cartConfirm(), copy.confirmAgain],
  ])("leads to %s if the cart was changed meanwhile, with one message", async (_, methods, path, message) => {
    const listPayments = () =>
      methods ? Response.json({ data: methods }) : Response.json({ message: "" }, { status: 500 });
    const { pathname, store } = comeBack({}, null, {}, { listPayments });
    await vi.waitFor(() => expect(pathname()).toBe(path));
    expect([...store.getState().flash.next, ...store.getState().flash.now].map((flash) => flash.message)).toEqual([
      message,
    ]);
  });
});

test("[role.anonymous-member] a shop without members does not ask to register", async () => {
  const { store } = testApp({
    responses: { "GET /v1/settings/front": () => Response.json({ ...settings, "SITE.IS_MEMBER_USE": false }) },
  });
  const result = render(store, "/cart/complete");
  expect(result.current.registerPath).toBe("/register");
  await act(() => store.dispatch(shop.endpoints.getSettings.initiate()));
  expect(result.current.registerPath).toBeNull();
});
