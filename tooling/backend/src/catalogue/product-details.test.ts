import { calls, type SizeTable } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { brands, makers, productTags, tags } from "../db/schema/catalogue.ts";
import { packingOptions } from "../db/schema/packing.ts";
import { channels } from "../db/schema/shop.ts";
import { insertCategoriesAndBrands, insertProducts, productDraft } from "../testing/catalogue.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

const sizeTable: SizeTable = { columns: ["身丈 (cm)"], rows: [{ name: "M", values: ["69"] }], note: "" };

describe("the details of a product", () => {
  let shop: TestShop;
  const get = (key: string, channel = "simple") => shop.call(calls.getProductDetails, { params: { key }, channel });

  beforeAll(async () => {
    shop = await openTestShop();
    const channelId = shop.simple.id;
    await insertCategoriesAndBrands(shop.db, channelId, { brands: { ai: { name: "藍", kana: "アイ" } } });
    const [maker] = await shop.db.insert(makers).values({ channelId, key: "umi", name: "海の工房" }).returning();
    await shop.db
      .update(brands)
      .set({ makerId: maker?.id ?? 0 })
      .where(eq(brands.key, "ai"));
    const [tee = 0] = await insertProducts(shop.db, channelId, [
      productDraft("tee", { brand: "ai", sizeTable }),
      productDraft("plain"),
      productDraft("hidden", { isShow: false }),
    ]);
    await insertProducts(shop.db, shop.fl1.id, [productDraft("vase")]);
    const rows = await shop.db
      .insert(tags)
      .values([
        { channelId, key: "later", name: "あと", position: 2 },
        { channelId, key: "first", name: "さき", position: 1 },
        { channelId, key: "secret", name: "ご招待", position: 0, passwordHash: "x" },
      ])
      .returning();
    await shop.db.insert(productTags).values(rows.map(({ id }) => ({ productId: tee, tagId: id })));
    await shop.db.delete(packingOptions);
    const occasion = { kind: "occasion", name: "御祝", price: 0, nature: "repeatable" } as const;
    const noshi = { titles: ["御祝"], knots: ["chomusubi" as const], cords: ["red-white" as const] };
    await shop.db.insert(packingOptions).values([
      { channelId, ...occasion, ...noshi, strands: 5, placement: "inner" },
      { channelId, kind: "bag", name: "紙袋", price: 55 },
      { channelId, kind: "wrapping", name: "包装紙", price: 0, isShow: false },
      { channelId: shop.fl1.id, ...occasion },
      { channelId: shop.fl1.id, kind: "sign", name: "立札", price: 0, titles: ["御祝"] },
    ]);
  });

  it("are its maker, its public tags in the shop's order, its size table and the shop's gift packing", async () => {
    expect((await get("tee")).body).toEqual({
      maker: { key: "umi", name: "海の工房" },
      tags: [
        { key: "first", name: "さき" },
        { key: "later", name: "あと" },
      ],
      size_table: sizeTable,
      delivery_limits: [],
      gift_services: ["noshi", "bag"],
    });
  });

  it("are empty for a product without any, and an occasion without のし is no のし", async () => {
    expect((await get("plain")).body).toMatchObject({ maker: null, tags: [], size_table: null });
    expect((await get("vase", "fl1")).body.gift_services).toEqual(["sign"]);
  });

  it.each(["hidden", "vase", "unknown"])("are 404 if the shop shows no such product: %s", async (key) => {
    expect((await get(key)).status).toBe(404);
  });
});

describe("the delivery of a product to a prefecture", () => {
  let shop: TestShop;
  const get = (key: string, prefecture: number | string) =>
    shop.call(calls.getProductDelivery, { params: { key }, query: { prefecture } });

  beforeAll(async () => {
    shop = await openTestShop();
    shop.clock.now = new Date("2026-11-19T10:00:00+09:00");
    const [standard] = shop.simple.deliveryMethods;
    if (!standard) throw new Error("The shop has no delivery method");
    const cool = {
      key: "cool",
      name: "冷蔵便",
      temperature: "chilled" as const,
      charge: 330,
      excluded_prefectures: [47],
    };
    await shop.db
      .update(channels)
      .set({ deliveryMethods: [standard, { ...standard, ...cool }] })
      .where(eq(channels.id, shop.simple.id));
    await insertProducts(shop.db, shop.simple.id, [
      productDraft("cup", { leadDays: 0 }),
      productDraft("cake", { leadDays: 0, deliveryMethod: "cool" }),
      productDraft("hidden", { isShow: false }),
    ]);
  });

  it("has the postage, and the day that the product's own range contains [delivery.arrival]", async () => {
    const { body: near } = await get("cup", 13);
    const { body: far } = await get("cup", 47);
    const { arrival } = (await shop.call(calls.getProduct, { params: { key: "cup" } })).body;
    expect(near).toMatchObject({ prefecture: "東京都", is_deliverable: true, charge: 0 });
    expect(near.arrival.first_on).toBe(near.arrival.last_on);
    expect([near.arrival.first_on, far.arrival.first_on]).toEqual([arrival.first_on, arrival.last_on]);
    expect(far.carriage).toBeGreaterThan(near.carriage);
    expect(far.transit_days).toBeGreaterThan(near.transit_days);
  });

  it("has the charge of a cool parcel, and no day where the parcel is not sent", async () => {
    expect((await get("cake", 13)).body).toMatchObject({ is_deliverable: true, charge: 330 });
    const details = await shop.call(calls.getProductDetails, { params: { key: "cake" } });
    expect(details.body.delivery_limits.map(({ name }: { name: string }) => name)).toEqual([
      "配送方法",
      "お届けできない地域",
    ]);
    const { body } = await get("cake", 47);
    expect(body).toMatchObject({ prefecture: "沖縄県", is_deliverable: false });
    expect(body).not.toHaveProperty("arrival");
  });

  it("is listed for several products at once, without those that the shop does not show", async () => {
    const list = (keys: string, prefecture: number) =>
      shop.call(calls.listProductDeliveries, { query: { keys, prefecture } });
    const { body } = await list("cup,hidden,unknown,cake", 13);
    const [cup, cake] = [(await get("cup", 13)).body, (await get("cake", 13)).body];
    expect(body.data).toHaveLength(2);
    expect(body.data).toEqual(
      expect.arrayContaining([
        { key: "cup", ...cup },
        { key: "cake", ...cake },
      ]),
    );
    expect((await list("a,,b", 13)).status).toBe(422);
    expect((await list(Array.from({ length: 101 }, () => "a").join(), 13)).status).toBe(422);
    expect((await list("cup", 48)).status).toBe(422);
  });

  it("is 404 for an unknown product, and 422 for a number that is no prefecture's", async () => {
    for (const key of ["hidden", "unknown"]) expect((await get(key, 13)).status).toBe(404);
    for (const prefecture of [0, 48, "1e1", "東京都", "-1"]) expect((await get("cup", prefecture)).status).toBe(422);
  });
});
