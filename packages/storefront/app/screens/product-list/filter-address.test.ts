import { describe, expect, test } from "vitest";
import { pageOf } from "../../load/page-of.ts";
import { addressOf, filterOf, queryOf } from "./filter-address.ts";

const read = (query: string) => filterOf(new URLSearchParams(query));

describe("the filter in the address", () => {
  test("what is written is read again", () => {
    const filter = read(
      "category=utsuwa&brand=a,b&word=飯碗&price_min=1000&price_max=5000&in_stock=1&is_new=1&sort=newest",
    );
    const address = addressOf(filter, 3);
    expect(read(address.slice("/product?".length))).toEqual(filter);
    expect(pageOf(new URLSearchParams(address.slice("/product?".length)))).toBe(3);
  });

  test("what is as usual is not written, so that one list has one address", () => {
    expect(addressOf(read(""))).toBe("/product");
    expect(addressOf(read("sort=recommended&page=1&word=%20"))).toBe("/product");
  });

  test("brands come from a plain form one by one", () => {
    expect(read("brand=a&brand=b&brand=a").brands).toEqual(["a", "b"]);
  });

  test.each(["price_min=-1", "price_min=1e3", "sort=drop", "brand=%3Cscript%3E", "in_stock=yes", "price_max="])(
    "%s is left out",
    (query) => expect(read(query)).toEqual(read("")),
  );

  test.each([
    ["", 1],
    ["page=0", 1],
    ["page=-3", 1],
    ["page=abc", 1],
    ["page=7", 7],
  ])("%j is page %i", (query, page) => expect(pageOf(new URLSearchParams(query))).toBe(page));
});

test("products are asked for 15 a page [limits.page-size]", () => {
  expect(queryOf(read("category=utsuwa"), 2)).toEqual({ category: "utsuwa", page: 2, per: 15, sort: "recommended" });
});
