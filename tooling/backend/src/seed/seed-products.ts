import type { ProductVideo } from "@noren/contract";
import type { ProductDraft, VariantDraft } from "../catalogue/save-products.ts";
import { listOtherAngles } from "./fit-picture.ts";
import type { ShopSeed } from "./shop-seed.ts";
import type { SeedProduct } from "./shapes.ts";
import type { FilmingStudio, Shot, Studio } from "./studio.ts";
import { addDaysInJapan } from "../time/japan-time.ts";

/** Converts the products for `saveProducts`. `today` is the day from which `added_days_ago` counts. */
export function buildProductDrafts(seed: ShopSeed, studio: FilmingStudio, today: Date): ProductDraft[] {
  const positions = recommendedOrder(seed);
  return seed.products.map((product) => {
    const { pictures, images } = imagesOf(product, studio);
    return {
      key: product.key,
      code: product.code,
      name: product.name,
      brand: product.brand,
      categories: product.categories,
      catchCopy: product.catch_copy,
      description: product.description.join("\n\n"),
      specs: product.specs,
      options: optionsOf(product),
      taxRate: product.tax_rate,
      leadDays: product.lead_days,
      deliveryMethod: product.delivery ?? null,
      shelfLife: product.shelf_life ?? null,
      embroideryLetters: product.embroidery_letters ?? null,
      orderSheet: product.order_sheet ?? null,
      sizeTable: product.size_table ?? null,
      attributes: product.attributes,
      video: product.video === undefined ? null : getVideo(studio, product.video),
      position: positions.get(product.key) ?? 0,
      releasedAt: addDaysInJapan(today, -product.added_days_ago),
      keywords: product.search_words,
      images,
      variants: variantsOf(product, pictures),
    };
  });
}

/** The studio's shot of a name, which the seed's validation has checked. */
export function getShot(studio: Studio, name: string): Shot {
  const shot = studio.shots.get(name);
  if (!shot) throw new Error(`The studio has no shot "${name}"`);
  return shot;
}

function getVideo(studio: FilmingStudio, name: string): ProductVideo {
  const video = studio.videos.get(name);
  if (!video) throw new Error(`The studio has no video "${name}"`);
  return video;
}

/** The finished pictures: a product without any shows a placeholder, never another product. */
function imagesOf(product: SeedProduct, studio: Studio): { pictures: string[]; images: ProductDraft["images"] } {
  const [first = "", ...rest] = product.pictures;
  const pictures = [...new Set([first, ...listOtherAngles(studio, first), ...rest])].filter((name) =>
    studio.pictures.has(name),
  );
  const images = pictures.flatMap((name) => {
    const picture = studio.pictures.get(name);
    return picture ? [{ ...picture, ...product.picture_roles[name] }] : [];
  });
  return { pictures, images };
}

function optionsOf({ options = [], variants = [] }: SeedProduct): ProductDraft["options"] {
  return options.map((name, index) => ({
    name,
    values: [...new Set(variants.map((variant) => variant.values[index] ?? ""))],
  }));
}

function variantsOf(product: SeedProduct, pictures: readonly string[]): VariantDraft[] {
  const { code, price, variants = [{ values: [], stock: product.stock ?? 0, specs: [] }] } = product;
  // Colours without their own picture show the product's first one.
  const hasPictures = variants.some((variant) => variant.picture !== undefined);
  return variants.map((variant, index) => {
    const own = variant.price ?? price;
    const before = product.before_price;
    return {
      code: variants.length === 1 ? code : `${code}-${String(index + 1).padStart(2, "0")}`,
      optionValues: variant.values,
      price: own,
      beforePrice: before !== undefined && before > own ? before : null,
      stock: variant.stock,
      image: hasPictures ? pictures.indexOf(variant.picture ?? pictures[0] ?? "") : null,
      specs: variant.specs,
    };
  });
}

/** Orders recommended products by one of each top category in turn, so that the first page shows the whole range. */
function recommendedOrder(seed: ShopSeed): Map<string, number> {
  const tops = new Map(
    seed.categories.flatMap(({ key, children }) =>
      [key, ...children.map((child) => child.key)].map((each) => [each, key]),
    ),
  );
  const byCategory = Map.groupBy(seed.products, (product) => tops.get(product.categories[0] ?? ""));
  const rounds = Math.max(...[...byCategory.values()].map((products) => products.length));
  const order = Array.from({ length: rounds }, (_, round) =>
    [...byCategory.values()].flatMap((products) => products[round] ?? []),
  ).flat();
  return new Map(order.map((product, position) => [product.key, position]));
}
