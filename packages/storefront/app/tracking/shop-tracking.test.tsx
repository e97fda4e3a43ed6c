// @vitest-environment jsdom
import { paths } from "@noren/contract/paths";
import { shop } from "@noren/api/endpoints/shop";
import { cart as example, loginAnswer, order, popup, product, settings } from "@noren/contract/examples";
import { contentExamples } from "@noren/contract/examples/content";
import { cartOrder } from "@noren/api/endpoints/cart-order";
import type { Popup, Settings } from "@noren/contract";
import { toTrackedLine } from "@noren/domain/tracked-event";
import { act, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openCart } from "../effects/open-cart.ts";
import { sessionEvent } from "../state/session.ts";
import { trackingStorage } from "../storage/tracking-storage.ts";
import { NOW, testApp } from "../testing/test-app.ts";
import { isTracked, Tracking } from "./tracking.tsx";

const RECORD = "POST /v1/ecommerce_events";
const decision = contentExamples.getEventDecision;
const INIT = "POST /v1/carts/init";

interface Opened {
  path?: string;
  /** What the shop's own record answers. */
  answered?: Popup | null;
  /** Done before the page is opened. */
  kept?: () => void;
}

/** A page of the shop with these settings; `tracked` holds the names of the events that the shop's own log received. */
async function open(change: Partial<Settings>, { path = paths.home(), answered = null, kept }: Opened = {}) {
  const tracked: string[] = [];
  const purchases: unknown[] = [];
  /** The paths of the pages among it. */
  const pages: unknown[] = [];
  const own = { ...settings, ...change };
  const app = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(own),
      [`GET /v1/products/${product.key}`]: () => Response.json(product),
      [`GET /v1/popups?path=%2F`]: () => Response.json({ data: [popup] }),
      [INIT]: () => Response.json(example),
      [`POST /v1/carts/${example.token}/decision`]: () =>
        Response.json({ order_no: order.order_no, order, payment: null }),
      [`GET /v1/carts/order/${order.order_no}?token=${example.token}`]: () => Response.json(order),
      [`GET /v1/ecommerce_events/${example.token}`]: () => Response.json({ ...decision, order_no: order.order_no }),
      [RECORD]: (body) => {
        const { name, args, token } = body as { name: string; args: string; token: string | null };
        tracked.push(name);
        if (name === "purchase") purchases.push({ ...(JSON.parse(args) as object), token });
        if (name === "page_view") pages.push((JSON.parse(args) as { path: unknown }).path);
        return Response.json({ id: null, popup: answered });
      },
    },
  });
  kept?.();
  await app.store.dispatch(shop.endpoints.getSettings.initiate());
  const element = <Tracking />;
  const router = createMemoryRouter(
    [
      { id: "Home", path: paths.home(), element },
      { id: "Cart", path: paths.cart(), element },
      { id: "CartComplete", path: paths.cartComplete(), element },
      { id: "Receipt", path: "/orders/receipt", element },
    ],
    { initialEntries: [path] },
  );
  const view = render(
    <Provider store={app.store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await act(() => vi.dynamicImportSettled());
  return { ...app, tracked, purchases, pages, router, view };
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  localStorage.clear();
});
afterEach(() => {
  document.head.innerHTML = "";
  document.body.innerHTML = "";
  delete window.dataLayer;
});

const tracking = { "ECOMMERCE_EVENT.IS_TRACKING": true };

describe("a shop without tracking", () => {
  test("loads and reports nothing", async () => {
    const { requests } = await open({});
    expect(requests).toEqual(["GET /v1/settings/front"]);
    expect(document.querySelector("section")).toBeNull();
  });

  test("[gift.link-secret] and a page whose URL carries a secret loads nothing, until another page is opened", async () => {
    const { router, requests } = await open(
      { "GTM.ID": "GTM-AB12", "POPUP.IS_USE": true },
      { path: "/orders/receipt" },
    );
    expect(requests).toEqual(["GET /v1/settings/front"]);
    await act(async () => router.navigate(paths.home()));
    await act(() => vi.dynamicImportSettled());
    await act(async () => router.navigate(paths.guestReceipt()));
    expect(requests.filter((request) => request.includes("popups"))).toEqual(["GET /v1/popups?path=%2F"]);
  });

  test.each([
    [{ "GTM.ID": "GTM-AB12" }, true],
    [tracking, true],
    [{ "POPUP.IS_USE": true }, true],
    [{ "PLUGIN.LOGRECO.TAG_URL": "https://x.example" }, true],
    [{ "PLUGIN.LOGRECO.IS_USE": true }, false],
  ])("%j is a reason to load: %s", (change, isReason) => {
    expect(isTracked({ ...settings, ...change })).toBe(isReason);
  });
});

