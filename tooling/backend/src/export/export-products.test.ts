import { readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { loadProductDrafts } from "../catalogue/load-drafts.ts";
import { products } from "../db/schema/catalogue.ts";
import { channels } from "../db/schema/shop.ts";
import { importCatalogue } from "../import/import-catalogue.ts";
import { writeTemporaryFile } from "../testing/csv-file.ts";
import { seededDatabase } from "../testing/database.ts";
import { exportTable } from "./export-table.ts";

const { db } = await seededDatabase();
let channelId: number;
beforeAll(async () => {
  const [channel] = await db.select().from(channels).where(eq(channels.key, "simple"));
  channelId = channel!.id;
}, 60_000);

/** A file that does not exist. */
const newFile = () => join(dirname(writeTemporaryFile("")), "products.csv");
const write = (path: string, options = {}) =>
  exportTable(db, {
    table: "products",
    channel: "simple",
    file: { path, encoding: "utf-8", isForced: false, ...options },
  });
const readBack = (file: string) =>
  importCatalogue(db, {
    file,
    channel: "simple",
    dataDir: dirname(file),
    sources: { pictures: () => Promise.reject(new Error("No picture is fetched")) },
  });
async function loadDrafts() {
  const rows = await db
    .select({ key: products.key })
    .from(products)
    .where(eq(products.channelId, channelId))
    .orderBy(asc(products.key));
  const keys = rows.map(({ key }) => key);
  return db.transaction(async (tx) => {
    const drafts = await loadProductDrafts(tx, channelId, keys);
    return new Map(keys.map((key) => [key, drafts.get(key)!.draft]));
  });
}

describe("the export of products", () => {
  it("is read back by the import without a change, and with exactly what was edited", async () => {
    const text = '　一字下げの文。\n\n<p>のような記号と、"引用"。';
    await db
      .update(products)
      .set({ description: text, name: "=LOVE　の湯呑", catchCopy: "-5℃", isShow: false, leadDays: 7 })
      .where(eq(products.key, "soap-trio"));
    const before = await loadDrafts();
    const file = newFile();
    expect(await write(file)).toEqual({ records: before.size, replaced: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await readBack(file)).toMatchObject({
      updated: before.size,
      added: 0,
      problems: [],
      newBrands: 0,
      newCategories: 0,
    });
    expect(await loadDrafts()).toEqual(before);

    const sheet = readFileSync(file, "utf8");
    const soap = before.get("soap-trio")!;
    const [bar] = soap.variants;
    const prices = `"BTH-001","${bar!.price}","${bar!.beforePrice ?? ""}",`;
    const edited = sheet.replace(`${prices}"${bar!.stock}",`, `"BTH-001","3300","","30",`);
    expect(edited).not.toBe(sheet);
    writeFileSync(file, edited);
    await readBack(file);
    before.set("soap-trio", { ...soap, variants: [{ ...bar!, price: 3300, beforePrice: null, stock: 30 }] });
    expect(await loadDrafts()).toEqual(before);

    // The first file's pieces are those of its export: the correction to 30 stays.
    writeFileSync(file, sheet);
    await readBack(file);
    before.set("soap-trio", { ...soap, variants: [{ ...bar!, stock: 30 }] });
    expect(await loadDrafts()).toEqual(before);
  }, 60_000);

  it("does not overwrite a file unless forced", async () => {
    const file = newFile();
    writeFileSync(file, "old");
    await expect(write(file)).rejects.toThrow("ファイルがすでにあります");
    expect(readFileSync(file, "utf8")).toBe("old");
    await write(file, { isForced: true });
    expect(readFileSync(file, "utf8")).toMatch(/^\uFEFF"商品キー"/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("leaves no file for an unknown shop, and refuses what Shift_JIS has lost", async () => {
    const file = newFile();
    await db.update(products).set({ name: "𠮷野の箸" }).where(eq(products.key, "soap-trio"));
    expect((await write(file, { encoding: "shift_jis" })).replaced).toBeGreaterThan(0);
    const { problems } = await readBack(file);
    expect(problems.map(({ reason }) => reason)).toContainEqual(
      expect.stringContaining("「商品名」に「〓」があります"),
    );
    const other = { path: newFile(), encoding: "utf-8", isForced: false } as const;
    await expect(exportTable(db, { table: "products", channel: "none", file: other })).rejects.toThrow("がありません");
    expect(() => statSync(other.path)).toThrow("ENOENT");
  });

  it("refuses attributes that the shop does not have, and malformed lines", async () => {
    const file = newFile();
    const importBox = async (lines: string) => {
      writeFileSync(file, `"商品キー","商品名","販売価格（税込）","属性"\r\n"box","箱","100","${lines}"\r\n`);
      return (await readBack(file)).problems.map(({ reason }) => reason);
    };
    expect(await importBox("color=gold,navy\nroast=3\nmaterial=2\noccasion")).toEqual([
      "「属性」の「occasion」は、「color=white,navy」「roast=4」の形で入力してください。",
    ]);
    expect(await importBox("color=gold,navy\nroast=3\nmaterial=2")).toEqual(
      ["color=gold", "roast=3", "material=2"].map((value) => `属性「${value}」は、このショップにありません。`),
    );
    expect(await importBox("color=navy , white\nmaterial=wood")).toEqual([]);
    expect((await loadDrafts()).get("box")?.attributes).toEqual({ color: ["navy", "white"], material: ["wood"] });
    expect(await importBox("")).toEqual([]);
    expect((await loadDrafts()).get("box")?.attributes).toEqual({});
  }, 60_000);

  it("sets the roles of pictures by their number, keeps them without the column, and refuses malformed lines", async () => {
    const file = newFile();
    const rolesAfter = async (header: string, cell: string) => {
      writeFileSync(file, `"商品キー","商品名","販売価格（税込）"${header}\r\n"soap-trio","石けん","100"${cell}\r\n`);
      const { problems } = await readBack(file);
      const { images } = (await loadDrafts()).get("soap-trio")!;
      return [problems.map(({ reason }) => reason), images.map(({ role, value }) => (role ? [role, value] : null))];
    };
    const none = (await loadDrafts()).get("soap-trio")!.images.map((): unknown => null);
    const set = none.with(0, ["age", 10]);
    const refused = "「写真の役割」の「一枚目=10」は、「2:age=10」（写真の順番：役割=値）の形で入力してください。";
    expect(await rolesAfter(',"写真の役割"', ',"1:age=10"')).toEqual([[], set]);
    expect(await rolesAfter("", "")).toEqual([[], set]);
    expect(await rolesAfter(',"写真の役割"', ',"一枚目=10"')).toEqual([[refused], set]);
    expect(await rolesAfter(',"写真の役割"', ',""')).toEqual([[], none]);
  }, 60_000);

  it("refuses a delivery method that the shop does not have", async () => {
    const file = newFile();
    const rows = '"商品キー","商品名","販売価格（税込）","配送方法キー"\r\n"x","箸","100","drone"\r\n';
    writeFileSync(file, rows);
    const { problems, added } = await readBack(file);
    expect({ added, reasons: problems.map(({ reason }) => reason) }).toEqual({
      added: 0,
      reasons: ["配送方法キー「drone」は、このショップにありません。"],
    });
  });
});
