// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { categories, productInfo, settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderModel } from "../../testing/render-model.tsx";
import { type Responses, testApp } from "../../testing/test-app.ts";
import { useProductListModel } from "./product-list.model.ts";

afterEach(cleanup);

/** The list of a query, with one product a page (p1, p2 …) of 110. */
async function open(query: Readonly<Record<string, string>>, count: number, { isEndless = true, missing = 0 } = {}) {
  const unreachable = new Set([missing]);
  const facets = { brands: [], categories: [], price_min: null, price_max: null };
  const pages = { "x-total": "110", "x-per-page": "15", "x-last-page": "8" };
  const page = (number: number): Responses => ({
    [`GET /v1/products?page=${number}&per=15&sort=recommended`]: () => {
      if (unreachable.has(number)) throw new TypeError("Failed to fetch");
      const data = [{ ...productInfo, id: number, key: `p${number}` }];
      return Response.json({ data, facets }, { headers: { ...pages, "x-current-page": String(number) } });
    },
  });
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, "PRODUCT.IS_LIST_ENDLESS": isEndless }),
      "GET /v1/categories/hierarchy?table=products": () => Response.json(categories),
      ...(Object.assign({}, ...[1, 2, 3, 4, 5, 6, 7, 8].map(page)) as Responses),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const { props, place } = renderModel(store, useProductListModel, [paths.productList(query)], paths.productList());
  await vi.waitFor(() => expect(props().products).toHaveLength(count));
  return { props, place, reconnect: () => unreachable.clear() };
}

test("has the products of all its pages in their order, and keeps its pages while they are compared", async () => {
  const { products, more, compareChoice, viewPaths } = (await open({ page: "2", to: "4" }, 3)).props();
  expect(products.map(({ key }) => key)).toEqual(["p2", "p3", "p4"]);
  expect(more).toMatchObject({
    hasFailed: false,
    next: { path: paths.productList({ page: "2", to: "5" }), count: 15, isFull: false },
    previousPath: paths.productList(),
  });
  expect(compareChoice.pathToggling("p3")).toBe(paths.productList({ compare: "p3", page: "2", to: "4" }));
  expect(viewPaths.list).toBe(paths.productList({ view: "list", page: "2", to: "4" }));
});

test("begins a new list after six pages, and ends with the last", async () => {
  expect((await open({ to: "99" }, 6)).props().more).toMatchObject({
    next: { path: paths.productList({ page: "7" }), count: 15, isFull: true },
    previousPath: null,
  });
  expect((await open({ page: "7" }, 1)).props().more?.next).toMatchObject({ count: 5 });
  expect((await open({ page: "7", to: "8" }, 2)).props().more).toMatchObject({
    next: null,
    previousPath: paths.productList({ page: "6" }),
  });
});

test("is an option of the shop", async () => {
  expect((await open({}, 1, { isEndless: false })).props().more).toBeNull();
});

test("grows once the next products are there; until then its URL stays and a press tries again", async () => {
  const { props, place, reconnect } = await open({}, 1, { missing: 2 });
  act(() => props().more?.onNextRequested());
  await vi.waitFor(() => expect(props().more?.hasFailed).toBe(true));
  expect([place(), props().products.length]).toEqual([paths.productList(), 1]);
  expect(props().more?.next?.path).toBe(paths.productList({ to: "2" }));
  reconnect();
  act(() => props().more?.onNextRequested());
  await vi.waitFor(() => expect(place()).toBe(paths.productList({ to: "2" })));
  await vi.waitFor(() => expect(props().products.map(({ key }) => key)).toEqual(["p1", "p2"]));
  expect(props().more?.hasFailed).toBe(false);
});

test("shows the products before a page that is missing, and says so", async () => {
  const { props, reconnect } = await open({ to: "3" }, 1, { missing: 2 });
  await vi.waitFor(() => expect(props().more?.hasFailed).toBe(true));
  expect(props().more?.next).toMatchObject({ path: paths.productList({ to: "3" }), count: 15 });
  reconnect();
  act(() => props().more?.onNextRequested());
  await vi.waitFor(() => expect(props().products.map(({ key }) => key)).toEqual(["p1", "p2", "p3"]));
});