describe("a shop with its own record", () => {
  test("receives pages and the events on them", async () => {
    const { store, tracked, router } = await open(tracking);
    await vi.waitFor(() => expect(tracked).toEqual(["page_view"]));
    await act(() => router.navigate(paths.cart()));
    await act(() => openCart(store));
    await vi.waitFor(() => expect(tracked).toEqual(["page_view", "page_view", "view_cart"]));
  });

  test("receives nothing about a page whose URL identifies a person", async () => {
    const { pages, router } = await open(tracking, { path: "/orders/receipt?t=secret" });
    await act(() => router.navigate(paths.home()));
    await vi.waitFor(() => expect(pages).toEqual(["/"]));
  });

  test("[auth.manager-flag] receives nothing about what staff do on a member's behalf", async () => {
    const { store, tracked, router } = await open(tracking);
    await vi.waitFor(() => expect(tracked).toEqual(["page_view"]));
    const answer = { ...loginAnswer, is_manager_login: true };
    act(() => void store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer, now: NOW })));
    await act(() => router.navigate(paths.cart()));
    expect(tracked).toEqual(["page_view"]);
  });

  test("[tracking.purchase] receives a purchase once, on the completion page", async () => {
    const { store, tracked, purchases, router } = await open(tracking, { path: paths.cart() });
    await act(() => openCart(store));
    const { total_payment } = example.detail.order;
    await act(() => store.dispatch(cartOrder.endpoints.decideCart.initiate({ token: example.token, total_payment })));
    const kept = trackingStorage(settings["SITE.NAMESPACE"]).purchase;
    expect(kept.read()?.order_no).toBe(order.order_no);
    expect(tracked).not.toContain("purchase");
    await act(() => router.navigate(paths.cartComplete({ no: order.order_no })));
    expect(tracked).not.toContain("purchase");
    const ordered = { orderNo: order.order_no, token: example.token };
    await act(() => store.dispatch(cartOrder.endpoints.getCartOrder.initiate(ordered)));
    await vi.waitFor(() => expect(purchases).toHaveLength(1));
    expect(purchases[0]).toMatchObject({ order_no: order.order_no, token: example.token });
    expect(kept.read()).toBeNull();
    await act(() => router.navigate(paths.home()));
    await act(() => router.navigate(paths.cartComplete({ no: order.order_no })));
    expect(tracked.filter((name) => name === "purchase")).toHaveLength(1);
  });

  test("[tracking.purchase] reports a purchase that was paid at a payment service after the return; not that of another order", async () => {
    const items = example.detail.products.map((line) => toTrackedLine(line, []));
    const purchase = { order_no: order.order_no, value: 1, tax: 0, carriage: 0, coupon: null, items };
    const kept = () => trackingStorage(settings["SITE.NAMESPACE"]).purchase.write(purchase);
    const { store, tracked, router } = await open(tracking, { path: paths.cartComplete({ no: "N-8" }), kept });
    const ordered = { orderNo: order.order_no, token: example.token };
    await act(() => store.dispatch(cartOrder.endpoints.getCartOrder.initiate(ordered)));
    await vi.waitFor(() => expect(tracked).toEqual(["page_view"]));
    await act(() => router.navigate(paths.cartComplete({ no: order.order_no })));
    await vi.waitFor(() => expect(tracked).toContain("purchase"));
  });
});

