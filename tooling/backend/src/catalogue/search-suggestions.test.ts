import { randomUUID } from "node:crypto";
import { calls } from "@noren/contract";
import { SEARCH_WORD_MAX } from "@noren/validation/fields/search-limits";
import { addMinutes } from "date-fns/addMinutes";
import { subDays } from "date-fns/subDays";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { categories } from "../db/schema/catalogue.ts";
import { channels } from "../db/schema/shop.ts";
import { insertCategoriesAndBrands, insertProducts, productDraft } from "../testing/catalogue.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { SUGGESTIONS_PER_NETWORK } from "./search-suggestions.ts";

describe("search suggestions", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    await insertCategoriesAndBrands(shop.db, shop.simple.id, {
      categories: { lacquer: "箸・漆器", empty: "箸置き" },
      brands: { suimei: { name: "翠明窯", kana: "スイメイガマ" } },
    });
    await shop.db.update(categories).set({ kana: "ハシ・シッキ" }).where(eq(categories.key, "lacquer"));
    await insertProducts(shop.db, shop.simple.id, [
      productDraft("celadon", { name: "青磁の飯碗", brand: "suimei", keywords: ["せいじ"], position: 1 }),
      productDraft("gloss", { name: "飯碗 大", position: 2 }),
      productDraft("hidden", { name: "青銅の皿", isShow: false }),
      productDraft("teapot", { name: "常滑の急須", position: 3 }),
      productDraft("chopsticks", { name: "黒檀の箸", categories: ["lacquer"], position: 4 }),
      ...Array.from({ length: 7 }, (_, index) => productDraft(`towel-${index}`, { name: `今治タオル ${index}` })),
    ]);
    await insertProducts(shop.db, shop.fl1.id, [productDraft("vase", { name: "青竹の花瓶" })]);
  });

  const suggest = async (word: string) =>
    (await shop.call(calls.listSearchSuggestions, { query: { word } })).body as {
      words: string[];
      categories: { key: string; product_count: number }[];
      products: { key: string }[];
      total: number;
    };
  const keys = (list: { key: string }[]) => list.map(({ key }) => key);

  it("complete a word by those of the shop's products, and lead to products", async () => {
    const { words, products, total } = await suggest("飯");
    expect(words).toEqual(["飯碗"]);
    expect([keys(products), total]).toEqual([["celadon", "gloss"], 2]);
  });

  it.each([
    ["せい", "せいじ"],
    ["セイ", "せいじ"],
    ["せいj", "せいじ"],
    ["きゅう", "急須"],
    ["翠", "翠明窯"],
  ])("complete %s to %s", async (typed, word) => expect((await suggest(typed)).words).toContain(word));

  it.each(["す", "スイ", "すいめいが"])("lead from %s, the start of a brand's reading, to its name", async (typed) =>
    expect((await suggest(typed)).words).toEqual(["翠明窯"]),
  );

  it("lead from the start of a part of a category's reading to that part", async () =>
    expect((await suggest("しっ")).words).toEqual(["漆器"]));

  it("complete the last of several words where products have all", async () => {
    expect((await suggest("翠明窯　青")).words).toEqual(["翠明窯 青磁", "翠明窯 青磁の飯碗"]);
  });

  it("name categories with products, by a word of the name or its reading", async () => {
    const lacquer = { key: "lacquer", name: "箸・漆器", product_count: 1 };
    for (const typed of ["箸", "しっk", "漆"]) expect((await suggest(typed)).categories).toEqual([lacquer]);
    expect((await suggest("黒檀 箸")).categories).toEqual([]);
  });

  it("show the first five of all products", async () => {
    const { products, total } = await suggest("タオル");
    expect([products.length, total]).toEqual([5, 7]);
  });

  it.each(["タオル", "青磁", "きゅす", "翠明窯 飯碗", "ない"])(
    "show for %s the first products of the list that the search leads to, and their number",
    async (word) => {
      const { products, total } = await suggest(word);
      const { body, headers } = await shop.call(calls.listProducts, { query: { word, per: 5 } });
      expect([keys(products), total]).toEqual([keys(body.data), Number(headers.get("x-total"))]);
    },
  );

  it("never show hidden products, another shop's, or their words", async () => {
    const { words, products } = await suggest("青");
    expect(keys(products)).toEqual(["celadon"]);
    expect(words).toEqual(["青磁", "青磁の飯碗"]);
  });

  it("offer other words where nothing is found", async () =>
    expect(await suggest("急須 青")).toMatchObject({ products: [], total: 0, words: ["急須", "青"] }));

  it.each(["%_", "'; DROP TABLE products; --", "\\", "()[]{}*+?", "<script>alert(1)</script>", "　", "🍚"])(
    "answer %s",
    async (word) => expect((await shop.call(calls.listSearchSuggestions, { query: { word } })).status).toBe(200),
  );

  it("refuse too long a word", async () => {
    const word = "あ".repeat(SEARCH_WORD_MAX + 1);
    expect((await shop.call(calls.listSearchSuggestions, { query: { word } })).status).toBe(422);
    const longest = "皿 ".repeat(SEARCH_WORD_MAX / 2);
    expect((await shop.call(calls.listSearchSuggestions, { query: { word: longest } })).status).toBe(200);
  });
});

