// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { cart, loginAnswer, product, settings } from "@noren/contract/examples";
import { catalogueExamples } from "@noren/contract/examples/catalogue";
import type { Settings } from "@noren/contract";
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addresses } from "#ui/stories/person.fixture";
import { cartEvent } from "../../state/cart.ts";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { parsePrefecture, type Pieces, useProductDeliveryModel } from "./product-delivery.model.ts";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const delivery = catalogueExamples.getProductDelivery;
const page = `/product/${product.key}`;
const price = { value: 2250, before: null, from: false, taxRate: 10 as const };
const pieces: Pieces = { product, price, quantity: 1, isSoldOut: false };
const TERMS: Partial<Settings> = { "ORDER.CARRIAGE.FREE_FROM": 5000, "POINT.IS_USE": true, "POINT.EARN_PERCENT": 1 };

interface Given {
  changed?: Partial<Settings>;
  given?: Partial<Pieces>;
  url?: string;
  isMember?: boolean;
  untilFree?: number;
}

async function open({ changed = {}, given = {}, url = page, isMember = false, untilFree }: Given = {}) {
  const { store, requests } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, ...TERMS, ...changed }),
      "GET /v1/postal-codes/prefectures": () =>
        Response.json({
          data: [
            { id: 1, name: "北海道" },
            { id: 13, name: "東京都" },
          ],
        }),
      [`GET /v1/products/${product.key}/details`]: () => Response.json(catalogueExamples.getProductDetails),
      [`GET /v1/products/${product.key}/delivery?prefecture=13`]: () => Response.json(delivery),
      [`GET /v1/products/${product.key}/delivery?prefecture=1`]: () =>
        Response.json({ ...delivery, prefecture: "北海道" }),
      "GET /v1/me/user-addresses": () =>
        Response.json(
          { data: addresses.map((each) => ({ ...each, prefecture: "東京都" })) },
          { headers: { "x-limit": "20" } },
        ),
      [`GET /v1/carts/${cart.token}`]: () =>
        Response.json({
          ...cart,
          detail: { ...cart.detail, order: { ...cart.detail.order, until_free_carriage: untilFree ?? null } },
        }),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  if (isMember) store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  if (untilFree !== undefined) store.dispatch(cartEvent({ type: "cart/restored", token: cart.token }));
  const { props } = renderModel(store, () => useProductDeliveryModel({ ...pieces, ...given }), [url]);
  return { props, requests };
}

test("the missing sum for free delivery and the points follow the pieces and the shop's settings", async () => {
  expect((await open()).props()).toMatchObject({ freeCarriage: { isReached: false, missing: 2750 }, points: 22 });
  cleanup();
  const three = await open({ given: { quantity: 3 } });
  expect(three.props()).toMatchObject({ freeCarriage: { isReached: true }, points: 67 });
  cleanup();
  const plain = await open({ changed: { "ORDER.CARRIAGE.FREE_FROM": null, "SITE.IS_MEMBER_USE": false } });
  expect(plain.props()).toMatchObject({ freeCarriage: null, points: null });
});

test("a price that is not certain yet counts as part of what is missing, until its least makes the delivery free", async () => {
  const from = { price: { ...price, from: true } };
  const missing = { isReached: false, missing: 5000 };
  expect((await open({ given: from })).props()).toMatchObject({ freeCarriage: missing, isSumFrom: true });
  cleanup();
  const three = await open({ given: { ...from, quantity: 3 } });
  expect(three.props()).toMatchObject({ freeCarriage: { isReached: true } });
});

test("[school-key.gate] without a price it names neither", async () => {
  const { props } = await open({ given: { price: { ...price, value: null } } });
  expect(props()).toMatchObject({ freeCarriage: null, points: null });
});

test("what the cart holds counts for free delivery", async () => {
  const { props } = await open({ untilFree: 2000 });
  await vi.waitFor(() => expect(props().freeCarriage).toEqual({ isReached: true, missing: -250 }));
});

test("nothing is counted for what the cart holds up to the limit", async () => {
  const { props } = await open({ untilFree: 2000, given: { quantity: 0 } });
  await vi.waitFor(() =>
    expect(props()).toMatchObject({ freeCarriage: { isReached: false, missing: 2000 }, points: null }),
  );
});

test("[delivery.arrival] a chosen prefecture is asked for, and remembered for the next product", async () => {
  const { props } = await open();
  expect(props()).toMatchObject({ prefecture: null, delivery: null });
  act(() => props().onPrefectureChosen(13));
  await vi.waitFor(() => expect(props()).toMatchObject({ prefecture: 13, delivery }));
  cleanup();
  const next = await open();
  await vi.waitFor(() => expect(next.props()).toMatchObject({ prefecture: 13, delivery }));
});

test("[delivery.arrival] the prefecture is that of the URL, or of the member's default address", async () => {
  const shared = await open({ url: `${page}?prefecture=1` });
  await vi.waitFor(() => expect(shared.props().delivery).toMatchObject({ prefecture: "北海道" }));
  cleanup();
  const member = await open({ isMember: true });
  await vi.waitFor(() => expect(member.props()).toMatchObject({ prefecture: 13, delivery }));
  expect(
    Object.keys(localStorage).filter((key) => key.includes("prefecture")),
    "an address is not stored",
  ).toEqual([]);
});

test.each([
  ["13", 13],
  ["47", 47],
  ["0", null],
  ["48", null],
  ["1e1", null],
  ["東京都", null],
  ["", null],
])("the URL's prefecture %s is %s", (text, expected) => {
  expect(parsePrefecture(new URLSearchParams({ prefecture: text }))).toBe(expected);
});
