import type { Picture } from "@noren/contract";
import { and, asc, eq, like } from "drizzle-orm";
import { type ProductDraft, saveProducts } from "../catalogue/save-products.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { productImages, products } from "../db/schema/catalogue.ts";
import { fitPicture } from "../seed/fit-picture.ts";
import { describePicture } from "../seed/picture-words.ts";
import type { Studio } from "../seed/studio.ts";
import type { FetchedPictures } from "./fetch-pictures.ts";
import type { ImportedProduct } from "./imported-product.ts";
import { findOrCreateBrand, findOrCreateCategory } from "./find-or-create.ts";

export interface WriteResult {
  newCategories: number;
  newBrands: number;
  /** Whether none of its own pictures could be fetched. */
  isSubstituted: boolean;
}

/** Writes a product with its new categories, its brand and its variants, in one transaction. */
export async function writeProduct(
  db: Db,
  channelId: number,
  product: ImportedProduct,
  { fetched, studio, position }: { fetched: FetchedPictures; studio: Studio; position: number },
): Promise<WriteResult> {
  return db.transaction(async (tx) => {
    const { urls, images, isSubstituted } =
      ownImages(product, fetched) ??
      (await findExistingImages(tx, channelId, product.key)) ??
      studioImage(product, studio);
    const categories = [];
    for (const category of product.categories) categories.push(await findOrCreateCategory(tx, channelId, category));
    const brand = product.brand === null ? null : await findOrCreateBrand(tx, channelId, product.brand);
    const draft: ProductDraft = {
      key: product.key,
      code: product.code,
      name: product.name,
      catchCopy: product.catchCopy,
      description: product.description,
      options: product.options,
      taxRate: product.taxRate,
      isShow: product.isShow,
      keywords: product.keywords,
      position,
      images,
      brand: brand?.key ?? null,
      categories: categories.map((category) => category.key),
      variants: product.variants.map((variant) => ({
        code: variant.code,
        optionValues: variant.optionValues,
        price: variant.price,
        beforePrice: variant.beforePrice,
        stock: variant.stock,
        image: urls.includes(variant.image) ? urls.indexOf(variant.image) : null,
      })),
    };
    await saveProducts(tx, channelId, [draft]);
    return {
      newCategories: categories.filter((category) => category.isNew).length,
      newBrands: brand?.isNew ? 1 : 0,
      isSubstituted,
    };
  });
}

interface Images {
  /** The source URLs of the images, in order; empty when unknown. */
  urls: string[];
  images: Picture[];
  isSubstituted: boolean;
}

/** The product's own pictures that could be fetched now. */
function ownImages(product: ImportedProduct, { pictures }: FetchedPictures): Images | undefined {
  const urls = [...product.images.map((image) => image.url), ...product.variants.map((variant) => variant.image)];
  const own = new Map(
    urls.flatMap((url) => {
      const picture = pictures.get(url);
      return picture ? [[url, picture] as const] : [];
    }),
  );
  return own.size > 0 ? { urls: [...own.keys()], images: [...own.values()], isSubstituted: false } : undefined;
}

/** Keeps pictures of an earlier import when a fetch fails today. */
async function findExistingImages(tx: Transaction, channelId: number, key: string): Promise<Images | undefined> {
  const existing = await tx
    .select({
      path: productImages.path,
      width: productImages.width,
      height: productImages.height,
      color: productImages.color,
      alt: productImages.alt,
    })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    .where(and(eq(products.channelId, channelId), eq(products.key, key), like(productImages.path, "imported/%")))
    .orderBy(asc(productImages.position));
  return existing.length > 0 ? { urls: [], images: existing, isSubstituted: false } : undefined;
}

/** The studio's picture that best matches the product's texts. */
function studioImage(product: ImportedProduct, studio: Studio): Images {
  const picture = fitPicture(studio, describePicture(product.key, product.texts, studio));
  return { urls: [], images: [picture], isSubstituted: true };
}
