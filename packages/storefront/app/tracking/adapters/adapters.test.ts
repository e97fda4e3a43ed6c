// @vitest-environment jsdom
import { popup as popupExample } from "@noren/contract/examples";
import { PURCHASE_ELEMENT_MS } from "@noren/domain/limits";
import type { TrackedEvent, TrackedItem } from "@noren/domain/tracked-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cartEvent } from "../../state/cart.ts";
import { testApp } from "../../testing/test-app.ts";
import { openAdapter, queued } from "../adapter.ts";
import { gtm } from "./gtm.ts";
import { ecommerceEvents } from "./ecommerce-events.ts";
import { recommender } from "./recommender.ts";

const item: TrackedItem = {
  id: 7,
  code: "T-7",
  name: "煎茶",
  brand: null,
  categories: ["食品"],
  variant: null,
  price: 1080,
  quantity: 1,
};
const purchase: TrackedEvent = {
  name: "purchase",
  order_no: "N-1",
  value: 1080,
  tax: 80,
  carriage: 0,
  coupon: null,
  items: [item],
};

beforeEach(() => {
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});

describe("Google Tag Manager", () => {
  afterEach(() => void delete window.dataLayer);

  test("is loaded once, and receives every event in its format", () => {
    const track = gtm("GTM-AB12");
    gtm("GTM-AB12")({ name: "search", word: "茶" });
    track({ name: "view_item", item });
    const scripts = [...document.querySelectorAll<HTMLScriptElement>("script[src]")];
    expect(scripts.map(({ src, async }) => [src, async])).toEqual([
      ["https://www.googletagmanager.com/gtm.js?id=GTM-AB12", true],
    ]);
    expect(window.dataLayer?.map((entry) => (entry as { event?: string }).event)).toEqual([
      "gtm.js",
      "search",
      undefined,
      "view_item",
    ]);
  });
});

describe("a recommendation service", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const track = recommender({
    name: "LOGRECO",
    id: "S1",
    url: "https://rcmd.example/t",
    service: "",
    provider: "",
    policyUrl: "",
  });

  test("[tracking.purchase] receives a purchase by an element that is removed after 1000 ms", () => {
    track(purchase);
    const beacon = document.body.querySelector("img");
    expect(beacon?.src).toBe(
      "https://rcmd.example/t?id=S1&event=purchase&order_no=N-1&value=1080&items=T-7&quantities=1&prices=1080",
    );
    expect([beacon?.alt, beacon?.hidden]).toEqual(["", true]);
    vi.advanceTimersByTime(PURCHASE_ELEMENT_MS - 1);
    expect(beacon?.isConnected).toBe(true);
    vi.advanceTimersByTime(1);
    expect(document.body.childElementCount).toBe(0);
  });

  test("receives no event without products", () => {
    track({ name: "login", method: "password" });
    expect(document.body.childElementCount).toBe(0);
  });
});

describe("the shop's own record", () => {
  const RECORD = "POST /v1/ecommerce_events";

  test("receives the event with the cart's token and the recommendation's mark, and may answer with a popup", async () => {
    const bodies: unknown[] = [];
    const showPopup = vi.fn();
    const { store } = testApp({
      responses: {
        [RECORD]: (body) => {
          bodies.push(body);
          return Response.json({ id: "e1", popup: bodies.length === 1 ? popupExample : null });
        },
      },
    });
    store.dispatch(cartEvent({ type: "cart/restored", token: "c".repeat(43) }));
    window.history.replaceState(null, "", "/product/sencha?logreco_rcmd_ct=3");
    const track = ecommerceEvents({ store, showPopup });
    await track({ name: "view_item", item });
    window.history.replaceState(null, "", "/?logreco_rcmd_ct=x");
    await track({ name: "login", method: "password" });
    expect(bodies).toEqual([
      { name: "view_item", args: JSON.stringify({ item }), token: "c".repeat(43), logreco_rcmd_ct: 3 },
      { name: "login", args: '{"method":"password"}', token: "c".repeat(43), logreco_rcmd_ct: null },
    ]);
    expect(showPopup.mock.calls).toEqual([[popupExample]]);
  });

  test("is ignored when it cannot be reached", async () => {
    const showPopup = vi.fn();
    const { store } = testApp({ responses: { [RECORD]: () => Promise.reject(new TypeError("offline")) } });
    await ecommerceEvents({ store, showPopup })({ name: "search", word: "茶" });
    expect(showPopup).not.toHaveBeenCalled();
  });
});

describe("a loading adapter", () => {
  test("receives all events in order once it is loaded; its errors are ignored", async () => {
    const loading = Promise.withResolvers<(event: TrackedEvent) => unknown>();
    const track = queued(loading.promise);
    const tracked: string[] = [];
    const waiting = [track({ name: "search", word: "1" }), track({ name: "search", word: "2" })];
    loading.resolve((event) => {
      tracked.push(event.name === "search" ? event.word : "");
      if (tracked.length === 1) throw new Error("broken");
    });
    await Promise.all(waiting);
    expect(tracked).toEqual(["1", "2"]);
    await expect(queued(Promise.reject(new Error("no line")))(purchase)).resolves.toBeUndefined();
  });

  test("is loaded by its kind", async () => {
    const { store, requests } = testApp();
    const ports = { store, showPopup: () => undefined };
    await openAdapter({ kind: "gtm", id: "GTM-AB12" }, ports)({ name: "search", word: "茶" });
    expect(window.dataLayer).toHaveLength(2);
    const service = { name: "X", id: "1", url: "https://x.example", service: "", provider: "", policyUrl: "" };
    await openAdapter({ kind: "recommender", recommender: service }, ports)(purchase);
    expect(document.querySelectorAll("img")).toHaveLength(1);
    await openAdapter({ kind: "ecommerceEvents" }, ports)(purchase);
    expect(requests).toEqual(["POST /v1/ecommerce_events"]);
  });
});
