import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { stockMovements, variants } from "../db/schema/catalogue.ts";
import { findDatabaseError } from "../http/failure.ts";
import { productDraft, insertProducts, insertCategoriesAndBrands, testPicture } from "../testing/catalogue.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

describe("a product", () => {
  let shop: TestShop;
  const get = (key: string, channel = "simple") => shop.call(calls.getProduct, { params: { key }, channel });
  const cup = productDraft("cup", {
    name: "藍の湯呑み",
    brand: "suimei",
    categories: ["cups", "gift"],
    price: 1980,
    catchCopy: "毎朝の一杯に",
    specs: [{ name: "素材", value: "磁器" }],
    options: [{ name: "色", values: ["藍", "白"] }],
    leadDays: 2,
    images: [testPicture("a"), testPicture("b")],
    variants: [
      {
        code: "CUP-A",
        optionValues: ["藍"],
        price: 1980,
        beforePrice: 2200,
        stock: 5,
        image: 1,
        specs: [{ name: "重さ", value: "148g" }],
      },
      { code: "CUP-W", optionValues: ["白"], price: 2200, stock: 6 },
      { code: "CUP-R", optionValues: ["赤"], price: 2200, stock: 0 },
    ],
  });

  beforeAll(async () => {
    shop = await openTestShop();
    await insertCategoriesAndBrands(shop.db, shop.simple.id, {
      categories: { tableware: "食器", "tableware/cups": "湯呑み", gift: "贈り物" },
      brands: { suimei: { name: "翠明窯", kana: "スイメイガマ" } },
    });
    await insertProducts(shop.db, shop.simple.id, [cup, productDraft("hidden", { isShow: false })]);
    await insertProducts(shop.db, shop.fl1.id, [productDraft("vase")]);
  });

  it("has variants, pictures and its category path", async () => {
    const { status, body } = await get("cup");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: "藍の湯呑み",
      product_price_with_tax: 1980,
      product_price: 1800,
      before_price: 2200,
      is_price_from: true,
      lead_days: 2,
      specs: [{ name: "素材", value: "磁器" }],
      options: [{ name: "色", values: ["藍", "白"] }],
      breadcrumbs: [
        { key: "tableware", name: "食器" },
        { key: "cups", name: "湯呑み" },
      ],
      images: [{ path: "studio/a" }, { path: "studio/b" }],
    });
    expect(body.product_model.products).toMatchObject([
      { code: "CUP-A", stock_status: "few", stock_quantity: 5, max_quantity: 5, image: { path: "studio/b" } },
      { code: "CUP-W", stock_status: "in_stock", stock_quantity: null, image: null, before_price: null },
      { code: "CUP-R", stock_status: "out", stock_quantity: null, max_quantity: 0 },
    ]);
  });

  it("has specifications of a variant that differs from the others in them", async () => {
    const [first, second] = (await get("cup")).body.product_model.products;
    expect(first.specs).toEqual([{ name: "重さ", value: "148g" }]);
    expect(second).not.toHaveProperty("specs");
  });

  it.each(["hidden", "vase", "unknown", "CUP", "cup%"])("is 404 if the shop shows no such product: %s", async (key) => {
    expect((await get(encodeURIComponent(key))).status).toBe(key === "cup%" ? 422 : 404);
  });

  it("is visible in its own shop only, also under an equal key", async () => {
    expect((await get("vase", "fl1")).status).toBe(200);
    expect((await get("cup", "fl1")).status).toBe(404);
  });

  it("has the sum of its movements as stock, never below zero", async () => {
    const [variant] = await shop.db.select().from(variants).where(eq(variants.code, "CUP-W"));
    const variantId = variant?.id ?? 0;
    await shop.db.insert(stockMovements).values({ variantId, quantity: -4, reason: "order", reference: "A-1" });
    expect((await get("cup")).body.product_model.products[1]).toMatchObject({ stock_status: "few", stock_quantity: 2 });
    const tooMuch = shop.db.insert(stockMovements).values({ variantId, quantity: -3, reason: "order" });
    const refused = await tooMuch.then(() => undefined, findDatabaseError);
    expect(refused).toEqual({ code: "23514", constraint: "variants_stock_check" });
    expect((await get("cup")).body.product_model.products[1].stock_quantity).toBe(2);
  });

  it("has no former price that is not above its price", async () => {
    const variants = [{ code: "EQUAL", optionValues: [], price: 900, beforePrice: 900, stock: 1 }];
    const saved = insertProducts(shop.db, shop.simple.id, [productDraft("equal", { price: 900, variants })]);
    expect(await saved.then(() => undefined, findDatabaseError)).toMatchObject({ code: "23514" });
  });

  it("keeps its ids when saved again, and deactivates removed variants", async () => {
    const before = (await get("cup")).body;
    const again = {
      ...cup,
      name: "藍の湯呑み 大",
      variants: cup.variants.slice(0, 2).map((each) => ({ ...each, price: 3300, beforePrice: null, stock: 7 })),
    };
    const [id] = await insertProducts(shop.db, shop.simple.id, [again]);
    const after = (await get("cup")).body;
    expect(id).toBe(before.id);
    expect(after).toMatchObject({
      id: before.id,
      name: "藍の湯呑み 大",
      product_price_with_tax: 3300,
      is_price_from: false,
      before_price: null,
    });
    expect(after.product_model.products.map((each: { id: number }) => each.id)).toEqual(
      before.product_model.products.slice(0, 2).map((each: { id: number }) => each.id),
    );
    const moved = await shop.db.select().from(stockMovements).where(eq(stockMovements.reason, "counted"));
    const sums = Map.groupBy(moved, (each) => each.variantId);
    expect(sums.size).toBeGreaterThan(0);
    const rows = await shop.db.select().from(variants).where(eq(variants.code, "CUP-A"));
    expect(rows[0]?.stock).toBe(7);
  });
});
