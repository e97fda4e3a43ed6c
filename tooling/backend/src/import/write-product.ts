import type { Picture } from "@noren/contract";
import type { ProductDraft } from "../catalogue/save-products.ts";
import { saveProducts } from "../catalogue/save-products.ts";
import type { Db } from "../db/pool.ts";
import { fitPicture } from "../seed/fit-picture.ts";
import { wantedBy } from "../seed/picture-words.ts";
import type { Studio } from "../seed/studio.ts";
import type { Gathered } from "./gather-pictures.ts";
import type { ImportedProduct } from "./imported-product.ts";
import { findBrand, findCategory } from "./shelves.ts";

export interface Written {
  newCategories: number;
  newBrands: number;
  /** Whether none of its own pictures could be had. */
  isSubstituted: boolean;
}

/** Writes a product with its shelves and variants, in one transaction. */
export async function writeProduct(
  db: Db,
  channelId: number,
  product: ImportedProduct,
  { gathered, studio, position }: { gathered: Gathered; studio: Studio; position: number },
): Promise<Written> {
  const { addresses, images, isSubstituted } = imagesOf(product, gathered, studio);
  return db.transaction(async (tx) => {
    const shelves = [];
    for (const category of product.categories) shelves.push(await findCategory(tx, channelId, category));
    const brand = product.brand === null ? null : await findBrand(tx, channelId, product.brand);
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
      categories: shelves.map((shelf) => shelf.key),
      variants: product.variants.map((variant) => ({
        code: variant.code,
        optionValues: variant.optionValues,
        price: variant.price,
        beforePrice: variant.beforePrice,
        stock: variant.stock,
        image: addresses.includes(variant.image) ? addresses.indexOf(variant.image) : null,
      })),
    };
    await saveProducts(tx, channelId, [draft]);
    return {
      newCategories: shelves.filter((shelf) => shelf.isNew).length,
      newBrands: brand?.isNew ? 1 : 0,
      isSubstituted,
    };
  });
}

/** The product's own pictures as far as they could be had, else the studio's that fits its words best. */
function imagesOf(
  product: ImportedProduct,
  { pictures }: Gathered,
  studio: Studio,
): { addresses: string[]; images: Picture[]; isSubstituted: boolean } {
  const named = [...product.images.map((image) => image.address), ...product.variants.map((variant) => variant.image)];
  const own = new Map(
    named.flatMap((address) => {
      const picture = pictures.get(address);
      return picture ? [[address, picture] as const] : [];
    }),
  );
  if (own.size > 0) return { addresses: [...own.keys()], images: [...own.values()], isSubstituted: false };
  const images = [fitPicture(studio, wantedBy(product.key, product.telling, studio))];
  return { addresses: [], images, isSubstituted: true };
}
