import { calls } from "@noren/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { attributes } from "../db/schema/catalogue.ts";
import { productDraft, insertProducts, insertCategoriesAndBrands } from "../testing/catalogue.fixture.ts";
import { openTestShop, type TestRequest, type TestShop } from "../testing/shop.ts";

describe("the list of products", () => {
  let shop: TestShop;
  const list = (query: TestRequest["query"] = {}, more: TestRequest = {}) =>
    shop.call(calls.listProducts, { query, ...more });
  const keys = async (query: TestRequest["query"] = {}) => {
    const { status, body } = await list(query);
    expect(status).toBe(200);
    return body.data.map((product: { key: string }) => product.key);
  };

  beforeAll(async () => {
    shop = await openTestShop();
    shop.clock.now = new Date("2026-11-20T03:00:00Z");
    await insertCategoriesAndBrands(shop.db, shop.simple.id, {
      categories: { tableware: "食器", "tableware/bowls": "飯碗・鉢", "tableware/cups": "湯呑み", tea: "お茶" },
      brands: {
        suimei: { name: "翠明窯", kana: "スイメイガマ" },
        unohana: { name: "卯の花茶舗", kana: "ウノハナチャホ" },
      },
    });
    await insertCategoriesAndBrands(shop.db, shop.fl1.id, {
      categories: { tableware: "食器" },
      brands: { suimei: { name: "翠明窯", kana: "" } },
    });
    await shop.db.insert(attributes).values({
      channelId: shop.simple.id,
      key: "glaze",
      name: "釉薬",
      choices: [{ key: "clear", name: "透明釉" }],
    });
    await insertProducts(shop.db, shop.simple.id, [
      productDraft("celadon", {
        name: "青磁の飯碗",
        brand: "suimei",
        categories: ["bowls"],
        price: 2750,
        position: 3,
        keywords: ["めしわん"],
        attributes: { glaze: ["clear"] },
      }),
      productDraft("yunomi", {
        name: "藍の湯呑み",
        brand: "suimei",
        categories: ["cups"],
        price: 1980,
        position: 1,
        stock: 0,
        attributes: { glaze: ["clear"] },
      }),
      productDraft("sencha", {
        name: "煎茶 100g",
        brand: "unohana",
        categories: ["tea"],
        price: 1080,
        taxRate: 8,
        position: 2,
        releasedAt: new Date("2026-11-10T00:00:00Z"),
      }),
      productDraft("set", {
        name: "ティーカップ ２客",
        categories: ["cups", "tea"],
        position: 4,
        catchCopy: "青磁いろの器",
        options: [{ name: "色", values: ["青", "白"] }],
        variants: [
          { code: "SET-B", optionValues: ["青"], price: 5500, beforePrice: 6600, stock: 1 },
          { code: "SET-W", optionValues: ["白"], price: 4400, stock: 0 },
        ],
      }),
      productDraft("hidden", { name: "青磁の見本", isShow: false, categories: ["bowls"], price: 10 }),
    ]);
    await insertProducts(shop.db, shop.fl1.id, [
      productDraft("vase", { name: "青磁の花器", brand: "suimei", categories: ["tableware"], price: 9900 }),
    ]);
  });

  it("lists the visible products of this shop, recommended ones first", async () => {
    const { body, headers } = await list();
    expect(body.data.map((product: { key: string }) => product.key)).toEqual(["yunomi", "sencha", "celadon", "set"]);
    expect(headers.get("x-total")).toBe("4");
    expect(headers.get("x-per-page")).toBe("15");
  });

  it("answers 404 for a category that this shop does not have", async () => {
    expect((await list({ category: "unknown" })).status).toBe(404);
  });

  it("returns the default variant of single-variant products, in list and detail", async () => {
    const { body } = await list();
    const ids = new Map<string, number | null>(
      body.data.map((product: { key: string; default_variant_id: number | null }) => [
        product.key,
        product.default_variant_id,
      ]),
    );
    const page = (key: string) => shop.call(calls.getProduct, { params: { key } });
    const { body: celadon } = await page("celadon");
    expect(celadon.default_variant_id).toBe(celadon.product_model.products[0].id);
    expect(ids.get("celadon")).toBe(celadon.default_variant_id);
    expect(ids.get("yunomi"), "out of stock").toBeNull();
    expect(ids.get("set"), "two variants, although only one is in stock").toBeNull();
    expect((await page("set")).body.default_variant_id).toBeNull();
  });

  it("returns prices with and without tax, with the tax rounded down", async () => {
    const { body } = await list({ sort: "newest" });
    expect(body.data[0]).toMatchObject({
      key: "sencha",
      product_price_with_tax: 1080,
      product_price: 1000,
      tax_rate: 8,
      is_new: true,
    });
    const set = body.data.find((product: { key: string }) => product.key === "set");
    expect(set.brand).toBeNull();
    expect(set.categories).toEqual([
      { key: "cups", name: "湯呑み" },
      { key: "tea", name: "お茶" },
    ]);
  });

  it.each([
    [{ sort: "price_asc" }, ["sencha", "yunomi", "celadon", "set"]],
    [{ sort: "price_desc" }, ["set", "celadon", "yunomi", "sencha"]],
    [{ sort: "name" }, ["set", "sencha", "celadon", "yunomi"]],
    [{ category: "tableware" }, []],
    [{ category: "tableware", child: true }, ["yunomi", "celadon", "set"]],
    [{ category: "cups" }, ["yunomi", "set"]],
    [{ brand: "suimei" }, ["yunomi", "celadon"]],
    [{ brand: "suimei,unohana" }, ["yunomi", "sencha", "celadon"]],
    [{ price_min: 1980, price_max: 2750 }, ["yunomi", "celadon"]],
    [{ price_min: 2750, price_max: 1980 }, ["yunomi", "celadon"]],
    [{ in_stock: 1 }, ["sencha", "celadon", "set"]],
    [{ is_new: true }, ["sencha"]],
    [{ category: "cups", in_stock: true, brand: "suimei" }, []],
    [{ per: 2, page: 2 }, ["celadon", "set"]],
    [{ page: 100_000 }, []],
    [{ per: "all" }, ["yunomi", "sencha", "celadon", "set"]],
  ])("answers %j with %j", async (query, expected) => {
    const found = await keys(query);
    // PostgreSQL's collation sorts kanji; this test checks only which products are found.
    expect("sort" in query && query.sort === "name" ? found.toSorted() : found).toEqual(
      "sort" in query && query.sort === "name" ? expected.toSorted() : expected,
    );
  });

  it.each([
    ["青磁", ["celadon", "set"], "the name before the catch copy"],
    ["せいじ", ["celadon", "set"], "the reading of a synonym"],
    ["しょうろ", [], "no reading without a keyword or synonym"],
    ["メシワン", ["celadon"], "a keyword, in katakana"],
    ["ﾒｼﾜﾝ", ["celadon"], "in half width"],
    ["茶", ["sencha", "set"], "a single character, in the name before the category"],
    ["てぃーかっぷ", ["set"], "hiragana for katakana"],
    ["2客", ["set"], "half width for full width"],
    ["翠明窯", ["yunomi", "celadon"], "the brand"],
    ["スイメイ", ["yunomi", "celadon"], "the brand's kana"],
    ["SET-w", ["set"], "a SKU"],
    ["青磁 飯碗", ["celadon"], "every word"],
    ["飯碗　青磁", ["celadon"], "in any order, separated by a full-width space"],
    ["青磁 煎茶", [], "not only some of the words"],
    ["磁の", ["celadon"], "a substring of a word"],
    ["磁の青", [], "not characters in another order"],
    ["%", [], "no wildcard"],
    ["_", [], "no wildcard"],
    ["'; DROP TABLE products; --", [], "no SQL"],
    ["🎁", [], "an emoji"],
    ["", ["yunomi", "sencha", "celadon", "set"], "an empty text as no filter"],
    ["   ", ["yunomi", "sencha", "celadon", "set"], "spaces as no filter"],
  ])("finds 「%s」 in %j: %s", async (word, expected) => {
    expect(await keys({ word })).toEqual(expected);
  });

  it("counts each facet with the other filters applied", async () => {
    const { body } = await list({ brand: "suimei", price_max: 2000 });
    expect(body.facets).toMatchObject({
      brands: [
        { key: "unohana", name: "卯の花茶舗", product_count: 1 },
        { key: "suimei", name: "翠明窯", product_count: 1 },
      ],
      makers: [],
      tags: [],
      categories: [{ key: "tableware", name: "食器", product_count: 1 }],
      price_min: 1980,
      price_max: 2750,
    });
  });

  it("offers the subcategories of a category, or its siblings if it has none", async () => {
    const below = await list({ category: "tableware", child: true });
    expect(below.body.facets.categories.map((each: { key: string }) => each.key)).toEqual(["bowls", "cups"]);
    const beside = await list({ category: "cups" });
    expect(beside.body.facets.categories).toEqual([
      { key: "bowls", name: "飯碗・鉢", product_count: 1 },
      { key: "cups", name: "湯呑み", product_count: 2 },
    ]);
  });

  it.each([
    [{}, { tableware: 3, tea: 2 }],
    [{ word: "青磁" }, { tableware: 2, tea: 1 }],
    [
      { word: "青磁", category: "tea" },
      { tableware: 2, tea: 1 },
    ],
    [
      { word: "煎茶", category: "tableware" },
      { bowls: 0, cups: 0 },
    ],
    [
      { price_max: 2000, category: "tableware" },
      { bowls: 0, cups: 1 },
    ],
    [
      { price_min: 1980, price_max: 2750 },
      { tableware: 2, tea: 0 },
    ],
    [{ in_stock: true }, { tableware: 2, tea: 2 }],
    [{ is_new: true }, { tableware: 0, tea: 1 }],
    [{ attributes: "glaze:clear" }, { tableware: 2, tea: 0 }],
    [
      { attributes: "glaze:clear", in_stock: true, category: "cups" },
      { bowls: 1, cups: 0 },
    ],
    [
      { brand: "suimei", word: "青磁", price_max: 3000 },
      { tableware: 1, tea: 0 },
    ],
  ])("counts with %j in each category what the list of the category then has", async (query, expected) => {
    const { body } = await list({ child: true, ...query });
    const counts = new Map(
      body.facets.categories.map((each: { key: string; product_count: number }) => [each.key, each.product_count]),
    );
    for (const [category, count] of Object.entries(expected)) {
      expect(counts.get(category) ?? 0, category).toBe(count);
      const { headers } = await list({ ...query, child: true, category });
      expect(headers.get("x-total"), category).toBe(String(count));
    }
  });

  it("offers no facets without results", async () => {
    const { body } = await list({ word: "ありえない" });
    const { budgets, ...facets } = body.facets;
    expect(facets).toEqual({ brands: [], makers: [], tags: [], categories: [], price_min: null, price_max: null });
    expect(budgets.map(({ product_count }: { product_count: number }) => product_count)).toEqual([0, 0, 0, 0]);
  });

  it("never returns another shop's products or facets", async () => {
    const { body } = await list({ word: "青磁" }, { channel: "fl1" });
    expect(body.data.map((product: { key: string }) => product.key)).toEqual(["vase"]);
    expect(body.facets.brands).toEqual([{ key: "suimei", name: "翠明窯", product_count: 1 }]);
    expect(body.facets.price_max).toBe(9900);
  });

  it.each([
    [{ per: "1e3" }, "per"],
    [{ per: 0 }, "per"],
    [{ per: 101 }, "per"],
    [{ page: -1 }, "page"],
    [{ page: 100_001 }, "page"],
    [{ page: "99999999999999999999" }, "page"],
    [{ price_min: -1 }, "price_min"],
    [{ price_max: "1.5" }, "price_max"],
    [{ sort: "id; DROP" }, "sort"],
    [{ brand: "a'b" }, "brand"],
    [{ category: "a b" }, "category"],
    [{ child: "yes" }, "child"],
    [{ word: "あ".repeat(101) }, "word"],
  ])("rejects %j and names %s", async (query, field) => {
    const { status, body } = await list(query);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(body.errors[field][0]).toMatch(/[ぁ-んァ-ヶ一-龠]/);
  });

  it("rejects a NUL in a search word", async () => {
    expect((await list({ word: "青\0磁" })).status).toBe(422);
  });
});
