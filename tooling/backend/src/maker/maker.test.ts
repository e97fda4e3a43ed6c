import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { brands, makers } from "../db/schema/catalogue.ts";
import { productDraft, insertProducts, insertCategoriesAndBrands, testPicture } from "../testing/catalogue.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

const keys = (list: { key: string }[]) => list.map(({ key }) => key);

describe("makers", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    const channelId = shop.simple.id;
    await insertCategoriesAndBrands(shop.db, channelId, {
      brands: { ai: { name: "藍", kana: "アイ" }, beni: { name: "紅", kana: "ベニ" }, other: { name: "他", kana: "" } },
    });
    await shop.db.insert(makers).values([
      { channelId, key: "yama", name: "山の窯", kana: "ヤマノカマ", place: "長崎県波佐見町", founded: "明治28年" },
      {
        channelId,
        key: "umi",
        name: "海の工房",
        kana: "ウミノコウボウ",
        lead: "浜の土で。",
        story: "<p>はじまり</p><script>1</script>",
        image: testPicture("umi"),
      },
      { channelId: shop.fl1.id, key: "hana", name: "花の園" },
    ]);
    const [umi] = await shop.db.select().from(makers).where(eq(makers.key, "umi"));
    for (const key of ["ai", "beni"])
      await shop.db
        .update(brands)
        .set({ makerId: umi?.id ?? 0 })
        .where(eq(brands.key, key));
    await insertProducts(shop.db, channelId, [
      ...Array.from({ length: 9 }, (_, index) => productDraft(`a${index}`, { brand: "ai", position: index })),
      productDraft("b", { brand: "beni", position: 100 }),
      productDraft("hidden", { brand: "beni", isShow: false }),
      productDraft("other-brand", { brand: "other" }),
      productDraft("plain"),
    ]);
  });

  it("are ordered by kana, in pages or all [limits.page-size]", async () => {
    const { body, headers } = await shop.call(calls.listMakers, { query: { per: "all" } });
    expect(body.data).toMatchObject([
      { key: "umi", lead: "浜の土で。", product_count: 10, image: { path: "studio/umi" } },
      { key: "yama", place: "長崎県波佐見町", product_count: 0, image: null },
    ]);
    expect(headers.get("x-total")).toBe("2");
    expect(keys((await shop.call(calls.listMakers, { query: { per: 1, page: 2 } })).body.data)).toEqual(["yama"]);
    expect((await shop.call(calls.listMakers, { query: { page: 9 } })).headers.get("x-total")).toBe("2");
  });

  it("have a story, brands and their first products", async () => {
    const { body } = await shop.call(calls.getMaker, { params: { key: "umi" } });
    expect(body).toMatchObject({ story: "<p>はじまり</p>", founded: null });
    expect(body.brands).toEqual([
      { key: "ai", name: "藍", product_count: 9 },
      { key: "beni", name: "紅", product_count: 1 },
    ]);
    expect(keys(body.products)).toEqual(["a0", "a1", "a2", "a3", "a4", "a5", "a6", "a7"]);
    for (const key of ["hana", "unknown"])
      expect((await shop.call(calls.getMaker, { params: { key } })).status).toBe(404);
  });

  it("filter the list of products by all their brands", async () => {
    const { body, headers } = await shop.call(calls.listProducts, { query: { maker: "umi", brand: "beni" } });
    expect(keys(body.data)).toEqual(["b"]);
    expect(headers.get("x-total")).toBe("1");
    expect(keys(body.facets.brands)).toEqual(["ai", "beni"]);
    for (const maker of ["yama", "hana", "unknown"])
      expect((await shop.call(calls.listProducts, { query: { maker } })).body.data).toEqual([]);
  });
});
