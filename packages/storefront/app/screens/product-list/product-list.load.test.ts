import { categories, product, productInfo } from "@noren/contract/examples";
import { catalogueExamples } from "@noren/contract/examples/catalogue";
import { RouterContextProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { storeContext } from "../../state/visit.ts";
import { type Responses, testApp } from "../../testing/test-app.ts";
import { load } from "./product-list.load.ts";

const CATEGORIES = "GET /v1/categories/hierarchy?table=products";
const empty = { data: [], facets: { brands: [], categories: [], price_min: null, price_max: null } };
const pages = { "x-total": "177", "x-per-page": "15", "x-last-page": "12" };
const list = (query: string, answer: unknown, headers: Record<string, string> = pages) => ({
  [`GET /v1/products?${query}`]: () => Response.json(answer, { headers }),
});

/** Loads the list of a URL. */
function visit(search: string, responses: Responses) {
  const context = new RouterContextProvider();
  context.set(storeContext, testApp({ responses }).store);
  return load({ context, params: {}, request: new Request(`https://shop.test/product${search}`) });
}

test.each([
  ["?page=999", "page=999&per=15&sort=recommended", "/product?page=12"],
  [
    "?page=99999999999&sort=newest&price_min=500&price_max=100",
    "page=100000&per=15&sort=newest&price_min=100&price_max=500",
    "/product?price_min=100&price_max=500&sort=newest&page=12",
  ],
])("%s, beyond the last page, redirects to the last", async (search, query, to) => {
  const redirect = await visit(search, list(query, empty)).catch((thrown: unknown) => thrown);
  expect(redirect).toBeInstanceOf(Response);
  expect((redirect as Response).status).toBe(302);
  expect((redirect as Response).headers.get("location")).toBe(to);
});

test("a list that grows fetches its further pages, at most six together", async () => {
  const fetched: number[] = [];
  const page = (number: number): Responses => ({
    [`GET /v1/products?page=${number}&per=15&sort=recommended`]: () => {
      fetched.push(number);
      return Response.json({ ...empty, data: [productInfo] }, { headers: pages });
    },
  });
  await visit("?page=2&to=99", Object.assign({}, ...[2, 3, 4, 5, 6, 7, 8].map(page)) as Responses);
  await vi.waitFor(() => expect(fetched.toSorted()).toEqual([2, 3, 4, 5, 6, 7]));
});

test("the browser waits for the further pages, and does without one that fails", async () => {
  vi.stubEnv("SSR", false);
  onTestFinished(() => void vi.unstubAllEnvs());
  const done: string[] = [];
  const responses = {
    ...list("page=1&per=15&sort=recommended", { ...empty, data: [productInfo] }),
    "GET /v1/products?page=2&per=15&sort=recommended": async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      done.push("page 2");
      return Response.json({ ...empty, data: [productInfo] }, { headers: pages });
    },
    "GET /v1/products?page=3&per=15&sort=recommended": () => Promise.reject(new TypeError("Failed to fetch")),
  };
  await visit("?to=3", responses);
  expect([...done, "loaded"]).toEqual(["page 2", "loaded"]);
});

test("without a connection the browser keeps the list that it shows; the server answers with the problem", async () => {
  const responses: Responses = {
    "GET /v1/products?page=1&per=15&sort=name": () => Promise.reject(new TypeError("Failed to fetch")),
  };
  await expect(visit("?sort=name", responses)).rejects.toBeTruthy();
  vi.stubEnv("SSR", false);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await visit("?sort=name", responses)).toBeNull();
});

test("an empty list is a page, not a redirect", async () => {
  const none = { "x-total": "0", "x-per-page": "15", "x-last-page": "1" };
  const responses = list("page=1&per=15&sort=recommended&word=zzz", empty, none);
  expect(await visit("?word=zzz", responses)).toBeNull();
});

