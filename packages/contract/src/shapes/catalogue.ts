import * as v from "valibot";
import { TaxRate, Yen } from "./text.ts";

/** A picture as a page needs it: reserve its place, tint it, then ask the image service for a width. */
export const Picture = v.object({
  /**
   * Path of the stored file under `SITE.STORAGE_URL`/`SITE.CHANNEL_PREFIX`. The image service answers
   * `<storage>/<prefix>/<path>/<width>.<avif|webp|jpeg>` for the widths of `PICTURE_WIDTHS`; see `pictureUrl`.
   */
  path: v.string(),
  width: v.pipe(v.number(), v.integer()),
  height: v.pipe(v.number(), v.integer()),
  /** Dominant colour, `#rrggbb`. */
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  /** What the picture shows, in Japanese. */
  alt: v.string(),
});
export type Picture = v.InferOutput<typeof Picture>;

export const Brand = v.object({ key: v.string(), name: v.string(), kana: v.string(), product_count: v.number() });
export type Brand = v.InferOutput<typeof Brand>;

export interface Category {
  id: number;
  key: string;
  name: string;
  product_count: number;
  image: Picture | null;
  children: Category[];
}
export const Category: v.GenericSchema<Category> = v.object({
  id: v.number(),
  key: v.string(),
  name: v.string(),
  /** Products of this category and all below it that are on show. */
  product_count: v.number(),
  image: v.nullable(Picture),
  children: v.array(v.lazy(() => Category)),
});

/** What a list and a cart line tell of a product [product.shape]. */
export const ProductInfo = v.object({
  /** The product's number; the key is what its address carries. */
  id: v.number(),
  key: v.string(),
  name: v.string(),
  /** The shop's own product code. */
  code: v.string(),
  brand: v.nullable(v.object({ key: v.string(), name: v.string() })),
  categories: v.array(v.object({ key: v.string(), name: v.string() })),
  /** Yen without tax, derived from the price with tax. */
  product_price: Yen,
  /** Yen with tax: the price of record (総額表示). */
  product_price_with_tax: Yen,
  /** True where variants differ and the price is the lowest of them. */
  is_price_from: v.boolean(),
  /** Yen with tax before a price cut, else null. */
  before_price: v.nullable(Yen),
  tax_rate: TaxRate,
  image: Picture,
  is_show_product: v.boolean(),
  is_stock_available: v.boolean(),
  /** The variant that a cart takes when nothing is chosen; null where there is a choice or nothing can be bought. */
  default_variant_id: v.nullable(v.number()),
  is_new: v.boolean(),
  is_favorite: v.boolean(),
});
export type ProductInfo = v.InferOutput<typeof ProductInfo>;

/** `few` from 5 pieces down; the exact number is told only then. */
export const StockStatus = v.picklist(["in_stock", "few", "out"]);
export type StockStatus = v.InferOutput<typeof StockStatus>;

/** A variant that can be put into the cart (a SKU). */
export const Variant = v.object({
  /** What `carts/products/add` takes as `product_id`. */
  id: v.number(),
  /** The SKU. */
  code: v.string(),
  /** The values of the product's options in their order: ["藍", "L"]; empty where the product has none. */
  option_values: v.array(v.string()),
  product_price: Yen,
  product_price_with_tax: Yen,
  before_price: v.nullable(Yen),
  stock_status: StockStatus,
  /** Pieces left, only where `stock_status` is `few`. */
  stock_quantity: v.nullable(v.number()),
  /** The most that one order may have of it now. */
  max_quantity: v.number(),
  image: v.nullable(Picture),
});
export type Variant = v.InferOutput<typeof Variant>;

export const Product = v.object({
  ...ProductInfo.entries,
  catch_copy: v.string(),
  /** Plain text; paragraphs are parted by blank lines. */
  description: v.string(),
  /** Rows of the specification table: 素材, サイズ, 原産国 … */
  specs: v.array(v.object({ name: v.string(), value: v.string() })),
  images: v.array(Picture),
  options: v.array(v.object({ name: v.string(), values: v.array(v.string()) })),
  product_model: v.object({ products: v.array(Variant) }),
  /** From the top category down to the product's own. */
  breadcrumbs: v.array(v.object({ key: v.string(), name: v.string() })),
  /** Working days until it leaves the shop. */
  lead_days: v.number(),
  /** How many letters can be embroidered on a piece (`carts/products/add-set`); null where none can. */
  embroidery_letters: v.nullable(v.number()),
  created_at: v.string(),
});
export type Product = v.InferOutput<typeof Product>;

/** A product that belongs to another, with what a cart takes of it. */
export const Accessory = v.object({
  ...ProductInfo.entries,
  product_model: v.object({ products: v.array(Variant) }),
});
export type Accessory = v.InferOutput<typeof Accessory>;

export const ProductSort = v.picklist(["recommended", "newest", "price_asc", "price_desc", "name"]);
export type ProductSort = v.InferOutput<typeof ProductSort>;

/** Beside the products, what the filters may offer with the other filters as they are. */
export const ProductFacets = v.object({
  brands: v.array(v.object({ key: v.string(), name: v.string(), product_count: v.number() })),
  categories: v.array(v.object({ key: v.string(), name: v.string(), product_count: v.number() })),
  price_min: v.nullable(Yen),
  price_max: v.nullable(Yen),
});
export type ProductFacets = v.InferOutput<typeof ProductFacets>;
