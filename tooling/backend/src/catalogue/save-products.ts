import type { OrderSheet, ProductPicture, ProductVideo, ShelfLife, SizeTable } from "@noren/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import { excludedColumns } from "../db/excluded-columns.ts";
import type { Transaction } from "../db/pool.ts";
import {
  type AttributeValues,
  brands,
  categories,
  productCategories,
  productImages,
  products,
  variants,
  stockMovements,
} from "../db/schema/catalogue.ts";
import { indexProducts } from "../search/index-products.ts";

export interface VariantDraft {
  /** The SKU, unique within the product. */
  code: string;
  optionValues: string[];
  /** Yen with tax. */
  price: number;
  /** Yen with tax before a price cut; more than `price`. */
  beforePrice?: number | null;
  /** Pieces in stock; null keeps the stock. */
  stock: number | null;
  /** Index of its picture among the product's. */
  image?: number | null;
  /** What distinguishes it from the other variants. */
  specs?: { name: string; value: string }[];
}

export interface ProductDraft {
  key: string;
  code: string;
  name: string;
  /** Key of a brand of the shop. */
  brand?: string | null;
  /** Keys of categories of the shop; the first is the product's own. */
  categories: string[];
  catchCopy?: string;
  /** Plain text; blank lines separate paragraphs. */
  description: string;
  specs?: { name: string; value: string }[];
  options?: { name: string; values: string[] }[];
  taxRate: 8 | 10;
  isShow?: boolean;
  leadDays?: number;
  /** Key of a delivery method of the shop; by default its first one. */
  deliveryMethod?: string | null;
  shelfLife?: ShelfLife | null;
  /** Maximum letters of an embroidery; omit it for a product without embroidery. */
  embroideryLetters?: number | null;
  /** Omit it for a product without an order sheet. */
  orderSheet?: OrderSheet | null;
  /** Omit it for a product without a size table. */
  sizeTable?: SizeTable | null;
  attributes?: AttributeValues;
  /** Omit it for a product without a video. */
  video?: ProductVideo | null;
  /** Sort position; lower comes first. */
  position?: number;
  releasedAt?: Date;
  /** Additional search words, which no page shows. */
  keywords?: string[];
  /** Views draw a placeholder for a product without any. */
  images: ProductPicture[];
  /** At least one. */
  variants: VariantDraft[];
}

/** Ids of the shop's brands and categories by key. */
interface Taxonomy {
  brands: ReadonlyMap<string, number>;
  categories: ReadonlyMap<string, number>;
}

/** Bounds of a batch, for the parameters of a statement and the duration of its locks. */
const MAX_PRODUCTS = 500;
const MAX_VARIANTS = 4000;

/**
 * Inserts or updates products with their variants and pictures. Matches products by key and variants by code; adjusts the
 * stock with a movement. Deactivates removed variants instead of deleting them, because carts and orders refer to them.
 *
 * @param drafts with different keys
 * @returns the product ids in the order of the drafts
 * @throws Error naming an unknown brand or category
 */
export async function saveProducts(
  tx: Transaction,
  channelId: number,
  drafts: readonly ProductDraft[],
): Promise<number[]> {
  const taxonomy = await loadTaxonomy(tx, channelId);
  const ids: number[] = [];
  for (const batch of batchesOf(drafts)) ids.push(...(await saveBatch(tx, channelId, batch, taxonomy)));
  return ids;
}

function batchesOf(drafts: readonly ProductDraft[]): ProductDraft[][] {
  const batches: ProductDraft[][] = [];
  let variantCount = 0;
  for (const draft of drafts) {
    const last = batches.at(-1);
    variantCount += draft.variants.length;
    if (last && last.length < MAX_PRODUCTS && variantCount <= MAX_VARIANTS) last.push(draft);
    else {
      batches.push([draft]);
      variantCount = draft.variants.length;
    }
  }
  return batches;
}

async function loadTaxonomy(tx: Transaction, channelId: number): Promise<Taxonomy> {
  const brandRows = await tx.select().from(brands).where(eq(brands.channelId, channelId));
  const categoryRows = await tx
    .select()
    .from(categories)
    .where(and(eq(categories.channelId, channelId), eq(categories.kind, "products")));
  return {
    brands: new Map(brandRows.map(({ id, key }) => [key, id])),
    categories: new Map(categoryRows.map(({ id, key }) => [key, id])),
  };
}

