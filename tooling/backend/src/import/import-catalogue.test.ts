import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calls } from "@noren/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { brands, categories, productImages, products, stockMovements, variants } from "../db/schema/catalogue.ts";
import { storePicture } from "../images/store-picture.ts";
import { toCsv, writeTemporaryFile, shiftJis } from "../testing/csv-file.ts";
import { openTestShop } from "../testing/shop.ts";
import { FetchError } from "./fetch-file.ts";
import type { PictureSource } from "./fetch-files.ts";
import { importCatalogue, type ImportOptions } from "./import-catalogue.ts";
import { summaryText } from "./summary-text.ts";

const shop = await openTestShop();
const { db, simple, fl1 } = shop;
const dataDir = mkdtempSync(join(tmpdir(), "noren-import-data-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
beforeEach(async () => {
  await db.delete(products);
  await db.delete(categories);
  await db.delete(brands);
});

const offline: PictureSource = () => Promise.reject(new FetchError("接続できません", { isHostDown: true }));
const run = (bytes: string | Uint8Array, options: Partial<ImportOptions> = {}) =>
  importCatalogue(db, {
    file: writeTemporaryFile(bytes),
    channel: "simple",
    dataDir,
    sources: { pictures: offline },
    ...options,
  });

const HEADER = [
  "Handle",
  "Title",
  "Vendor",
  "Type",
  "Option1 Name",
  "Option1 Value",
  "Variant SKU",
  "Variant Inventory Qty",
  "Variant Price",
  "Image Src",
  "Variant Image",
];
const mug = (stock: number, price = 1980) =>
  toCsv([
    HEADER,
    [
      "navy-mug",
      "Navy Mug",
      "檜原窯",
      "食器",
      "色",
      "紺",
      "M-1",
      stock,
      price,
      "https://pictures.example/navy.jpg",
      "",
    ],
    ["navy-mug", "", "", "", "", "白", "M-2", 2, price, "", "https://pictures.example/white.jpg"],
    ["dish", "白い皿", "檜原窯", "食器", "Title", "Default Title", "D-1", 0, 900, "", ""],
  ]);
const productRows = () => db.select().from(products).orderBy(asc(products.position));

describe("importCatalogue", () => {
  it("imports products with their variants, stock, brand and category", async () => {
    const summary = await run(mug(7));
    expect(summary).toMatchObject({ added: 2, updated: 0, variants: 3, newCategories: 1, newBrands: 1, refused: 0 });
    const { body } = await shop.call(calls.getProduct, { params: { key: "navy-mug" } });
    expect(body).toMatchObject({
      name: "Navy Mug",
      brand: { name: "檜原窯" },
      product_price_with_tax: 1980,
      tax_rate: 10,
      options: [{ name: "色", values: ["紺", "白"] }],
      breadcrumbs: [{ name: "食器" }],
    });
    expect(body.product_model.products.map((each: { stock_quantity: number | null }) => each.stock_quantity)).toEqual([
      null,
      2,
    ]);
    const list = await shop.call(calls.listProducts, { query: { word: "皿" } });
    expect(list.body.data.map((each: { key: string }) => each.key)).toEqual(["dish"]);
  });

  it("updates products when repeated: creates no duplicates and corrects the stock by a movement", async () => {
    await run(mug(7));
    await run(mug(7));
    const summary = await run(mug(4, 2200));
    expect(summary).toMatchObject({ added: 0, updated: 2, newCategories: 0, newBrands: 0 });
    expect(await productRows()).toHaveLength(2);
    const [variant] = await db.select().from(variants).where(eq(variants.code, "M-1"));
    expect(variant).toMatchObject({ stock: 4, price: 2200 });
    const moved = await db
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.variantId, variant?.id ?? 0));
    expect(moved.map((movement) => movement.quantity)).toEqual([7, -3]);
  });

  it("keeps what the file does not contain: lead time, specifications, delivery, size table", async () => {
    await run(mug(7));
    const set = {
      leadDays: 9,
      specs: [{ name: "素材", value: "磁器" }],
      deliveryMethod: "frozen",
      shelfLifeKind: "use_by" as const,
      shelfLifeDays: 3,
      embroideryLetters: 8,
      sizeTable: { columns: ["直径 (cm)"], rows: [{ name: "中", values: ["8"] }], note: "" },
    };
    await db.update(products).set(set);
    const specs = [{ name: "重さ", value: "210g" }];
    await db.update(variants).set({ specs });
    await run(mug(7));
    for (const row of await productRows()) expect(row).toMatchObject(set);
    for (const variant of await db.select().from(variants)) expect(variant.specs).toEqual(specs);
  });

  it("writes the others of a batch when the database rejects a product", async () => {
    await db.execute(sql`ALTER TABLE variants ADD CONSTRAINT variants_test CHECK (code <> 'D-1')`);
    const summary = await run(mug(7));
    await db.execute(sql`ALTER TABLE variants DROP CONSTRAINT variants_test`);
    expect(summary).toMatchObject({ added: 1, refused: 1, problems: [{ line: 4, product: "白い皿" }] });
    expect(summary.problems[0]?.reason).toBe("データベースに書き込めませんでした：variants_test");
    expect((await productRows()).map((row) => row.key)).toEqual(["navy-mug"]);
  });

  it("places products before the shop's own, in the file's order, and keeps their positions", async () => {
    await run(toCsv([HEADER, ["old", "古くからの品", "", "食器", "", "", "O", 1, 100, "", ""]]));
    await run(mug(1));
    await run(mug(1));
    expect((await productRows()).map((row) => row.key)).toEqual(["navy-mug", "dish", "old"]);
  });

  it("does not change other products and other shops", async () => {
    await run(toCsv([HEADER, ["old", "古くからの品", "", "食器", "", "", "O", 1, 100, "", ""]]));
    const readOld = () => db.select().from(variants).where(eq(variants.code, "O"));
    const old = await readOld();
    expect(old).toHaveLength(1);
    await run(mug(1), { channel: "fl1" });
    await run(mug(9));
    const [other] = await db
      .select()
      .from(products)
      .where(and(eq(products.channelId, fl1.id), eq(products.key, "navy-mug")));
    const [variant] = await db
      .select()
      .from(variants)
      .where(and(eq(variants.productId, other?.id ?? 0), eq(variants.code, "M-1")));
    expect(variant?.stock).toBe(1);
    expect(await readOld()).toEqual(old);
  });

  it("omits and reports a product with a bad row, and writes the others", async () => {
    const text = `${mug(1)}"bad","悪い品","","食器","","","X","1","ただ","",""\r\n`;
    const summary = await run(text);
    expect(summary).toMatchObject({ added: 2, refused: 1, problems: [{ line: 5, product: "悪い品" }] });
    expect((await productRows()).map((row) => row.key)).toEqual(["navy-mug", "dish"]);
    expect(summaryText(summary)).toContain("　5行目「悪い品」　価格「ただ」を読み取れません。");
  });

  it("writes nothing for an unknown shop or an unreadable file", async () => {
    await expect(run(mug(1), { channel: "unknown" })).rejects.toThrow("ショップ「unknown」がありません");
    await expect(run("a,b\n1,2\n")).rejects.toThrow("判断できませんでした");
    expect(await productRows()).toEqual([]);
  });

  it("matches EC-CUBE's categories by number, in Shift_JIS too", async () => {
    const rows = (name: string) =>
      shiftJis(
        toCsv([
          ["商品ID", "商品名", "商品コード", "在庫数", "販売価格", "商品カテゴリ(ID)", "商品カテゴリ(名称)"],
          [3, "湯呑み", "Y-3", 4, 1000, "7", name],
        ]),
      );
    expect(await run(rows("器"))).toMatchObject({ added: 1, newCategories: 1, encoding: "shift_jis" });
    expect(await run(rows("うつわ"))).toMatchObject({ updated: 1, newCategories: 0 });
    const [row] = await productRows();
    expect(row).toMatchObject({ channelId: simple.id, key: "p3", priceFrom: 1100 });
  });
});

