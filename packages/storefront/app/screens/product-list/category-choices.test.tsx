// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { categories, productInfo, settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { useProductListModel } from "./product-list.model.ts";

const KEYS = ["bowls", "cups", "tea"];
const tree = { data: KEYS.map((key, id) => ({ ...categories.data[0], id, key, name: key, product_count: 9 })) };

afterEach(cleanup);

/** The keys and counts that the filter of the list offers; the list counts `counted`, or nothing. */
async function choicesOf(search: string, request: string, counted?: Record<string, number>) {
  const counts = Object.entries(counted ?? {}).map(([key, product_count]) => ({ key, name: key, product_count }));
  const facets = { brands: [], price_min: null, price_max: null, ...(counted && { categories: counts }) };
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      "GET /v1/categories/hierarchy?table=products": () => Response.json(tree),
      [`GET /v1/products?${request}`]: () => Response.json({ data: [productInfo], facets }),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const { props } = renderModel(store, useProductListModel, [`/product${search}`], paths.productList());
  await vi.waitFor(() => expect(props()).toMatchObject({ isFetching: false, products: [{}] }));
  return props().categoryChoices.map(({ key, product_count }) => [key, product_count]);
}

describe("the categories of the filter", () => {
  test("have the counts under the list's other conditions, in the shop's order", async () => {
    const request = "page=1&per=15&sort=recommended&in_stock=1";
    expect(await choicesOf("?in_stock=1", request, { cups: 2, bowls: 1, tea: 4 })).toEqual([
      ["bowls", 1],
      ["cups", 2],
      ["tea", 4],
    ]);
  });

  test("are left out without products, unless chosen", async () => {
    const request = "child=1&page=1&per=15&sort=recommended&category=tea&in_stock=1";
    expect(await choicesOf("?category=tea&in_stock=1", request, { bowls: 1 })).toEqual([
      ["bowls", 1],
      ["tea", 0],
    ]);
  });

  test.each([
    ["", "", 9],
    ["?category=tea", "&category=tea", 9],
    ["?by=width&view=list&compare=a", "&by=width", 9],
    ["?in_stock=1", "&in_stock=1", null],
    ["?category=tea&price_max=3000", "&category=tea&price_max=3000", null],
  ])("with %j (%s) and a backend that does not count them have the count %j", async (search, query, count) => {
    const request = `${query.includes("category") ? "child=1&" : ""}page=1&per=15&sort=recommended${query}`;
    expect(await choicesOf(search, request)).toEqual(KEYS.map((key) => [key, count]));
  });
});
