import { bookmarkFields } from "@noren/validation/fields/bookmark";
import { expect, test } from "vitest";
import { parseFilter } from "../../load/list-filter.ts";
import { bookmarkTitleOf } from "./bookmark-title.ts";

const facets = {
  brands: [{ key: "suimei", name: "翠明窯", kana: "スイメイガマ", product_count: 2 }],
  categories: [],
  price_min: null,
  price_max: null,
  attributes: [{ key: "color", name: "色", choices: [{ key: "white", name: "白", product_count: 3 }] }],
};
const nameOf = (query: string, title: string) => {
  const filter = parseFilter(new URLSearchParams(query));
  const categoryName = filter.category === null ? undefined : "飯碗・鉢";
  return bookmarkTitleOf(title, { filter, facets, makerName: null, tagName: "春の器", categoryName });
};

test.each([
  ["category=bowl", "飯碗・鉢", "飯碗・鉢"],
  ["category=bowl&a.color=white", "飯碗・鉢", "飯碗・鉢（白）"],
  [
    "category=bowl&brand=suimei&price_min=1000&price_max=3000&in_stock=1&sort=price_asc",
    "飯碗・鉢",
    "飯碗・鉢（翠明窯・1,000円〜3,000円・在庫ありのみ・価格の安い順）",
  ],
  ["category=bowl&tag=spring&view=list", "飯碗・鉢", "飯碗・鉢（春の器・一覧で表示）"],
  ["tag=spring", "春の器", "春の器"],
  ["word=茶", "「茶」の検索結果", "「茶」の検索結果"],
  ["word=茶&category=bowl", "「茶」の検索結果", "「茶」の検索結果（飯碗・鉢）"],
  ["is_new=1&price_max=3000", "新着の商品", "新着の商品（3,000円以下）"],
  ["", "すべての商品", "すべての商品"],
])("the bookmark of ?%s has a name of its own", (query, title, expected) =>
  expect(nameOf(query, title)).toBe(expected),
);

test("a name that is too long is cut", () => {
  const { max } = bookmarkFields.title;
  expect(nameOf("a.color=white", "長".repeat(max))).toBe(`${"長".repeat(max - 1)}…`);
});