describe("pictures", () => {
  it("are stored with the shop's files, also a variant's own, and stay when a later fetch fails", async () => {
    const red = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#c02020" } })
      .png()
      .toBuffer();
    const blue = await sharp({ create: { width: 30, height: 30, channels: 3, background: "#2020c0" } })
      .jpeg()
      .toBuffer();
    const requested: string[] = [];
    const pictures: PictureSource = (url) => {
      requested.push(url);
      return storePicture(dataDir, url.includes("white") ? blue : red);
    };
    const summary = await run(mug(1), { sources: { pictures } });
    expect(summary).toMatchObject({ fetched: 2, withoutPicture: 1 });
    expect(requested.sort()).toEqual(["https://pictures.example/navy.jpg", "https://pictures.example/white.jpg"]);
    const { body } = await shop.call(calls.getProduct, { params: { key: "navy-mug" } });
    expect(body.images).toMatchObject([
      { width: 40, alt: "Navy Mug" },
      { width: 30, alt: "Navy Mug 白" },
    ]);
    expect(body.images[0].path).toMatch(/^imported\//);
    expect(body.product_model.products[1].image.path).toBe(body.images[1].path);

    const again = await run(mug(1));
    expect(again).toMatchObject({ fetched: 0, withoutPicture: 1 });
    const reread = await shop.call(calls.getProduct, { params: { key: "navy-mug" } });
    expect(reread.body.images).toEqual(body.images);
    expect(reread.body.product_model.products[1].image).toEqual(body.images[1]);
  });

  it("that cannot be fetched are missing: the shop shows a placeholder named after the product", async () => {
    const summary = await run(mug(1));
    expect(summary).toMatchObject({ fetched: 0, withoutPicture: 2, standIns: 0 });
    expect(await db.select().from(productImages)).toEqual([]);
    const { body } = await shop.call(calls.getProduct, { params: { key: "navy-mug" } });
    expect(body.image).toMatchObject({ path: "none", alt: "Navy Mug" });
    expect(body.images).toEqual([body.image]);
    const text = summaryText(summary);
    expect(text).toContain("取得 0点、画像のない商品 2点\n　・接続できません　2件");
    expect(text).toContain("「画像準備中」を表示します");
  });

  it("of other products are used on request only, marked, with an alt that says so", async () => {
    const summary = await run(mug(1), { usesStandIns: true });
    expect(summary).toMatchObject({ withoutPicture: 0, standIns: 2 });
    for (const { path, alt, isStandIn } of await db.select().from(productImages)) {
      expect(path).toMatch(/^studio\//);
      expect(alt).toMatch(/^(Navy Mug|白い皿)（写真は別の商品です）$/);
      expect(isStandIn).toBe(true);
    }
    const { body } = await shop.call(calls.getProduct, { params: { key: "navy-mug" } });
    expect(body.image.is_stand_in).toBe(true);
    expect(summaryText(summary)).toContain("2点には、別の商品の写真を「イメージ」と表示して仮に使います。");
    await run(mug(1));
    expect(await db.select().from(productImages), "a later import without the option removes them").toEqual([]);
  });

  it("shared by two products are named after each", async () => {
    const url = "https://pictures.example/shared.jpg";
    const row = (key: string, name: string) => [key, name, "", "食器", "", "", key, 1, 100, url, ""];
    const pictures: PictureSource = () =>
      Promise.resolve({ path: "imported/x", width: 9, height: 9, color: "#ffffff" });
    await run(toCsv([HEADER, row("one", "一の皿"), row("two", "二の皿")]), { sources: { pictures } });
    const images = await db.select({ alt: productImages.alt }).from(productImages).orderBy(asc(productImages.id));
    expect(images.map(({ alt }) => alt)).toEqual(["一の皿", "二の皿"]);
  });

  it("are fetched once, and a host that is down is not requested again", async () => {
    const requested: string[] = [];
    const pictures: PictureSource = async (url) => {
      requested.push(url);
      return offline(url);
    };
    const many = toCsv([
      HEADER,
      ...Array.from({ length: 30 }, (_, index) => [
        `p${index}`,
        `品${index}`,
        "",
        "食器",
        "",
        "",
        `S${index}`,
        1,
        100,
        `https://down.example/${index}.jpg`,
        "",
      ]),
    ]);
    const summary = await run(many, { sources: { pictures } });
    expect(requested.length).toBeLessThanOrEqual(4);
    expect(summary.pictureReasons).toEqual(new Map([["接続できません", 30]]));
  });
});
