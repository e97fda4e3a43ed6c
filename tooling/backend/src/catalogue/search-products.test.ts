import { calls } from "@noren/contract";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { indexOutdatedProducts, indexProducts } from "../search/index-products.ts";
import { countPopularity } from "../search/count-popularity.ts";
import { insertCategoriesAndBrands, insertProducts, productDraft } from "../testing/catalogue.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

describe("a search of products", () => {
  let shop: TestShop;
  let ids: number[];

  beforeAll(async () => {
    shop = await openTestShop();
    await insertCategoriesAndBrands(shop.db, shop.simple.id, {
      categories: { bags: "バッグ", coffee: "コーヒー", teapots: "急須・土瓶", sweets: "和菓子" },
      brands: {
        kiteki: { name: "汽笛珈琲焙煎所", kana: "キテキコーヒーバイセンジョ" },
        tsukimachi: { name: "御菓子司 月待", kana: "オカシツカサツキマチ" },
      },
    });
    ids = await insertProducts(shop.db, shop.simple.id, [
      productDraft("kyusu", { name: "横手の急須", categories: ["teapots"], keywords: ["きゅうす"] }),
      productDraft("beans", { name: "深煎り 200g", brand: "kiteki", categories: ["coffee"], position: 9 }),
      productDraft("mug", { name: "コーヒーカップ", position: 5 }),
      productDraft("cookie", { name: "クッキー", description: "コーヒーによく合います。", position: 1 }),
      productDraft("wallet", { name: "二つ折り財布 紺", keywords: ["さいふ"] }),
      productDraft("cake", {
        name: "小さなまんじゅう",
        brand: "tsukimachi",
        catchCopy: "ちょうどよい小ささとやわらかさ。",
        position: 0,
      }),
      productDraft("umbrella", { name: "藍色の長傘", position: 8 }),
      productDraft("spoons", { name: "夫婦さじ", keywords: ["セット"] }),
      productDraft("tote", { name: "トートバッグ", categories: ["bags"] }),
      productDraft("jubako", { name: "黒塗りの三段重箱" }),
      productDraft("plate", { name: "黒釉の角皿", position: 2 }),
      productDraft("tray", { name: "黒塗りの丸盆", position: 1, code: "09-3624" }),
    ]);
  });

  const list = async (word: string, query = {}) =>
    (await shop.call(calls.listProducts, { query: { word, ...query } })).body;
  const find = async (word: string): Promise<string[]> =>
    (await list(word)).data.map(({ key }: { key: string }) => key);

  it.each([
    ["きゅす", ["kyusu"], "without the length of a vowel"],
    ["kyusu", ["kyusu"], "in romaji"],
    ["きゅうず", ["kyusu"], "with a misspelt kana"],
    ["急須ペンギン", ["kyusu"], "by the known part of a compound"],
    ["夫婦茶碗", ["spoons"], "by the known part of a synonym that no product has"],
    ["黒いお皿", ["plate"], "as words joined by grammar"],
    ["かさ", ["umbrella"], "by a word, not by the end of another or of a reading"],
    ["つかさ", ["cake"], "by a word of a reading"],
    ["つきまち", ["cake"], "by the last word of a reading"],
    ["バック", ["tote"], "in a common misspelling"],
    ["coffee", ["mug", "beans", "cookie"], "in English, by name before brand and category before description"],
    ["コーヒー 豆", [], "every typed word"],
    ["09-3624", ["tray"], "by its code"],
    ["093624", ["tray"], "by its code without the hyphen"],
    ["0936", ["tray"], "by the beginning of its code"],
    ["０９３６", ["tray"], "by the beginning of its code in full-width digits"],
    ["二つ折財布", ["wallet"], "without okurigana"],
    ["2つ折り財布", ["wallet"], "with an Arabic number"],
    ["3段重箱", ["jubako"], "with an Arabic number for a Chinese one"],
    ["おすすめ 急須", ["kyusu"], "without words that say nothing"],
    ["おすすめ", [], "only words that say nothing"],
  ])("finds 「%s」 in %j: %s", async (word, expected) => expect(await find(word)).toEqual(expected));

  it("ranks popular products first among equal matches, and never before better ones", async () => {
    expect(await find("黒")).toEqual(["jubako", "tray", "plate"]);
    const [plate, cookie] = [ids[10], ids[3]];
    await shop.db.execute(sql`INSERT INTO product_popularity VALUES (${plate}, 0.9), (${cookie}, 1)`);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    expect((await find("黒い"))[0]).toBe("plate");
    expect(await find("珈琲")).toEqual(["mug", "beans", "cookie"]);
  });

  it("counts popularity by orders, favourites and views", async () => {
    const [mug] = [ids[2]];
    await shop.db.execute(sql`
      INSERT INTO product_histories (channel_id, guest_id, product_id, viewed_at)
      SELECT ${shop.simple.id}, gen_random_uuid(), ${mug}, now() FROM generate_series(1, 20)`);
    await countPopularity(shop.db, new Date());
    await countPopularity(shop.db, new Date());
    const { rows } = await shop.db.execute(sql`SELECT * FROM product_popularity WHERE popularity > 0`);
    expect(rows).toEqual([{ product_id: mug, popularity: 0.5 }]);
  });

  it.each([
    ["きゅうりう", ["きゅうす"]],
    ["急須 ピアノ", ["急須"]],
    ["zzzz", []],
  ])("suggests %j → %j, which leads to products, when it finds nothing", async (word, expected) => {
    const { data, suggestions } = await list(word, { suggest: 1 });
    expect(data).toEqual([]);
    expect(suggestions).toEqual(expected);
    for (const suggestion of suggestions) expect(await find(suggestion)).not.toEqual([]);
  });

  it.each([
    "あ".repeat(100),
    "ああ ".repeat(33),
    "コーヒーカップ".repeat(14),
    "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    "^カサ ~コーヒー 1:急須",
    "')) OR 1=1 --",
    "きゅうす\u202E\u200B\u{1F375}",
    "ーーーーー",
    "ｶﾞｷﾞｸﾞﾞﾞﾞ",
    "㌀㌁㌂㋿﷽",
  ])("answers %j quickly", async (word) => {
    const started = performance.now();
    const { status } = await shop.call(calls.listProducts, { query: { word, suggest: 1 } });
    expect(status).toBe(200);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it("finds products that an earlier release indexed, after the reindexing job", async () => {
    await shop.db.execute(
      sql`UPDATE products SET search = '{}', search_text = '', search_words = '{}', search_version = 0`,
    );
    expect(await indexOutdatedProducts(shop.db)).toBe(ids.length);
    expect(await indexOutdatedProducts(shop.db)).toBe(0);
    expect(await find("藍色")).toEqual(["umbrella"]);
  });

  it("finds products by a public tag, not by a secret one", async () => {
    await shop.db.execute(sql`
      WITH made AS (INSERT INTO tags (channel_id, key, name, password_hash) VALUES
        (${shop.simple.id}, 'wedding', '披露宴に', NULL), (${shop.simple.id}, 'secret', '招待会', 'hash') RETURNING id)
      INSERT INTO product_tags (tag_id, product_id) SELECT id, ${ids[0]} FROM made`);
    await indexProducts(shop.db, ids);
    expect(await find("披露宴")).toEqual(["kyusu"]);
    expect(await find("招待会")).toEqual([]);
  });
});