describe("popular words", () => {
  it("are what three visitors searched for in 90 days, in words of the shop", async () => {
    const shop = await openTestShop();
    await insertProducts(shop.db, shop.simple.id, [
      productDraft("cup", { name: "青磁の湯呑み" }),
      productDraft("bowl", { name: "飯碗 大" }),
    ]);
    const search = async (word: string, viewers: number, at = new Date(), channel = shop.simple.id) => {
      for (let viewer = 0; viewer < viewers; viewer += 1)
        await shop.db.execute(sql`INSERT INTO product_search_histories (channel_id, guest_id, word, searched_at)
          VALUES (${channel}, ${randomUUID()}, ${word}, ${at.toISOString()})`);
    };
    await search("青磁", 4);
    await search("飯碗", 3);
    await search("飯碗　青磁", 5);
    await search("湯呑み", 2);
    await search("090-1234-5678", 6);
    await search("山田花子", 6);
    await search("山田花子 青磁", 6);
    await search("大", 3, subDays(new Date(), 91));
    await search("湯呑み", 3, new Date(), shop.fl1.id);
    const { body } = await shop.call(calls.listSearchSuggestions);
    expect(body).toEqual({ words: ["青磁", "飯碗"], categories: [], products: [], total: 0 });
  });
});

describe("a network's requests", () => {
  it("are limited for a minute", async () => {
    const shop = await openTestShop();
    const suggest = async (ip: string) =>
      (await shop.call(calls.listSearchSuggestions, { headers: { "x-forwarded-for": ip } })).status;
    for (let count = 0; count < SUGGESTIONS_PER_NETWORK.max; count += 1) await suggest("192.0.2.7");
    expect([await suggest("192.0.2.7"), await suggest("192.0.2.8")]).toEqual([429, 200]);
    shop.clock.now = addMinutes(shop.clock.now, 1);
    expect(await suggest("192.0.2.7")).toBe(200);
  });
});

describe("[settings.drive-behaviour] a shop for members", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    await insertProducts(shop.db, shop.simple.id, [productDraft("cup", { name: "青磁の湯呑み" })]);
  });
  afterEach(() =>
    shop.db.update(channels).set({ settings: shop.simple.settings }).where(eq(channels.id, shop.simple.id)),
  );

  it("suggests to members only", async () => {
    const settings = { ...shop.simple.settings, "SITE.IS_LOGIN_REQUIRED": true };
    await shop.db.update(channels).set({ settings }).where(eq(channels.id, shop.simple.id));
    const query = { word: "青磁" };
    expect((await shop.call(calls.listSearchSuggestions, { query })).status).toBe(401);
    const memberId = (await testMember(shop)).id;
    expect((await shop.call(calls.listSearchSuggestions, { query, memberId })).body.products).toHaveLength(1);
  });
});
