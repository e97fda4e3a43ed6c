import { expect, test } from "vitest";
import { listActiveConditions } from "#ui/screens/product-list/conditions";
import type { ProductFilter } from "#ui/screens/product-list/product-list.props";
import { noFilter } from "#ui/stories/products.fixture";

const none = { ...noFilter, category: "utsuwa" };
const facets = {
  brands: [{ key: "suzushiro", name: "すずしろ窯", product_count: 3 }],
  categories: [],
  price_min: null,
  price_max: null,
};

const conditionsOf = (filter: ProductFilter) =>
  listActiveConditions({ filter, facets, makerName: "はさみ製陶", tagName: null }, String);

test("the category and the sort order are no conditions", () => {
  expect(conditionsOf({ ...none, sort: "newest" })).toEqual([]);
});

test("each condition removes only itself", () => {
  const filter = {
    ...none,
    brands: ["suzushiro", "gone"],
    maker: "hasami",
    tag: "gift",
    word: "飯碗",
    price_max: 3000,
    in_stock: true,
  };
  expect(conditionsOf(filter)).toEqual([
    { name: "「飯碗」", without: { word: "" } },
    { name: "すずしろ窯", without: { brands: ["gone"] } },
    { name: "gone", without: { brands: ["suzushiro"] } },
    { name: "はさみ製陶", without: { maker: null } },
    { name: "gift", without: { tag: null } },
    { name: "3000円以下", without: { price_max: null } },
    { name: "在庫ありのみ", without: { in_stock: false } },
  ]);
});
