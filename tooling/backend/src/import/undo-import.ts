import { and, asc, desc, eq, gte, inArray, isNull, notExists, sql } from "drizzle-orm";
import { type ProductDraft, saveProducts } from "../catalogue/save-products.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { brands, categories, productCategories, products, variants } from "../db/schema/catalogue.ts";
import { importProducts, imports } from "../db/schema/import.ts";
import { orderLines, orders, orderShippings } from "../db/schema/order.ts";
import { channels } from "../db/schema/shop.ts";
import { loadFingerprints } from "./fingerprint.ts";
import { importCopy } from "./import.copy.ts";
import { ImportError } from "./import-error.ts";

/** Products per transaction, as in an import. */
const BATCH = 200;

export interface UndoOptions {
  channel: string;
  /** The import; the shop's last one by default. */
  id?: number | undefined;
}

export interface UndoSummary {
  id: number;
  fileName: string;
  /** The import was interrupted. */
  isUnfinished: boolean;
  /** Everything had been taken back before. */
  isAlreadyUndone: boolean;
  deleted: number;
  restored: number;
  categories: number;
  brands: number;
  kept: { name: string; reason: string }[];
}

type Import = typeof imports.$inferSelect;
type Entry = typeof importProducts.$inferSelect & { name: string };

/**
 * Takes an import back: deletes the products that it added, and restores those that it updated. Keeps products that were
 * ordered or changed since. Idempotent; a repetition tries the kept products again.
 *
 * @throws ImportError when there is no such import
 */
export async function undoImport(db: Db, options: UndoOptions, now: Date): Promise<UndoSummary> {
  const found = await findImport(db, options);
  const summary: UndoSummary = {
    id: found.id,
    fileName: found.fileName,
    isUnfinished: found.finishedAt === null,
    isAlreadyUndone: false,
    deleted: 0,
    restored: 0,
    categories: 0,
    brands: 0,
    kept: [],
  };
  const ids = await listProductIds(db, found.id);
  summary.isAlreadyUndone = found.undoneAt !== null && ids.length === 0;
  if (summary.isAlreadyUndone) return summary;
  for (let start = 0; start < ids.length; start += BATCH) {
    await undoBatch(db, found, ids.slice(start, start + BATCH), summary);
  }
  await db.transaction(async (tx) => {
    summary.categories = await deleteEmptyCategories(tx, found);
    summary.brands = await deleteUnusedBrands(tx, found);
    await tx.update(imports).set({ undoneAt: now }).where(eq(imports.id, found.id));
  });
  return summary;
}

async function findImport(db: Db, { channel, id }: UndoOptions): Promise<Import> {
  const [shop] = await db.select({ id: channels.id }).from(channels).where(eq(channels.key, channel));
  if (!shop) throw new ImportError(importCopy.file.unknownChannel(channel));
  const wanted = and(eq(imports.channelId, shop.id), id === undefined ? undefined : eq(imports.id, id));
  const [found] = await db.select().from(imports).where(wanted).orderBy(desc(imports.id)).limit(1);
  if (!found) throw new ImportError(id === undefined ? importCopy.undo.none : importCopy.undo.unknown(id));
  return found;
}

async function listProductIds(db: Db, importId: number): Promise<number[]> {
  const rows = await db
    .select({ id: importProducts.productId })
    .from(importProducts)
    .where(eq(importProducts.importId, importId))
    .orderBy(asc(importProducts.productId));
  return rows.map((row) => row.id);
}

