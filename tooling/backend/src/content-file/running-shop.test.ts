import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { categories } from "../db/schema/catalogue.ts";
import { coupons, couponUses, memberCoupons } from "../db/schema/coupon.ts";
import { inquiries } from "../db/schema/inquiry.ts";
import { packingOptions } from "../db/schema/packing.ts";
import { takeCoupon } from "../coupon/take-coupon.ts";
import { insertCategoriesAndBrands, insertProducts, productDraft } from "../testing/catalogue.fixture.ts";
import { testCoupon } from "../testing/coupon.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { insertOrderRow } from "../testing/order-row.fixture.ts";
import { testPackingOptions } from "../testing/packing.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { importFiles } from "./content-folder.fixture.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  shop.clock.now = new Date("2026-11-27T03:00:00Z");
});

describe("coupons.json in a running shop", () => {
  const file = (code: string, more: object = {}) => ({
    code,
    name: "秋の割引",
    description: "全品が対象です。",
    kind: "yen",
    amount: 300,
    minimum: 0,
    starts_on: "2026-11-01",
    ends_on: "2026-12-31",
    ...more,
  });
  const find = async (code: string) => (await shop.db.select().from(coupons).where(eq(coupons.code, code)))[0]!;

  it("updates a coupon by its code, with who has it and the orders that used it", async () => {
    const { id } = await testCoupon(shop, { code: "AKI-2026", useLimit: 10, takeLimit: 10 });
    const member = await testMember(shop);
    await takeCoupon(shop.db, shop.simple.id, member.id, { id }, shop.clock.now);
    const [held] = await shop.db.select().from(memberCoupons);
    const orderId = await insertOrderRow(shop, member.id);
    const use = { couponId: id, memberCouponId: held!.id, orderId, amount: 500, usedAt: shop.clock.now };
    await shop.db.insert(couponUses).values(use);
    const before = await shop.db.select().from(memberCoupons);

    await importFiles(shop, { "coupons.json": [file("AKI-2026", { take_limit: 1 }), file("FUYU", { amount: 100 })] });
    expect(await find("AKI-2026")).toMatchObject({
      id,
      name: "秋の割引",
      amount: 300,
      takenCount: 1,
      usedCount: 1,
      takeLimit: 1,
      useLimit: null,
      startsAt: new Date("2026-11-01T00:00:00+09:00"),
      endsAt: new Date("2027-01-01T00:00:00+09:00"),
    });
    expect(await shop.db.select().from(memberCoupons)).toEqual(before);
    expect((await shop.call(calls.listCoupons)).body.data.map(({ code }: { code: string }) => code)).toEqual(["FUYU"]);
  });

  it("ends a coupon that is not in the file, and who has it keeps it", async () => {
    const { id } = await testCoupon(shop, { code: "GONE" });
    await testCoupon(shop, { code: "LATER", startsAt: new Date("2027-01-01T00:00:00Z") });
    const member = await testMember(shop);
    await takeCoupon(shop.db, shop.simple.id, member.id, { id }, shop.clock.now);
    await importFiles(shop, { "coupons.json": [] });
    expect((await shop.call(calls.listCoupons)).body.data).toEqual([]);
    for (const code of ["GONE", "LATER"]) expect((await find(code)).endsAt).toEqual(shop.clock.now);
    const { body } = await shop.call(calls.listMyCoupons, { memberId: member.id });
    expect(body.data).toMatchObject([{ code: "GONE", status: "usable" }]);
    // It can be offered again.
    await importFiles(shop, {
      "coupons.json": [file("LATER", { starts_on: undefined, starts_in_days: 0, ends_on: undefined })],
    });
    expect(await find("LATER")).toMatchObject({ endsAt: null, startsAt: new Date("2026-11-27T00:00:00+09:00") });
  });

  it("refuses limits below what members have, and a coupon that cannot be valid", async () => {
    await shop.db.update(coupons).set({ takenCount: 0 });
    await testCoupon(shop, { code: "MANY", takenCount: 8, usedCount: 5 });
    const wrong = importFiles(shop, {
      "coupons.json": [
        file("MANY", { take_limit: 7, use_limit: 4 }),
        file("BACK", { ends_on: "2026-10-31" }),
        file("BACK"),
      ],
    });
    await expect(wrong).rejects.toThrow(
      /coupons\.json: duplicate coupon "BACK"[^]*coupons\.json: coupon "MANY": take_limit is below the 8 [^]*use_limit is below the 5 [^]*"BACK": it ends before it starts/,
    );
    for (const [change, problem] of [
      [{ kind: "percent", amount: 101 }, "0 the amount does not fit the kind"],
      [{ kind: "carriage_free" }, "0 the amount does not fit the kind"],
      [{ most_discount: 5 }, "0 most_discount is for per cents"],
      [{ starts_in_days: 1 }, "0 it needs starts_in_days or starts_on"],
      [{ ends_in_days: 1 }, "0 it has ends_in_days and ends_on"],
      [{ name: "" }, "0.name is empty"],
    ] as const)
      await expect(importFiles(shop, { "coupons.json": [file("GOOD", change)] })).rejects.toThrow(
        `coupons.json: ${problem}`,
      );
    expect((await find("MANY")).takeLimit).toBeNull();
  });
});

