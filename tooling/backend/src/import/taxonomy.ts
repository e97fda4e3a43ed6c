import { and, eq } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";
import { brands, categories } from "../db/schema/catalogue.ts";
import type { ImportedProduct } from "./imported-product.ts";
import { keyOf } from "./values.ts";

type ImportedCategory = ImportedProduct["categories"][number];

/** The keys of a file's brands and categories in the shop, and the ids of those that were created for it. */
export interface Taxonomy {
  brandKey: (name: string) => string;
  categoryKey: (category: ImportedCategory) => string;
  newCategoryIds: number[];
  newBrandIds: number[];
}

/** Finds the brands and categories of products in the shop; creates the missing ones. */
export async function findOrCreateTaxonomy(
  tx: Transaction,
  channelId: number,
  products: readonly ImportedProduct[],
): Promise<Taxonomy> {
  const fileCategories = await findOrCreateCategories(tx, channelId, products);
  const fileBrands = await findOrCreateBrands(tx, channelId, products);
  return {
    brandKey: (name) => fileBrands.keys.get(name) ?? "",
    categoryKey: (category) => fileCategories.keys.get(identityOf(category)) ?? "",
    newCategoryIds: fileCategories.newIds,
    newBrandIds: fileBrands.newIds,
  };
}

/** A category is found by its key or number, else by its name. */
const identityOf = ({ name, number, key }: ImportedCategory) =>
  key ?? (number === null ? keyOf(name, "c") : `c${keyOf(number, "c")}`);

async function findOrCreateCategories(tx: Transaction, channelId: number, products: readonly ImportedProduct[]) {
  const known = await tx
    .select({ key: categories.key, name: categories.name, position: categories.position })
    .from(categories)
    .where(and(eq(categories.channelId, channelId), eq(categories.kind, "products")));
  const byKey = new Set(known.map((row) => row.key));
  const byName = new Map(known.map((row) => [row.name, row.key]));
  const keys = new Map<string, string>();
  const rows: (typeof categories.$inferInsert)[] = [];
  let position = Math.max(0, ...known.map((row) => row.position));
  for (const category of products.flatMap((product) => product.categories)) {
    const key = identityOf(category);
    if (keys.has(key)) continue;
    const found = byKey.has(key) ? key : byName.get(category.name);
    keys.set(key, found ?? key);
    if (found !== undefined) continue;
    byName.set(category.name, key);
    position += 1;
    rows.push({ channelId, key, name: category.name, position });
  }
  const created = rows.length > 0 ? await tx.insert(categories).values(rows).returning({ id: categories.id }) : [];
  return { keys, newIds: created.map((row) => row.id) };
}

async function findOrCreateBrands(tx: Transaction, channelId: number, products: readonly ImportedProduct[]) {
  const known = await tx
    .select({ key: brands.key, name: brands.name })
    .from(brands)
    .where(eq(brands.channelId, channelId));
  const keys = new Map(known.map((row) => [row.name, row.key]));
  const usedKeys = new Set(known.map((row) => row.key));
  const rows: (typeof brands.$inferInsert)[] = [];
  for (const { brand: name } of products) {
    if (name === null || name === "" || keys.has(name)) continue;
    const baseKey = keyOf(name, "b");
    const key = usedKeys.has(baseKey) ? `${baseKey}-${usedKeys.size}` : baseKey;
    keys.set(name, key);
    usedKeys.add(key);
    rows.push({ channelId, key, name });
  }
  const created = rows.length > 0 ? await tx.insert(brands).values(rows).returning({ id: brands.id }) : [];
  return { keys, newIds: created.map((row) => row.id) };
}