test("an empty list by an attribute that the shop does not have redirects to the list without it", async () => {
  const none = { "x-total": "0", "x-per-page": "15", "x-last-page": "1" };
  const facet = (key: string, more: object) => ({ key, name: key, choices: [], ...more });
  const attributes = [
    facet("roast", { range: { min: 7, max: 7, unit: "" } }),
    facet("brew", { choices: [{ key: "paper", name: "ペーパー", product_count: 0 }] }),
  ];
  const answer = { ...empty, facets: { ...empty.facets, attributes } };
  const redirectOf = async (search: string, condition: string) => {
    const query = `page=1&per=15&sort=recommended&attributes=${encodeURIComponent(condition)}`;
    const thrown = await visit(search, list(query, answer, none)).catch((error: unknown) => error);
    return thrown instanceof Response ? thrown.headers.get("location") : thrown;
  };
  expect(await redirectOf("?a.nothing=1", "nothing:1")).toBe("/product");
  expect(await redirectOf("?a.brew=gone&a.roast.min=7", "brew:gone;roast:7..")).toBe("/product?a.roast.min=7");
  expect(await redirectOf("?a.brew=paper&a.roast.min=7", "brew:paper;roast:7..")).toBeNull();
});

test("an empty list of a search also fetches other words and the ranking", async () => {
  const none = { "x-total": "0", "x-per-page": "15", "x-last-page": "1" };
  const ranking = vi.fn(() => Response.json({ alias: "ranking", title: "", lead: "", data: [], entries: [] }));
  const suggest = vi.fn(() => Response.json({ ...empty, suggestions: ["急須"] }));
  await visit("?word=zzz", {
    ...list("page=1&per=15&sort=recommended&word=zzz", empty, none),
    "GET /v1/collections/ranking?per=8": ranking,
    "GET /v1/products?word=zzz&suggest=1&per=5": suggest,
  });
  await vi.waitFor(() => expect([ranking, suggest].map((call) => call.mock.calls.length)).toEqual([1, 1]));
});

test("a page without pagination headers is shown", async () => {
  const responses = list("page=2&per=15&sort=recommended", { ...empty, data: [productInfo] }, {});
  expect(await visit("?page=2", responses)).toBeNull();
});

const inTools = list("child=1&page=1&per=15&sort=recommended&category=tools", empty, {});

test("an unknown category is a 404 of the API", async () => {
  await expect(visit("?category=unknown", {})).rejects.toMatchObject({ init: { status: 404 } });
});

test("a category that the tree lacks is a 404, also when the API answers an empty list", async () => {
  const requested = vi.fn(() => Response.json(categories));
  const responses = { ...inTools, [CATEGORIES]: requested };
  await expect(visit("?category=tools", responses)).rejects.toMatchObject({
    data: { kind: "notFound" },
    init: { status: 404 },
  });
  expect(requested).toHaveBeenCalledOnce();
});

test("an empty category is a page, also when the tree cannot be read", async () => {
  expect(await visit("?category=tools", inTools)).toBeNull();
});

test("[list.tag-password] a tag that needs a password is a page with the tag", async () => {
  const listTags = vi.fn(() => Response.json(catalogueExamples.listTags));
  const locked = { message: "パスワードの入力が必要です。", code: "tag.password_required" };
  const responses = {
    "GET /v1/products?page=1&per=15&sort=recommended&tag=family-sale": () => Response.json(locked, { status: 403 }),
    "GET /v1/tags": listTags,
  };
  expect(await visit("?tag=family-sale", responses)).toBeNull();
  expect(listTags).toHaveBeenCalled();
});

test("[list.compare] a comparison fetches its products, and works without one that the shop no longer has", async () => {
  const getProduct = vi.fn(() => Response.json(product));
  const responses = {
    ...list("page=1&per=15&sort=recommended", { ...empty, data: [productInfo] }, {}),
    [`GET /v1/products/${product.key}`]: getProduct,
  };
  expect(await visit(`?compare=${product.key},gone`, responses)).toBeNull();
  expect(getProduct).not.toHaveBeenCalled();
  expect(await visit(`?compare=${product.key},gone&is_comparing=1`, responses)).toBeNull();
  expect(getProduct).toHaveBeenCalledOnce();
});

test("[list.compare] a comparison works without a product that fails, and fails without any", async () => {
  const failing = (status: number) => () => Response.json({ message: "" }, { status });
  const responses = {
    ...list("page=1&per=15&sort=recommended", { ...empty, data: [productInfo] }, {}),
    [`GET /v1/products/${product.key}`]: () => Response.json(product),
    "GET /v1/products/broken": failing(500),
    "GET /v1/products/slow": failing(504),
  };
  expect(await visit(`?compare=${product.key},broken,slow&is_comparing=1`, responses)).toBeNull();
  await expect(visit("?compare=gone,broken&is_comparing=1", responses)).rejects.toMatchObject({
    init: { status: 500 },
  });
});
