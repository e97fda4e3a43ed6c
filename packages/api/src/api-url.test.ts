import { describe, expect, test } from "vitest";
import { apiUrl, UnreachableError } from "./api-url.ts";

const product = { call: "getProduct", method: "GET", path: "/v1/products/{key}" } as const;
const page = { call: "getStaticPage", method: "GET", path: "/v1/static-pages/url{path}" } as const;

describe("apiUrl", () => {
  test("a parameter is one encoded segment", () => {
    expect(apiUrl({ ...product, params: { key: "青磁/碗?" } })).toBe("/v1/products/%E9%9D%92%E7%A3%81%2F%E7%A2%97%3F");
  });

  test("a lone surrogate in a text is replaced", () => {
    expect(apiUrl({ ...product, params: { key: "tea\ud83c" } })).toBe("/v1/products/tea%EF%BF%BD");
  });

  test("a parameter directly after text is a path and keeps its slashes", () => {
    expect(apiUrl({ ...page, params: { path: "/guide/delivery" } })).toBe("/v1/static-pages/url/guide/delivery");
  });

  test.each(["..", ".", ""])("%j is refused, since the URL would belong to another call", (key) => {
    expect(() => apiUrl({ ...product, params: { key } })).toThrow(UnreachableError);
    expect(() => apiUrl({ ...page, params: { path: `/guide/${key}/x` } })).toThrow(UnreachableError);
  });

  test("the query omits empty values and writes booleans as 1 and 0", () => {
    const query = { word: "湯呑み", in_stock: true, child: false, page: 2, brand: undefined, sort: null };
    expect(apiUrl({ ...product, path: "/v1/products", query })).toBe(
      "/v1/products?word=%E6%B9%AF%E5%91%91%E3%81%BF&in_stock=1&child=0&page=2",
    );
  });
});
