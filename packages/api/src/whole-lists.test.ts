import { productInfo } from "@noren/contract/examples";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { blog } from "./endpoints/blog.ts";
import { catalogue } from "./endpoints/catalogue.ts";
import { freeArea } from "./endpoints/free-area.ts";
import { maker } from "./endpoints/maker.ts";
import { search } from "./endpoints/search.ts";
import { shop } from "./endpoints/shop.ts";
import { answering, testStore } from "./testing.ts";

const empty = (body: object) => Response.json(body, { headers: { "x-total": "0" } });

test("[limits.page-size] free areas and messages are requested in full, and a collection as one page", async () => {
  const { fetch, requests } = answering({});
  const store = testStore({ fetch });
  await store.dispatch(freeArea.endpoints.listFreeAreas.initiate());
  await store.dispatch(shop.endpoints.listMessages.initiate());
  await store.dispatch(shop.endpoints.getWholeCollection.initiate("stylist"));
  expect(requests.map(({ call }) => call)).toEqual([
    "GET /v1/free-areas?per=all",
    "GET /v1/messages?per=all",
    "GET /v1/collections/stylist?max_page_size=1",
  ]);
});

describe("what is skipped", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("[limits.page-size] brands and makers are requested in full, and once", async () => {
    const { fetch, requests } = answering({
      "GET /v1/brands?per=all": () => empty({ data: [] }),
      "GET /v1/makers?per=all": () => empty({ data: [] }),
      "GET /v1/blogs?page=2": () => empty({ data: [], categories: [] }),
    });
    const store = testStore({ fetch });
    const look = async () => {
      for (const asking of [
        store.dispatch(catalogue.endpoints.listBrands.initiate()),
        store.dispatch(maker.endpoints.listMakers.initiate()),
        store.dispatch(blog.endpoints.listBlogs.initiate({ page: 2 })),
      ]) {
        await asking;
        asking.unsubscribe();
      }
    };
    await look();
    await look();
    await vi.advanceTimersByTimeAsync(3_600_000);
    await look();
    const counts = Map.groupBy(requests, ({ call }) => call);
    expect([...counts].map(([call, all]) => [call, all.length])).toEqual([
      ["GET /v1/brands?per=all", 1],
      ["GET /v1/makers?per=all", 1],
      ["GET /v1/blogs?page=2", 2],
    ]);
  });

  test("a list of products whose parameters are unchanged; suggestions are a list of their own", async () => {
    const facets = { brands: [], categories: [], price_min: null, price_max: null };
    const { fetch, requests } = answering({
      "GET /v1/products?child=1&category=tea": () => empty({ data: [], facets }),
      "GET /v1/products?word=%E8%8C%B6&suggest=1&per=5": () =>
        Response.json({ data: [productInfo], facets, suggestions: ["お茶"] }),
    });
    const store = testStore({ fetch });
    await store.dispatch(catalogue.endpoints.listProducts.initiate({ category: "tea" }));
    await store.dispatch(catalogue.endpoints.listProducts.initiate({ category: "tea" }));
    const { data } = await store.dispatch(search.endpoints.suggest.initiate("茶"));
    expect([data?.suggestions, requests.length]).toEqual([["お茶"], 2]);
  });
});
