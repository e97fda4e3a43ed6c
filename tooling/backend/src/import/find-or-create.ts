import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";
import { brands, categories } from "../db/schema/catalogue.ts";
import type { ImportedProduct } from "./imported-product.ts";
import { keyOf } from "./values.ts";

interface FoundOrCreated {
  key: string;
  isNew: boolean;
}

/** Finds a category of the file in the shop, by number, else by name; creates it if missing. */
export async function findOrCreateCategory(
  tx: Transaction,
  channelId: number,
  { name, number }: ImportedProduct["categories"][number],
): Promise<FoundOrCreated> {
  const ofShop = and(eq(categories.channelId, channelId), eq(categories.kind, "products"));
  const rows = await tx.select({ key: categories.key, name: categories.name }).from(categories).where(ofShop);
  const key = number === null ? keyOf(name, "c") : `c${keyOf(number, "c")}`;
  const found = rows.find((row) => row.key === key) ?? rows.find((row) => row.name === name);
  if (found) return { key: found.key, isNew: false };
  const position = sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM categories WHERE channel_id = ${channelId})`;
  await tx.insert(categories).values({ channelId, key, name, position });
  return { key, isNew: true };
}

/** Finds a brand by name; creates it if missing. */
export async function findOrCreateBrand(tx: Transaction, channelId: number, name: string): Promise<FoundOrCreated> {
  const rows = await tx
    .select({ key: brands.key, name: brands.name })
    .from(brands)
    .where(eq(brands.channelId, channelId));
  const found = rows.find((row) => row.name === name);
  if (found) return { key: found.key, isNew: false };
  const plain = keyOf(name, "b");
  const key = rows.some((row) => row.key === plain) ? `${plain}-${rows.length}` : plain;
  await tx.insert(brands).values({ channelId, key, name });
  return { key, isNew: true };
}
