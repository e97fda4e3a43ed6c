import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { brands, categories, products, variants } from "../db/schema/catalogue.ts";
import { imports } from "../db/schema/import.ts";
import { readyCart } from "../testing/cart.fixture.ts";
import { one, shopify } from "../testing/catalogue-file.fixture.ts";
import { writeTemporaryFile } from "../testing/csv-file.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { openTestShop } from "../testing/shop.ts";
import { FetchError } from "./fetch-file.ts";
import { importCatalogue } from "./import-catalogue.ts";
import { undoImport } from "./undo-import.ts";
import { undoText } from "./undo-text.ts";

const shop = await openTestShop();
const { db } = shop;
const dataDir = mkdtempSync(join(tmpdir(), "noren-undo-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
beforeEach(async () => {
  await db.delete(products);
  await db.delete(categories);
  await db.delete(brands);
  await db.delete(imports);
});

type Fields = Parameters<typeof shopify>[0];
const run = (...rows: Fields[]) =>
  importCatalogue(db, {
    file: writeTemporaryFile(shopify(...rows)),
    channel: "simple",
    dataDir,
    now: () => shop.clock.now,
    sources: { pictures: () => Promise.reject(new FetchError("接続できません", { isHostDown: true })) },
  });
const undo = (id?: number) => undoImport(db, { channel: "simple", id }, shop.clock.now);
const mug = { ...one, Vendor: "檜原窯", Type: "食器", "Variant SKU": "M-1" };
const dish = { ...mug, Handle: "dish", Title: "皿", "Variant SKU": "D-1" };
const frozen = { deliveryMethod: "frozen", shelfLifeKind: "use_by", shelfLifeDays: 3 } as const;
const productRows = () => db.select().from(products).orderBy(asc(products.key));
const variantRows = () =>
  db
    .select({ code: variants.code, price: variants.price, stock: variants.stock, isActive: variants.isActive })
    .from(variants)
    .orderBy(asc(variants.code));

describe("undoImport", () => {
  it("deletes what the last import added, with its categories and brands", async () => {
    await run(mug, dish);
    const summary = await undo();
    expect(summary).toMatchObject({ deleted: 2, restored: 0, categories: 1, brands: 1, kept: [] });
    expect(await productRows()).toEqual([]);
    expect(await db.select().from(categories)).toEqual([]);
    expect(await db.select().from(brands)).toEqual([]);
    expect(undoText(summary)).toContain("削除した商品　　2点");
  });

  it("restores what it updated: texts, prices, stock, variants, release date", async () => {
    await run(mug);
    await db.update(products).set({
      specs: [{ name: "素材", value: "土" }],
      releasedAt: new Date("2020-01-01"),
      ...frozen,
    });
    const before = { rows: await productRows(), variants: await variantRows() };
    await run({ ...mug, Title: "新しいマグ", "Variant Price": 9800, "Variant SKU": "M-2" }, dish);
    expect(await undo()).toMatchObject({ deleted: 1, restored: 1, kept: [] });
    expect(await productRows()).toEqual(before.rows);
    expect((await variantRows()).filter((variant) => variant.isActive)).toEqual(before.variants);
    await expectInvariants(shop);
  });

  it("is idempotent: a repetition changes nothing and does not undo the import before", async () => {
    await run(mug);
    const { id } = await run(mug, dish);
    await undo();
    const rows = await productRows();
    const again = await undo();
    expect(again).toMatchObject({ id, isAlreadyUndone: true, deleted: 0, restored: 0 });
    expect(undoText(again)).toBe(`取り込み ${id} は、すでに取り消されています。`);
    expect(await productRows()).toEqual(rows);
  });

  it("keeps products that were ordered or changed since, with the reason", async () => {
    await run(mug, dish, { ...mug, Handle: "bowl", Title: "鉢" });
    const [variant] = await db.select().from(variants).where(eq(variants.code, "D-1"));
    const cart = await readyCart(shop, [[variant!.id, 1]]);
    expect((await cart.placeOrder()).status).toBe(200);
    await db.update(products).set({ name: "手直しした鉢" }).where(eq(products.key, "bowl"));
    const summary = await undo();
    expect(summary).toMatchObject({ deleted: 1, restored: 0, categories: 0, brands: 0 });
    expect((await productRows()).map((row) => row.key)).toEqual(["bowl", "dish"]);
    expect(undoText(summary).split("\n").slice(-3)).toEqual([
      "そのまま残した商品　2点",
      "　「皿」　取り込みのあとに注文されています",
      expect.stringContaining("　「手直しした鉢」　取り込みのあとに変更されています"),
    ]);
    await expectInvariants(shop);
  });

  it("undoes imports one after the other by their ids, the latest first", async () => {
    const first = await run(mug);
    const second = await run({ ...mug, "Variant Price": 2500 });
    expect(await undo(first.id!)).toMatchObject({ deleted: 0, kept: [{ name: "マグ" }] });
    expect(await undo(second.id!)).toMatchObject({ restored: 1, kept: [] });
    expect(await undo(first.id!)).toMatchObject({ deleted: 1, kept: [] });
    expect(await productRows()).toEqual([]);
  });

  it("undoes an interrupted import, also after it was continued", async () => {
    const { id } = await run(mug, dish);
    await db.update(imports).set({ finishedAt: null });
    expect(undoText(await undo())).toContain("途中で終わっています");
    const restarted = await run(mug, dish);
    expect(restarted.id).not.toBe(id);
    await db.update(imports).set({ finishedAt: null });
    expect((await run(mug, dish)).id).toBe(restarted.id);
    expect(await undo()).toMatchObject({ id: restarted.id, isUnfinished: false, deleted: 2, restored: 0 });
  });

  it("refuses an unknown id, another shop's import, and a shop without imports", async () => {
    await expect(undo()).rejects.toThrow("取り消せる取り込みがありません");
    const { id } = await run(mug);
    await expect(undo(id! + 1)).rejects.toThrow(`取り込み ${id! + 1} はありません`);
    await expect(undoImport(db, { channel: "fl1", id: id! }, shop.clock.now)).rejects.toThrow("はありません");
    expect(await productRows()).toHaveLength(1);
  });
});
