import { describe, expect, test } from "vitest";
import { parsePage } from "./parse-page.ts";
import { filterParameters, listPath, parseFilter, toProductQuery } from "./list-filter.ts";

const read = (query: string) => parseFilter(new URLSearchParams(query));

describe("the filter in the query", () => {
  test.each(["sort=newest", "near.acidity=4&near.body=2.5", "by=-width"])("reads what it writes, with %s", (order) => {
    const filter = read(
      `category=utsuwa&brand=a,b&maker=hasami&tag=gift&word=飯碗&price_min=1000&price_max=5000&in_stock=1&is_new=1&${order}&a.brew=paper,press&a.roast.min=4&a.weight.max=200.5&view=list&compare=seiji,kohiki&is_comparing=1`,
    );
    const path = listPath(filter, 3);
    expect(read(path.slice("/product?".length))).toEqual(filter);
    expect(parsePage(new URLSearchParams(path.slice("/product?".length)))).toBe(3);
  });

  test("omits defaults, so that each list has one URL", () => {
    expect(listPath(read(""))).toBe("/product");
    expect(listPath(read("sort=recommended&page=1&word=%20"))).toBe("/product");
  });

  test("its parameters are those of the URL without the page", () => {
    expect([...filterParameters(read("brand=a,b&word=飯碗&sort=recommended&in_stock=1&page=3"))]).toEqual([
      ["brand", "a,b"],
      ["word", "飯碗"],
      ["in_stock", "1"],
    ]);
  });

  test("reads one parameter per brand from a plain form", () => {
    expect(read("brand=a&brand=b&brand=a").brands).toEqual(["a", "b"]);
  });

  test.each([
    "price_min=-1",
    "price_min=1e3",
    "sort=drop",
    "brand=%3Cscript%3E",
    "maker=%3Cb%3E",
    "tag=a/b",
    "in_stock=yes",
    "price_max=",
    "a.brew=",
    "a.brew=%3Cb%3E",
    "a.Brew=paper",
    "a.roast.min=high",
    "a.roast.mid=4",
    "a.=1",
    "near.acidity=1e3",
    "near.=4",
    "by=-",
    "by=Width",
    "view=rows",
    "compare=%3Cb%3E",
    "is_comparing=1",
  ])("ignores %s", (query) => expect(read(query)).toEqual(read("")));

  test("[list.compare] compares two to four products", () => {
    expect(read("compare=a,b,c,d,e,a&is_comparing=1")).toMatchObject({
      compare: ["a", "b", "c", "d"],
      is_comparing: true,
    });
    expect(read("compare=a&is_comparing=1")).toMatchObject({ compare: ["a"], is_comparing: false });
    expect(listPath({ ...read("compare=a,b&is_comparing=1"), compare: ["a"] })).toBe("/product?compare=a");
  });

  test("swaps a reversed price range", () => {
    expect(read("price_min=5000&price_max=1000")).toMatchObject({ price_min: 1000, price_max: 5000 });
  });

  test.each([
    ["price_max=99999999999999999999", { price_max: 100_000_000 }],
    ["word=%E2%80%AE茶%0A器%00", { word: "茶 器" }],
    ["word=%E2%80%8B茶%F3%A0%81%81", { word: "茶" }],
    [`word=${"茶".repeat(101)}`, { word: "茶".repeat(100) }],
    [`word=${"茶".repeat(99)}🍵`, { word: "茶".repeat(99) }],
    [`word=${"茶".repeat(99)}%20茶`, { word: "茶".repeat(99) }],
    [Array.from({ length: 9 }, (_, index) => `a.k${index}=x`).join("&"), { attributes: { length: 8 } }],
    [
      `a.k=${"x".repeat(40)}&${Array.from({ length: 7 }, (_, k) => `a.${k}=${Array.from({ length: 5 }, (_, c) => `${c}${"y".repeat(20)}`).join()}`).join("&")}`,
      { attributes: { length: 4 } },
    ],
    [`brand=${Array.from({ length: 50 }, (_, index) => `brand-${10 + index}`).join()}`, { brands: { length: 44 } }],
    ["category=a&category=b&price_min=1&price_min=2&word=x&word=y", { category: "a", price_min: 1, word: "x" }],
  ])("clamps %s to what the API takes", (query, expected) => expect(read(query)).toMatchObject(expected));

  test.each([
    ["", 1],
    ["page=0", 1],
    ["page=-3", 1],
    ["page=abc", 1],
    ["page=NaN", 1],
    ["page=1e9", 1],
    ["page=2.5", 1],
    ["page=2&page=3", 2],
    ["page=99999999999999999999999", 100_000],
    ["page=7", 7],
  ])("%j is page %i", (query, page) => expect(parsePage(new URLSearchParams(query))).toBe(page));
});

test("a choice takes precedence over a range, and a plain form sends one parameter per choice", () => {
  expect(read("a.brew=paper&a.brew=press&a.brew.min=1&a.roast.min=&a.roast.max=6").attributes).toEqual([
    { key: "brew", choices: ["paper", "press"], min: null, max: null },
    { key: "roast", choices: [], min: null, max: 6 },
  ]);
});

test("requests products by attributes, the nearest first", () => {
  expect(read("a.weight.max=２６．５").attributes).toEqual([{ key: "weight", choices: [], min: null, max: 26.5 }]);
  const filter = read("a.brew=paper,press&a.roast.min=4&a.roast.max=6&a.weight.max=200&near.acidity=4&near.body=2");
  expect(toProductQuery(filter, 1)).toMatchObject({
    attributes: "brew:paper,press;roast:4..6;weight:..200",
    near: "acidity:4;body:2",
  });
});

test("an order that is chosen replaces that by nearness, also in a plain form", () => {
  expect(read("near.acidity=4&sort=near").near).toEqual([{ key: "acidity", number: 4 }]);
  for (const sort of ["recommended", "newest"]) expect(read(`near.acidity=4&sort=${sort}`).near).toEqual([]);
});

test("requests 15 products a page [limits.page-size]", () => {
  expect(toProductQuery(read("category=utsuwa&maker=hasami&tag=gift"), 2)).toEqual({
    category: "utsuwa",
    maker: "hasami",
    tag: "gift",
    page: 2,
    per: 15,
    sort: "recommended",
  });
});