describe("packings.json in a running shop", () => {
  const packings = (more: object = {}) => ({ occasions: [], wrappings: [], message_cards: [], ...more });

  it("updates options by kind and name, which carts name by id, and no longer offers the others", async () => {
    const ids = await testPackingOptions(shop);
    await importFiles(shop, {
      "packings.json": packings({
        wrappings: [{ name: "包装紙", description: "無地", price: 440 }],
        occasions: [
          { name: "御結婚祝い", description: "", price: 0, nature: "once" },
          {
            name: "御霊前",
            description: "",
            price: 0,
            nature: "mourning",
            noshi: { titles: ["御霊前"], knots: ["musubikiri"], cords: ["black-white"], has_ornament: false },
          },
        ],
      }),
    });
    const rows = await shop.db
      .select()
      .from(packingOptions)
      .where(eq(packingOptions.isShow, true))
      .orderBy(packingOptions.position);
    expect(rows).toMatchObject([
      { id: ids.paper, price: 440, description: "無地" },
      // It has no のし any more.
      { id: ids.wedding, titles: null, knots: null },
      { name: "御霊前", cords: ["black-white"] },
    ]);
    const [hidden] = await shop.db.select().from(packingOptions).where(eq(packingOptions.id, ids.bag));
    expect(hidden?.isShow).toBe(false);
  });

  it("refuses what no gift has, and names that occur twice", async () => {
    const noshi = { titles: ["志"], knots: ["chomusubi"], cords: ["black-white"], has_ornament: false };
    const occasion = { name: "香典返し", description: "", price: 0, nature: "mourning", noshi };
    const bow = importFiles(shop, { "packings.json": packings({ occasions: [occasion] }) });
    await expect(bow).rejects.toThrow("packings.json: occasions.0 a bow (chomusubi)");
    const paper = { name: "包装紙", description: "", price: 0 };
    const twice = importFiles(shop, { "packings.json": packings({ wrappings: [paper, paper] }) });
    await expect(twice).rejects.toThrow('packings.json: duplicate name in wrappings "包装紙"');
  });
});

describe("brands.json, categories.json and inquiries.json in a running shop", () => {
  it("update by key, keep the ids, and let searches find products by the new names", async () => {
    await insertCategoriesAndBrands(shop.db, shop.simple.id, {
      categories: { tea: "お茶", "tea/green": "煎茶", old: "旧" },
      brands: { suimei: { name: "翠明窯", kana: "スイメイガマ" }, unused: { name: "空", kana: "ソラ" } },
    });
    await insertProducts(shop.db, shop.simple.id, [productDraft("cup", { brand: "suimei", categories: ["green"] })]);
    const idOf = async (key: string) => (await shop.db.select().from(categories).where(eq(categories.key, key)))[0]?.id;
    const id = await idOf("green");
    await importFiles(shop, {
      "brands.json": [{ key: "suimei", name: "松風窯", kana: "マツカゼガマ" }],
      "categories.json": [
        { key: "green", name: "日本茶", kana: "ニホンチャ", children: [{ key: "tea", name: "茶葉" }] },
      ],
    });
    expect(await idOf("green")).toBe(id);
    const { body } = await shop.call(calls.listCategories, { query: { table: "products" } });
    expect(body.data).toMatchObject([{ key: "green", name: "日本茶", children: [{ key: "tea", name: "茶葉" }] }]);
    const found = async (word: string) => (await shop.call(calls.listProducts, { query: { word } })).body.data.length;
    expect([await found("まつかぜがま"), await found("日本茶"), await found("翠明窯")]).toEqual([1, 1, 0]);
  });

  it("refuse to drop one that products or inquiries still have, and change nothing", async () => {
    await insertCategoriesAndBrands(shop.db, shop.simple.id, {
      categories: { tea: "お茶" },
      brands: { suimei: { name: "翠明窯", kana: "スイメイガマ" } },
    });
    await insertProducts(shop.db, shop.simple.id, [
      productDraft("cup", { brand: "suimei", categories: ["tea"] }),
      productDraft("bowl", { brand: "suimei", isShow: false }),
    ]);
    const [topic] = await shop.db
      .insert(categories)
      .values({ channelId: shop.simple.id, kind: "inquiries", key: "delivery", name: "お届け" })
      .returning();
    await shop.db.insert(inquiries).values({
      channelId: shop.simple.id,
      key: "ABCDEFGH12",
      kind: "contact",
      categoryId: topic!.id,
      email: "a@example.jp",
      body: "届きません。",
      details: {},
      createdAt: shop.clock.now,
      updatedAt: shop.clock.now,
    });
    const wrong = importFiles(shop, {
      "popular-words.json": ["急須"],
      "brands.json": [{ key: "new", name: "新" }],
      "categories.json": [],
      "inquiries.json": [{ key: "other", name: "その他" }],
    });
    await expect(wrong).rejects.toThrow(
      /brands\.json: brand "suimei" is missing, but 2 products have it \(bowl\)[^]*categories\.json: category "tea" is missing, but 1 products have it \(cup\)[^]*inquiries\.json: category "delivery" is missing, but 1 inquiries have it/,
    );
    expect((await shop.call(calls.listBrands)).body.data).toMatchObject([{ key: "suimei" }]);
    const twice = importFiles(shop, {
      "categories.json": [{ key: "tea", name: "茶", children: [{ key: "tea", name: "煎茶" }], picture: "none.jpg" }],
    });
    await expect(twice).rejects.toThrow(/duplicate category "tea"[^]*no shot "none.jpg"/);
  });
});
