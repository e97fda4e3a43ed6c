import type { Picture } from "@noren/contract";
import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";
import {
  brands,
  categories,
  productCategories,
  productImages,
  products,
  variants,
  stockMovements,
} from "../db/schema/catalogue.ts";
import { indexGrams, searchText } from "./search.ts";

export interface VariantDraft {
  /** The SKU, unique within the product. */
  code: string;
  optionValues: string[];
  /** Yen with tax. */
  price: number;
  /** Yen with tax before a price cut; more than `price`. */
  beforePrice?: number | null;
  /** Pieces in stock. */
  stock: number;
  /** Index of its picture among the product's. */
  image?: number | null;
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
  /** Maximum letters of an embroidery; omit it for a product without embroidery. */
  embroideryLetters?: number | null;
  /** Sort position; lower comes first. */
  position?: number;
  releasedAt?: Date;
  /** Additional search words, which no page shows. */
  keywords?: string[];
  /** At least one. */
  images: Picture[];
  /** At least one. */
  variants: VariantDraft[];
}

/** The shop's brands and categories by key, with their searchable texts. */
interface Taxonomy {
  brands: ReadonlyMap<string, { id: number; text: string[] }>;
  categories: ReadonlyMap<string, { id: number; text: string[] }>;
}

/**
 * Inserts or updates products with their variants and pictures. Matches products by key and variants by code; adjusts the
 * stock with a movement. Deactivates removed variants instead of deleting them, because carts and orders refer to them.
 *
 * @returns the product ids in the order of the drafts
 * @throws Error naming an unknown brand or category
 */
export async function saveProducts(
  tx: Transaction,
  channelId: number,
  drafts: readonly ProductDraft[],
): Promise<number[]> {
  const taxonomy = await readTaxonomy(tx, channelId);
  const ids: number[] = [];
  for (const draft of drafts) ids.push(await saveProduct(tx, channelId, draft, taxonomy));
  return ids;
}

async function readTaxonomy(tx: Transaction, channelId: number): Promise<Taxonomy> {
  const brandRows = await tx.select().from(brands).where(eq(brands.channelId, channelId));
  const categoryRows = await tx
    .select()
    .from(categories)
    .where(and(eq(categories.channelId, channelId), eq(categories.kind, "products")));
  return {
    brands: new Map(brandRows.map(({ id, key, name, kana }) => [key, { id, text: [name, kana] }])),
    categories: new Map(categoryRows.map(({ id, key, name, kana }) => [key, { id, text: [name, kana] }])),
  };
}

async function saveProduct(
  tx: Transaction,
  channelId: number,
  draft: ProductDraft,
  taxonomy: Taxonomy,
): Promise<number> {
  if (draft.images.length === 0) throw new Error(`Product ${draft.key} has no picture`);
  if (draft.variants.length === 0) throw new Error(`Product ${draft.key} has no variant`);
  const brand = draft.brand ? find(taxonomy.brands, "brand", draft.brand) : null;
  const own = draft.categories.map((key) => find(taxonomy.categories, "category", key));
  const keywords = draft.keywords ?? [];
  const taxonomyTexts = [...(brand?.text ?? []), ...own.flatMap((category) => category.text)];
  const codes = [draft.code, ...draft.variants.map((variant) => variant.code)];
  const text = searchText([draft.name, draft.catchCopy ?? "", ...taxonomyTexts, ...codes, ...keywords]);
  const row = {
    channelId,
    key: draft.key,
    code: draft.code,
    name: draft.name,
    brandId: brand?.id ?? null,
    catchCopy: draft.catchCopy ?? "",
    description: draft.description,
    specs: draft.specs ?? [],
    options: draft.options ?? [],
    taxRate: draft.taxRate,
    isShow: draft.isShow ?? true,
    leadDays: draft.leadDays ?? 1,
    embroideryLetters: draft.embroideryLetters ?? null,
    position: draft.position ?? 0,
    ...(draft.releasedAt && { releasedAt: draft.releasedAt }),
    keywords,
    searchText: text,
    search: indexGrams(text),
  };
  const [saved] = await tx
    .insert(products)
    .values(row)
    .onConflictDoUpdate({ target: [products.channelId, products.key], set: row })
    .returning({ id: products.id });
  if (!saved) throw new Error("The product was not returned");
  await tx.delete(productCategories).where(eq(productCategories.productId, saved.id));
  if (own.length > 0) {
    const rows = own.map(({ id }, position) => ({ productId: saved.id, categoryId: id, position }));
    await tx.insert(productCategories).values(rows).onConflictDoNothing();
  }
  await tx.delete(productImages).where(eq(productImages.productId, saved.id));
  const images = await tx
    .insert(productImages)
    .values(draft.images.map((image, position) => ({ ...image, productId: saved.id, position })))
    .returning({ id: productImages.id });
  await saveVariants(
    tx,
    saved.id,
    draft.variants,
    images.map((image) => image.id),
  );
  return saved.id;
}

async function saveVariants(
  tx: Transaction,
  productId: number,
  drafts: readonly VariantDraft[],
  imageIds: number[],
): Promise<void> {
  const codes = drafts.map((draft) => draft.code);
  await tx
    .update(variants)
    .set({ isActive: false })
    .where(and(eq(variants.productId, productId), notInArray(variants.code, codes)));
  const rows = drafts.map((draft, position) => ({
    productId,
    position,
    code: draft.code,
    optionValues: draft.optionValues,
    price: draft.price,
    beforePrice: draft.beforePrice ?? null,
    imageId: draft.image === undefined || draft.image === null ? null : (imageIds[draft.image] ?? null),
    isActive: true,
  }));
  const given = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(variants)
    .values(rows)
    .onConflictDoUpdate({
      target: [variants.productId, variants.code],
      set: {
        position: given("position"),
        optionValues: given("option_values"),
        price: given("price"),
        beforePrice: given("before_price"),
        imageId: given("image_id"),
        isActive: true,
      },
    });
  const saved = await tx
    .select({ id: variants.id, code: variants.code, stock: variants.stock })
    .from(variants)
    .where(and(eq(variants.productId, productId), inArray(variants.code, codes)))
    .for("update");
  const newStocks = new Map(drafts.map((draft) => [draft.code, draft.stock]));
  const movements = saved
    .map(({ id, code, stock }) => ({
      variantId: id,
      quantity: (newStocks.get(code) ?? 0) - stock,
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
