import { catalogue } from "@noren/api/endpoints/catalogue";
import { shop } from "@noren/api/endpoints/shop";
import { settings } from "@noren/contract/examples";
import { expect, test, vi } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { selectFailedQueries } from "./load-error.model.ts";

test("a query counts as failed until it succeeds; a 404 does not count, because a retry would not help", async () => {
  let isDown = true;
  const { store } = testApp({
    answers: {
      "GET /v1/settings/front": () => (isDown ? Promise.reject(new TypeError("offline")) : Response.json(settings)),
      "GET /v1/products/none": () => Response.json({ message: "商品が見つかりません。" }, { status: 404 }),
    },
  });
  void store.dispatch(shop.endpoints.getSettings.initiate());
  void store.dispatch(catalogue.endpoints.getProduct.initiate("none"));
  await vi.waitFor(() =>
    expect(selectFailedQueries(store.getState())).toEqual([
      { endpoint: "getSettings", arg: undefined, problem: { kind: "network" } },
    ]),
  );
  isDown = false;
  await store.dispatch(shop.endpoints.getSettings.initiate(undefined, { subscribe: false, forceRefetch: true }));
  expect(selectFailedQueries(store.getState())).toEqual([]);
});