async function undoBatch(db: Db, found: Import, ids: number[], summary: UndoSummary): Promise<void> {
  await db.transaction(async (tx) => {
    // An order that waits for these locks finds the products as they are afterwards.
    const ofBatch = inArray(variants.productId, ids);
    await tx.select({ id: variants.id }).from(variants).where(ofBatch).orderBy(variants.id).for("update");
    const entries: Entry[] = await tx
      .select({
        importId: importProducts.importId,
        productId: importProducts.productId,
        before: importProducts.before,
        fingerprint: importProducts.fingerprint,
        name: products.name,
      })
      .from(importProducts)
      .innerJoin(products, eq(products.id, importProducts.productId))
      .where(and(eq(importProducts.importId, found.id), inArray(importProducts.productId, ids)));
    const ordered = await readOrderedIds(tx, ids, found.startedAt);
    const fingerprints = await loadFingerprints(tx, ids);
    const undone: Entry[] = [];
    for (const entry of entries) {
      const { ordered: orderedReason, changed } = importCopy.undo;
      const isChanged = fingerprints.get(entry.productId) !== entry.fingerprint;
      const reason = ordered.has(entry.productId) ? orderedReason : isChanged ? changed : undefined;
      if (reason === undefined) undone.push(entry);
      else summary.kept.push({ name: entry.name, reason });
    }
    const added = undone.filter(({ before }) => before === null).map(({ productId }) => productId);
    const known = await readTaxonomyKeys(tx, found.channelId);
    const drafts = undone.flatMap(({ before }) => (before === null ? [] : toDraft(before as ProductDraft, known)));
    if (added.length > 0) await tx.delete(products).where(inArray(products.id, added));
    await saveProducts(tx, found.channelId, drafts);
    const undoneIds = undone.map(({ productId }) => productId);
    if (undoneIds.length > 0) {
      const ofUndone = inArray(importProducts.productId, undoneIds);
      await tx.delete(importProducts).where(and(eq(importProducts.importId, found.id), ofUndone));
    }
    summary.deleted += added.length;
    summary.restored += drafts.length;
  });
}

interface TaxonomyKeys {
  brands: ReadonlySet<string>;
  categories: ReadonlySet<string>;
}

/** The draft of a stored one, whose date is text, without a brand and categories that the shop has deleted since. */
function toDraft(stored: ProductDraft, known: TaxonomyKeys): ProductDraft {
  return {
    ...stored,
    ...(stored.releasedAt && { releasedAt: new Date(stored.releasedAt) }),
    brand: stored.brand && known.brands.has(stored.brand) ? stored.brand : null,
    categories: stored.categories.filter((key) => known.categories.has(key)),
  };
}

async function readTaxonomyKeys(tx: Transaction, channelId: number): Promise<TaxonomyKeys> {
  const brandRows = await tx.select({ key: brands.key }).from(brands).where(eq(brands.channelId, channelId));
  const categoryRows = await tx
    .select({ key: categories.key })
    .from(categories)
    .where(and(eq(categories.channelId, channelId), eq(categories.kind, "products")));
  return {
    brands: new Set(brandRows.map((row) => row.key)),
    categories: new Set(categoryRows.map((row) => row.key)),
  };
}

async function readOrderedIds(tx: Transaction, ids: readonly number[], since: Date): Promise<Set<number | null>> {
  const rows = await tx
    .selectDistinct({ id: orderLines.productId })
    .from(orderLines)
    .innerJoin(orderShippings, eq(orderShippings.id, orderLines.orderShippingId))
    .innerJoin(orders, eq(orders.id, orderShippings.orderId))
    .where(and(inArray(orderLines.productId, [...ids]), gte(orders.orderedAt, since)));
  return new Set(rows.map((row) => row.id));
}

/** Deletes the import's categories without products and subcategories. */
async function deleteEmptyCategories(tx: Transaction, { categoryIds }: Import): Promise<number> {
  if (categoryIds.length === 0) return 0;
  const ofCategory = tx.select().from(productCategories).where(eq(productCategories.categoryId, categories.id));
  const hasChild = sql`EXISTS (SELECT FROM categories child WHERE child.parent_id = ${categories.id})`;
  const deleted = await tx
    .delete(categories)
    .where(and(inArray(categories.id, categoryIds), notExists(ofCategory), sql`NOT ${hasChild}`))
    .returning({ id: categories.id });
  return deleted.length;
}

async function deleteUnusedBrands(tx: Transaction, { brandIds }: Import): Promise<number> {
  if (brandIds.length === 0) return 0;
  const ofBrand = tx.select().from(products).where(eq(products.brandId, brands.id));
  const deleted = await tx
    .delete(brands)
    .where(and(inArray(brands.id, brandIds), isNull(brands.makerId), notExists(ofBrand)))
    .returning({ id: brands.id });
  return deleted.length;
}
