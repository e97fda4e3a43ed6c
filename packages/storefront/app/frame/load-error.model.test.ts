import { catalogue } from "@noren/api/endpoints/catalogue";
import { point } from "@noren/api/endpoints/point";
import { shop } from "@noren/api/endpoints/shop";
import { settings } from "@noren/contract/examples";
import { expect, test, vi } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { selectFailedQueries } from "./load-error.model.ts";

test("a query counts as failed until it succeeds; a 404 does not count, because a retry would not help", async () => {
  let isDown = true;
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => (isDown ? Promise.reject(new TypeError("offline")) : Response.json(settings)),
      "GET /v1/products/none": () => Response.json({ message: "商品が見つかりません。" }, { status: 404 }),
    },
  });
  const none = selectFailedQueries(store.getState());
  void store.dispatch(shop.endpoints.getSettings.initiate());
  void store.dispatch(catalogue.endpoints.getProduct.initiate("none"));
  await vi.waitFor(() =>
    expect(selectFailedQueries(store.getState())).toEqual([
      { endpoint: "getSettings", arg: undefined, problem: { kind: "network" } },
    ]),
  );
  isDown = false;
  await store.dispatch(shop.endpoints.getSettings.initiate(undefined, { subscribe: false, forceRefetch: true }));
  // The same array: the frame of the page does not render again.
  expect(none).toEqual([]);
  expect(selectFailedQueries(store.getState())).toBe(none);
});

test.each([
  ["a proxy's 404", new Response("<title>Not Found</title>", { status: 404 })],
  ["a proxy's 403", new Response("", { status: 403 })],
  ["a 404 of an API without the call", Response.json({ message: "The route could not be found." }, { status: 404 })],
])(
  "[error.wrong-answer] a member's list counts as failed after %s, so that its page does not load forever",
  async (_, answer) => {
    const { store } = testApp({ responses: { "GET /v1/me/points": () => answer } });
    void store.dispatch(point.endpoints.getPoints.initiate());
    await vi.waitFor(() => expect(selectFailedQueries(store.getState())).toMatchObject([{ endpoint: "getPoints" }]));
  },
);