async function saveBatch(
  tx: Transaction,
  channelId: number,
  drafts: readonly ProductDraft[],
  taxonomy: Taxonomy,
): Promise<number[]> {
  const releaseDates = await lockProducts(tx, channelId, drafts);
  const rows = drafts.map((draft) => ({
    ...productRow(channelId, draft, taxonomy),
    releasedAt: draft.releasedAt ?? releaseDates.get(draft.key) ?? sql`date_trunc('milliseconds', now())`,
  }));
  const saved = await tx
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({ target: [products.channelId, products.key], set: excludedColumns(products, rows[0] ?? {}) })
    .returning({ id: products.id, key: products.key });
  const idByKey = new Map(saved.map(({ id, key }) => [key, id]));
  const entries = drafts.map((draft) => ({ draft, id: find(idByKey, "product", draft.key) }));
  const ids = entries.map(({ id }) => id);

  await tx.delete(productCategories).where(inArray(productCategories.productId, ids));
  const categoryRows = entries.flatMap(({ draft, id }) =>
    [...new Set(draft.categories)].map((key, position) => ({
      productId: id,
      categoryId: find(taxonomy.categories, "category", key),
      position,
    })),
  );
  if (categoryRows.length > 0) await tx.insert(productCategories).values(categoryRows);

  await tx.delete(productImages).where(inArray(productImages.productId, ids));
  const imageRows = entries.flatMap(({ draft, id }) =>
    draft.images.map(({ is_stand_in: isStandIn, ...image }, position) => ({
      ...image,
      isStandIn,
      productId: id,
      position,
    })),
  );
  const images = imageRows.length > 0 ? await tx.insert(productImages).values(imageRows).returning() : [];
  const imageIds = new Map(images.map(({ id, productId, position }) => [`${productId} ${position}`, id]));
  await saveVariants(tx, entries, imageIds);
  await indexProducts(tx, ids);
  return ids;
}

/**
 * Locks the known products' variants in ascending order, before their products, as orders do.
 *
 * @returns the known products' release dates by key
 */
async function lockProducts(
  tx: Transaction,
  channelId: number,
  drafts: readonly ProductDraft[],
): Promise<Map<string, Date>> {
  const keys = drafts.map(({ key }) => key);
  const known = await tx
    .select({ id: products.id, key: products.key, releasedAt: products.releasedAt })
    .from(products)
    .where(and(eq(products.channelId, channelId), inArray(products.key, keys)));
  const ids = known.map(({ id }) => id);
  if (ids.length > 0) {
    const ofProducts = inArray(variants.productId, ids);
    await tx.select({ id: variants.id }).from(variants).where(ofProducts).orderBy(variants.id).for("no key update");
  }
  return new Map(known.map(({ key, releasedAt }) => [key, releasedAt]));
}

function productRow(channelId: number, draft: ProductDraft, taxonomy: Taxonomy) {
  if (draft.variants.length === 0) throw new Error(`Product ${draft.key} has no variant`);
  return {
    channelId,
    key: draft.key,
    code: draft.code,
    name: draft.name,
    brandId: draft.brand ? find(taxonomy.brands, "brand", draft.brand) : null,
    catchCopy: draft.catchCopy ?? "",
    description: draft.description,
    specs: draft.specs ?? [],
    options: draft.options ?? [],
    taxRate: draft.taxRate,
    isShow: draft.isShow ?? true,
    leadDays: draft.leadDays ?? 1,
    deliveryMethod: draft.deliveryMethod ?? null,
    shelfLifeKind: draft.shelfLife?.kind ?? null,
    shelfLifeDays: draft.shelfLife?.days ?? null,
    embroideryLetters: draft.embroideryLetters ?? null,
    orderSheet: draft.orderSheet ?? null,
    sizeTable: draft.sizeTable ?? null,
    attributes: draft.attributes ?? {},
    video: draft.video ?? null,
    position: draft.position ?? 0,
    keywords: draft.keywords ?? [],
  };
}

async function saveVariants(
  tx: Transaction,
  entries: readonly { draft: ProductDraft; id: number }[],
  imageIds: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = entries.flatMap(({ draft, id: productId }) =>
    draft.variants.map((variant, position) => ({
      productId,
      position,
      code: variant.code,
      optionValues: variant.optionValues,
      price: variant.price,
      beforePrice: variant.beforePrice ?? null,
      imageId: imageIds.get(`${productId} ${variant.image}`) ?? null,
      specs: variant.specs ?? [],
      isActive: true,
    })),
  );
  const kept = sql`(${variants.productId}, ${variants.code}) IN (SELECT * FROM unnest(
    ${sql.param(rows.map((row) => row.productId))}::int[], ${sql.param(rows.map((row) => row.code))}::text[]))`;
  const ids = entries.map(({ id }) => id);
  await tx
    .update(variants)
    .set({ isActive: false })
    .where(and(inArray(variants.productId, ids), eq(variants.isActive, true), sql`NOT ${kept}`));
  const saved = await tx
    .insert(variants)
    .values(rows)
    .onConflictDoUpdate({
      target: [variants.productId, variants.code],
      set: excludedColumns(variants, rows[0] ?? {}),
    })
    .returning({ id: variants.id, productId: variants.productId, code: variants.code, stock: variants.stock });
  const newStocks = new Map(
    entries.flatMap(({ draft, id }) => draft.variants.map(({ code, stock }) => [`${id} ${code}`, stock] as const)),
  );
  const movements = saved
    .map(({ id, productId, code, stock }) => ({
      variantId: id,
      quantity: (newStocks.get(`${productId} ${code}`) ?? stock) - stock,
      reason: "counted" as const,
    }))
    .filter((movement) => movement.quantity !== 0);
  if (movements.length > 0) await tx.insert(stockMovements).values(movements);
}

function find<T>(map: ReadonlyMap<string, T>, what: string, key: string): T {
  const found = map.get(key);
  if (!found) throw new Error(`There is no ${what} ${key}`);
  return found;
}
