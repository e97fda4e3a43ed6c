import type { Picture } from "@noren/contract";
import type { ProductDraft } from "../catalogue/save-products.ts";
import { saveProducts } from "../catalogue/save-products.ts";
import type { Db } from "../db/pool.ts";
import { brands, categories } from "../db/schema/catalogue.ts";

export const testPicture = (name: string): Picture => ({
  path: `studio/${name}`,
  width: 1200,
  height: 1200,
  color: "#d7dbd3",
  alt: `${name}の写真`,
});

/** Builds a product with one variant; codes and name derive from the key, with `more` on top. */
export function productDraft(
  key: string,
  more: Partial<ProductDraft> & { price?: number; stock?: number } = {},
): ProductDraft {
  const { price = 1100, stock = 10, ...rest } = more;
  return {
    key,
    code: key.toUpperCase(),
    name: key,
    categories: [],
    description: "説明です。",
    taxRate: 10,
    releasedAt: new Date("2026-01-01T00:00:00Z"),
    images: [testPicture(key)],
    variants: [{ code: `${key.toUpperCase()}-1`, optionValues: [], price, stock }],
    ...rest,
  };
}

/** Inserts categories (name by path `parent/child`) and brands (by key). */
export async function insertCategoriesAndBrands(
  db: Db,
  channelId: number,
  rows: { categories?: Record<string, string>; brands?: Record<string, { name: string; kana: string }> },
): Promise<void> {
  const ids = new Map<string, number>();
  for (const [position, [path, name]] of Object.entries(rows.categories ?? {}).entries()) {
    const [key = "", parent] = path.split("/").toReversed();
    const parentId = parent === undefined ? null : (ids.get(parent) ?? null);
    const [row] = await db.insert(categories).values({ channelId, key, name, parentId, position }).returning();
    if (row) ids.set(key, row.id);
  }
  for (const [key, { name, kana }] of Object.entries(rows.brands ?? {})) {
    await db.insert(brands).values({ channelId, key, name, kana });
  }
}

/** Saves products in one transaction and returns their ids. */
export const insertProducts = (db: Db, channelId: number, drafts: readonly ProductDraft[]): Promise<number[]> =>
  db.transaction((tx) => saveProducts(tx, channelId, drafts));
