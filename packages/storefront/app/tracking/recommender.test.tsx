// @vitest-environment jsdom
import { paginationOf } from "@noren/api/answers";
import { catalogue } from "@noren/api/endpoints/catalogue";
import { shop } from "@noren/api/endpoints/shop";
import { productInfo, settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { act, cleanup, render } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { parseFilter, toProductQuery } from "../load/list-filter.ts";
import { trackingStorage } from "../storage/tracking-storage.ts";
import { testApp } from "../testing/test-app.ts";
import { Tracking } from "./tracking.tsx";

const recommender = {
  "PLUGIN.LOGRECO.IS_USE": true,
  "PLUGIN.LOGRECO.ID": "S1",
  "PLUGIN.LOGRECO.TAG_URL": "https://rcmd.example/t",
  "PLUGIN.LOGRECO.PROVIDER": "おすすめ株式会社",
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.body.innerHTML = "";
});

/** A list of four products in a shop with these settings, to whose recommender the visitor agreed. */
async function openList(change: object) {
  const own = { ...settings, ...change };
  trackingStorage(settings["SITE.NAMESPACE"]).consent.write({ allowed: ["LOGRECO"], refused: [] });
  const { store } = testApp({ responses: { "GET /v1/settings/front": () => Response.json(own) } });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const data = [1, 2, 3, 4].map((id) => ({ ...productInfo, id, code: `list-${id}` }));
  const facets = { brands: [], categories: [], price_min: null, price_max: null };
  const value = { data, facets, pagination: paginationOf(undefined) };
  const arg = toProductQuery(parseFilter(new URLSearchParams()), 1);
  store.dispatch(catalogue.util.upsertQueryEntries([{ endpointName: "listProducts", arg, value }]));
  const routes = [{ id: "ProductList", path: paths.productList(), element: <Tracking /> }];
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [paths.productList()] })} />
    </Provider>,
  );
  await act(() => vi.dynamicImportSettled());
  return () => [...document.querySelectorAll("img")].map(({ src }) => new URL(src).searchParams.get("items"));
}

test("[tracking.recommend] the first three products of a list are reported", async () => {
  const reported = await openList(recommender);
  await vi.waitFor(() => expect(reported()).toEqual(["list-1,list-2,list-3"]));
});

test("[error.ignored] nothing is reported, and nothing fails, without the shop's id at the service", async () => {
  const reported = await openList({ ...recommender, "PLUGIN.LOGRECO.ID": "" });
  expect(reported()).toEqual([]);
});
