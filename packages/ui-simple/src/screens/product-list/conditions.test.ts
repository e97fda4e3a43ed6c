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

test("the category and the order are no conditions", () => {
  expect(conditionsOf({ ...none, sort: "newest" })).toEqual([]);
  expect(conditionsOf({ ...none, near: [{ key: "acidity", number: 4 }] })).toEqual([]);
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
    { name: "その他の条件", without: { brands: ["suzushiro"] } },
    { name: "はさみ製陶", without: { maker: null } },
    { name: "その他の条件", without: { tag: null } },
    { name: "3000円以下", without: { price_min: null, price_max: null } },
    { name: "在庫ありのみ", without: { in_stock: false } },
  ]);
});

test("two prices are one condition, as a budget that was chosen by one press", () => {
  const without = { price_min: null, price_max: null };
  expect(conditionsOf({ ...none, price_min: 3000, price_max: 5000 })).toEqual([{ name: "3000円〜5000円", without }]);
  expect(conditionsOf({ ...none, price_min: 3000 })).toEqual([{ name: "3000円以上", without }]);
});

test("each choice and each end of an attribute is a condition", () => {
  const scale = { min: 1, max: 3, low: "浅い", high: "深い", steps: ["浅煎り", "中煎り", "深煎り"] };
  const attributes = [
    { key: "brew", choices: ["paper", "gone"], min: null, max: null },
    { key: "roast", choices: [], min: 2, max: 3 },
  ];
  const conditions = listActiveConditions(
    {
      filter: { ...none, attributes },
      facets: {
        ...facets,
        attributes: [
          { key: "brew", name: "淹れ方", choices: [{ key: "paper", name: "ペーパードリップ", product_count: 2 }] },
          { key: "roast", name: "焙煎", choices: [], range: { min: 1, max: 3, unit: "", scale } },
        ],
      },
      makerName: null,
      tagName: null,
    },
    String,
  );
  expect(conditions.map(({ name }) => name)).toEqual([
    "ペーパードリップ",
    "その他の条件",
    "焙煎 中煎り以上",
    "焙煎 深煎り以下",
  ]);
  const [brew, roast] = attributes;
  expect(conditions[0]?.without).toEqual({ attributes: [roast, { ...brew, choices: ["gone"] }] });
  expect(conditions[2]?.without).toEqual({ attributes: [brew, { ...roast, min: null }] });
});

test("conditions that the list cannot name show no key", () => {
  const attributes = [{ key: "roast", choices: ["dark"], min: 2, max: null }];
  expect(conditionsOf({ ...none, attributes })).toEqual([
    { name: "その他の条件", without: { attributes: [{ ...attributes[0], choices: [] }] } },
    { name: "その他の条件", without: { attributes: [{ ...attributes[0], min: null }] } },
  ]);
});
