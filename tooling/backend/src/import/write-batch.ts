import { eq, sql } from "drizzle-orm";
import { loadProductDrafts } from "../catalogue/load-drafts.ts";
import { type ProductDraft, saveProducts } from "../catalogue/save-products.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { importProducts, imports } from "../db/schema/import.ts";
import { findDatabaseError } from "../http/failure.ts";
import type { Studio } from "../seed/studio.ts";
import { chooseImages } from "./choose-images.ts";
import { chooseVideo } from "./choose-video.ts";
import type { FetchedFiles } from "./fetch-files.ts";
import { loadFingerprints } from "./fingerprint.ts";
import { importCopy } from "./import.copy.ts";
import type { ImportedProduct } from "./imported-product.ts";
import { findOrCreateTaxonomy, type Taxonomy } from "./taxonomy.ts";

export interface BatchContext {
  channelId: number;
  importId: number;
  fetched: FetchedFiles;
  /** The pictures for stand-ins; undefined without them. */
  standIns: Studio | undefined;
  /** The sort position of a new product. */
  positionOf: (product: ImportedProduct) => number;
}

export interface BatchResult {
  added: ImportedProduct[];
  updated: ImportedProduct[];
  /** Products that the database rejected. */
  refused: { product: ImportedProduct; reason: string }[];
  newCategories: number;
  newBrands: number;
  /** Products that show the placeholder. */
  withoutPicture: number;
  standIns: number;
}

/** Writes products with their categories, brands and variants in one transaction, and records what they were before. */
export async function writeBatch(
  db: Db,
  context: BatchContext,
  products: readonly ImportedProduct[],
): Promise<BatchResult> {
  return db.transaction(async (tx) => {
    const taxonomy = await findOrCreateTaxonomy(tx, context.channelId, products);
    const keys = products.map((product) => product.key);
    const before = await loadProductDrafts(tx, context.channelId, keys);
    const drafts = new Map(
      products.map((product) => [product, toDraft(product, before.get(product.key)?.draft, context, taxonomy)]),
    );
    const { ids, refused } = await saveAll(tx, context.channelId, drafts);
    await recordImport(tx, context.importId, taxonomy, ids, before);
    const written = [...ids.keys()];
    const images = written.map((product) => drafts.get(product)?.images ?? []);
    return {
      added: written.filter((product) => !before.has(product.key)),
      updated: written.filter((product) => before.has(product.key)),
      refused,
      newCategories: taxonomy.newCategoryIds.length,
      newBrands: taxonomy.newBrandIds.length,
      withoutPicture: images.filter((each) => each.length === 0).length,
      standIns: images.filter((each) => each.some((image) => image.is_stand_in)).length,
    };
  });
}

function toDraft(
  product: ImportedProduct,
  before: ProductDraft | undefined,
  { fetched, standIns, positionOf }: BatchContext,
  taxonomy: Taxonomy,
): ProductDraft {
  const { key, code, name, description, options, taxRate, isShow, keywords } = product;
  const { images, indexOf } = chooseImages(product, before, fetched, standIns);
  const specsByCode = new Map(before?.variants.map((variant) => [variant.code, variant.specs]));
  return {
    // What the file does not contain stays as the shop has set it.
    ...before,
    ...product.settings,
    catchCopy: product.catchCopy ?? before?.catchCopy ?? "",
    brand: product.brand === null ? (before?.brand ?? null) : taxonomy.brandKey(product.brand) || null,
    key,
    code,
    name,
    description,
    options,
    taxRate,
    isShow,
    keywords,
    position: before?.position ?? positionOf(product),
    images,
    video: chooseVideo(product, before, fetched),
    categories: product.categories.map(taxonomy.categoryKey),
    variants: product.variants.map((variant) => ({
      code: variant.code,
      optionValues: variant.optionValues,
      price: variant.price,
      beforePrice: variant.beforePrice,
      stock: variant.stock,
      image: indexOf(variant),
      specs: specsByCode.get(variant.code) ?? [],
    })),
  };
}

/** Saves all drafts at once; one by one when the database rejects some of them. */
async function saveAll(
  tx: Transaction,
  channelId: number,
  drafts: ReadonlyMap<ImportedProduct, ProductDraft>,
): Promise<{ ids: Map<ImportedProduct, number>; refused: BatchResult["refused"] }> {
  const ids = new Map<ImportedProduct, number>();
  const refused: BatchResult["refused"] = [];
  const save = async (products: readonly ImportedProduct[]) => {
    const own = products.flatMap((product) => drafts.get(product) ?? []);
    const saved = await tx.transaction((inner) => saveProducts(inner, channelId, own));
    for (const [index, product] of products.entries()) ids.set(product, saved[index] ?? 0);
  };
  const products = [...drafts.keys()];
  try {
    await save(products);
  } catch (error) {
    rejectionOf(error);
    for (const product of products) {
      await save([product]).catch((cause: unknown) => refused.push({ product, reason: rejectionOf(cause) }));
    }
  }
  return { ids, refused };
}

/** Returns why the database rejected data; rethrows other errors, e.g. a lost connection, which end the import. */
function rejectionOf(error: unknown): string {
  const rejected = findDatabaseError(error);
  if (!rejected || !/^2[23]/.test(rejected.code)) throw error;
  return importCopy.row.rejected(rejected.constraint ?? rejected.code);
}

/** Records the written products. When an interrupted import continues, its first record of a product stays. */
async function recordImport(
  tx: Transaction,
  importId: number,
  taxonomy: Taxonomy,
  written: ReadonlyMap<ImportedProduct, number>,
  before: Awaited<ReturnType<typeof loadProductDrafts>>,
): Promise<void> {
  if (taxonomy.newCategoryIds.length + taxonomy.newBrandIds.length > 0) {
    await tx
      .update(imports)
      .set({
        categoryIds: sql`${imports.categoryIds} || ${sql.param(taxonomy.newCategoryIds)}::int[]`,
        brandIds: sql`${imports.brandIds} || ${sql.param(taxonomy.newBrandIds)}::int[]`,
      })
      .where(eq(imports.id, importId));
  }
  if (written.size === 0) return;
  const fingerprints = await loadFingerprints(tx, [...written.values()]);
  const rows = [...written].map(([{ key }, productId]) => ({
    importId,
    productId,
    before: before.get(key)?.draft ?? null,
    fingerprint: fingerprints.get(productId) ?? "",
  }));
  await tx
    .insert(importProducts)
    .values(rows)
    .onConflictDoUpdate({
      target: [importProducts.importId, importProducts.productId],
      set: { fingerprint: sql`excluded.fingerprint` },
    });
}
