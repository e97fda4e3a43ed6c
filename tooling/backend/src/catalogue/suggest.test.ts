import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { categories } from "../db/schema/catalogue.ts";
import { productDraft, insertProducts, insertCategoriesAndBrands } from "../testing/catalogue.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { removePendingLetters } from "./suggest.ts";

describe("suggestions", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    await insertCategoriesAndBrands(shop.db, shop.simple.id, {
      categories: { lacquer: "箸・漆器", cups: "湯呑み" },
      brands: { suimei: { name: "翠明窯", kana: "スイメイガマ" }, empty: { name: "翠の家", kana: "スイノイエ" } },
    });
    await shop.db.update(categories).set({ kana: "ハシ・シッキ" }).where(eq(categories.key, "lacquer"));
    await insertProducts(shop.db, shop.simple.id, [
      productDraft("celadon", { name: "青磁の飯碗", brand: "suimei", keywords: ["せいじ", "めしわん"], position: 2 }),
      productDraft("gloss", { name: "飯碗 青磁（大）", keywords: ["せいじ"], position: 1 }),
      productDraft("hidden", { name: "青磁の皿", isShow: false }),
      productDraft("chopsticks", { name: "黒檀の箸", categories: ["lacquer"] }),
      productDraft("pumpkin", { name: "えびすかぼちゃ", position: 0 }),
      productDraft("caddy", { name: "銅の茶筒", keywords: ["ちゃづつ"], position: 4 }),
      productDraft("coffee", { name: "珈琲カップ", position: 3 }),
    ]);
    await insertProducts(shop.db, shop.fl1.id, [productDraft("vase", { name: "青磁の花瓶" })]);
  });

  const suggest = async (word: string) =>
    (await shop.call(calls.listProducts, { query: { word, suggest: 1, per: 3 } })).body.suggestions;

  it.each([
    ["せいじ", ["飯碗 青磁（大）", "青磁の飯碗"]],
    ["ｾｲｼﾞ", ["飯碗 青磁（大）", "青磁の飯碗"]],
    ["せいｊ", ["飯碗 青磁（大）", "青磁の飯碗"]],
    ["青", ["飯碗 青磁（大）", "青磁の飯碗"]],
    ["すい", ["翠明窯", "青磁の飯碗"]],
    ["翠", ["翠明窯", "青磁の飯碗"]],
    ["しっk", ["箸・漆器", "黒檀の箸"]],
    ["漆", ["箸・漆器", "黒檀の箸"]],
    ["飯碗　大", ["飯碗 青磁（大）"]],
    ["ｶｯﾌﾟ", ["珈琲カップ"]],
    ["ちゃ", ["銅の茶筒"]],
    ["ゆの", []],
    ["%_", []],
    ["", []],
  ])("for %s are %j", async (typed, expected) => expect(await suggest(typed)).toEqual(expected));

  it("include products for the completed part, only on request", async () => {
    const { body } = await shop.call(calls.listProducts, { query: { word: "しっk", suggest: 1 } });
    expect(body.data).toMatchObject([{ key: "chopsticks" }]);
    expect(body.facets.categories).toMatchObject([{ key: "lacquer" }]);
    expect((await shop.call(calls.listProducts, { query: { word: "青磁" } })).body).not.toHaveProperty("suggestions");
  });

  it.each([
    ["せいj", "せい"],
    ["せいじky", "せいじ"],
    ["タオル", "タオル"],
    ["無地T", "無地T"],
    ["こーひーｋ", "こーひー"],
    ["NOREN", "NOREN"],
  ])("reduce %s to %s", (typed, finished) => expect(removePendingLetters(typed)).toBe(finished));
});