test("[tracking.purchase] a purchase whose answer was lost comes from the API, linked to its order, once after a reload too", async () => {
  const ordered = { orderNo: order.order_no, token: example.token };
  const completed = async () => {
    const opened = await open(tracking, { path: paths.cartComplete({ no: order.order_no }) });
    await act(() => opened.store.dispatch(cartOrder.endpoints.getCartOrder.initiate(ordered)));
    await vi.waitFor(() => expect(opened.tracked).toContain("page_view"));
    return opened;
  };
  const { purchases, view } = await completed();
  await vi.waitFor(() => expect(purchases).toHaveLength(1));
  const [line] = decision.products;
  expect(purchases).toEqual([
    {
      order_no: order.order_no,
      value: decision.total_payment,
      tax: decision.total_tax,
      carriage: decision.total_carriage,
      coupon: null,
      items: [
        {
          id: line?.product_id,
          code: line?.code,
          name: line?.product_name,
          brand: line?.brand?.name ?? null,
          categories: line?.categories.slice(0, 1).map(({ name }) => name),
          variant: null,
          price: line?.unit_price,
          quantity: line?.quantity,
        },
      ],
      token: example.token,
    },
  ]);
  view.unmount();
  const reloaded = await completed();
  expect(reloaded.requests.filter((call) => call.startsWith("GET /v1/ecommerce_events"))).toEqual([]);
  expect(reloaded.purchases).toEqual([]);
});

describe("popups", () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());
  const heading = () => screen.queryByRole("heading", { name: popup.title });

  test("the answer to an event may contain one, which opens after its delay, and once only", async () => {
    const { router } = await open(tracking, { answered: popup });
    await act(() => vi.advanceTimersByTimeAsync(popup.delay_seconds * 1000 - 500));
    expect(heading()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(heading()).not.toBeNull();
    act(() => screen.getByRole("button", { name: "閉じる" }).click());
    expect(heading()).toBeNull();
    await act(() => router.navigate(paths.cart()));
    await act(() => vi.advanceTimersByTimeAsync(popup.delay_seconds * 1000 + 1000));
    expect(heading()).toBeNull();
  });

  test("a page can open one; leaving the page before its delay cancels it", async () => {
    const { router } = await open({ "POPUP.IS_USE": true });
    await act(() => vi.advanceTimersByTimeAsync(500));
    await act(() => router.navigate(paths.cart()));
    await act(() => vi.advanceTimersByTimeAsync(popup.delay_seconds * 1000 + 1000));
    expect(heading()).toBeNull();
    await act(() => router.navigate(paths.home()));
    await act(() => vi.advanceTimersByTimeAsync(popup.delay_seconds * 1000 + 1000));
    expect(heading()).not.toBeNull();
  });

  test("the second of two opens after Escape has closed the first", async () => {
    const second = { ...popup, id: popup.id + 1, title: "二つ目" };
    await open({ ...tracking, "POPUP.IS_USE": true }, { answered: second });
    await act(() => vi.advanceTimersByTimeAsync(popup.delay_seconds * 1000 + 1000));
    const dialog = () => screen.getByRole<HTMLDialogElement>("dialog");
    const first = dialog();
    const words = first.textContent;
    // What a browser does by itself at Escape.
    act(() => {
      first.open = false;
      first.dispatchEvent(new Event("close"));
    });
    expect(dialog().textContent).not.toBe(words);
  });
});

describe("a shop with a third party", () => {
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => src);

  test("requests consent first, and reports the current page once it is given", async () => {
    await open({ "GTM.ID": "GTM-AB12" });
    expect([scripts(), window.dataLayer]).toEqual([[], undefined]);
    act(() => screen.getByRole("button", { name: "同意する" }).click());
    await vi.waitFor(() => expect(scripts()).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-AB12"]));
    await vi.waitFor(() => expect(window.dataLayer).toContainEqual(expect.objectContaining({ event: "page_view" })));
    expect(screen.queryByRole("button", { name: "同意する" })).toBeNull();
    expect(trackingStorage(settings["SITE.NAMESPACE"]).consent.read()).toEqual({ allowed: ["gtm"], refused: [] });
  });
});
