import { PRODUCT_SORTS } from "@noren/validation/fields/search-limits";
import * as v from "valibot";
import { described } from "../described.ts";
import { AttributeFacet, ProductAttribute } from "./attribute.ts";
import { OptionalPicture, Picture, ProductPicture, ProductVideo } from "./media.ts";
import { DateOnly, DateTime, DisplayName, Id, NamedValue, TaxRate, UrlKey, Yen } from "./text.ts";

export const Brand = v.object({
  key: UrlKey,
  name: DisplayName,
  kana: described("Full-width katakana.", v.string()),
  product_count: described("Number of products on show.", v.number()),
});
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
  id: Id,
  key: UrlKey,
  name: DisplayName,
  product_count: described("Number of products on show in this category and its subcategories.", v.number()),
  image: OptionalPicture,
  children: v.array(v.lazy(() => Category)),
});

/** [product.shape] */
export const ProductInfo = described(
  "A product as lists and cart lines show it.",
  v.object({
    id: described("The product's `id`; URLs use `key`.", v.number()),
    key: UrlKey,
    name: DisplayName,
    code: described("The shop's own product code.", v.string()),
    brand: described("The product's brand; null for none.", v.nullable(v.object({ key: UrlKey, name: DisplayName }))),
    categories: described("The product's categories.", v.array(v.object({ key: UrlKey, name: DisplayName }))),
    product_price: described(
      "Whole yen without tax, derived from the price with tax; null where it is.",
      v.nullable(Yen),
    ),
    product_price_with_tax: described(
      "Whole yen with tax (総額表示) of the cheapest variant that can be bought; of all variants when the product is sold out. Null where prices need a school's key.",
      v.nullable(Yen),
    ),
    is_price_from: described("True if other variants that can be bought cost more.", v.boolean()),
    before_price: described("The same variant's price before a price cut; null for none.", v.nullable(Yen)),
    tax_rate: TaxRate,
    image: Picture,
    is_show_product: described("Whether the shop shows the product.", v.boolean()),
    is_stock_available: described("Whether any variant can be bought.", v.boolean()),
    default_variant_id: described(
      "The only variant, for adding to the cart without a choice; null if there is a choice or nothing can be bought.",
      v.nullable(v.number()),
    ),
    is_new: described("Whether the product is new.", v.boolean()),
    is_favorite: described("Whether it is a favourite of the member; false for guests.", v.boolean()),
    review_summary: v.optional(
      described(
        "Of all published reviews; absent without one.",
        v.object({
          total: described("Number of reviews.", v.number()),
          average: described("Mean of the stars, rounded to one decimal.", v.number()),
        }),
      ),
    ),
    attributes: v.optional(
      described(
        "Its attributes for cards and for tables, in the shop's order; absent for none.",
        v.array(ProductAttribute),
      ),
    ),
  }),
);
export type ProductInfo = v.InferOutput<typeof ProductInfo>;

/** The body measurements by which clothes are sized. */
const SIZE_MEASURES = ["height", "chest", "waist", "hip", "sleeve", "inseam"] as const;

/** `few` from 5 pieces down; only then a variant has its `stock_quantity`. */
export const StockStatus = described(
  "`few` has its pieces in `stock_quantity`; `out` cannot be bought now.",
  v.picklist(["in_stock", "few", "out"]),
);
export type StockStatus = v.InferOutput<typeof StockStatus>;

export const Variant = described(
  "A variant that can be put into the cart (a SKU).",
  v.object({
    id: described("The variant's `id`, the `product_id` of carts.", v.number()),
    code: described("The SKU.", v.string()),
    option_values: described(
      'The values of the product\'s options in their order: ["藍", "L"]; empty if it has none.',
      v.array(v.string()),
    ),
    product_price: described(
      "Whole yen without tax, derived from the price with tax; null where it is.",
      v.nullable(Yen),
    ),
    product_price_with_tax: described(
      "Whole yen with tax: the price of record (総額表示). Null where prices need a school's key.",
      v.nullable(Yen),
    ),
    before_price: described("Whole yen with tax before a price cut; null for none.", v.nullable(Yen)),
    stock_status: StockStatus,
    stock_quantity: described("Pieces left, only where `stock_status` is `few`.", v.nullable(v.number())),
    max_quantity: described("The most pieces that one order may have of it now.", v.number()),
    image: OptionalPicture,
    specs: v.optional(
      described(
        "What distinguishes it from the other variants: 直径, 重さ …; they come before the product's. Absent for none.",
        v.array(NamedValue),
      ),
    ),
  }),
);
export type Variant = v.InferOutput<typeof Variant>;

/** Chilled (冷蔵) or frozen (冷凍). Absent wherever it is optional means ambient temperature. */
export const CoolTemperature = described(
  "The temperature of a chilled (冷蔵) or frozen (冷凍) parcel; absent for ambient temperature.",
  v.picklist(["chilled", "frozen"]),
);
export type CoolTemperature = v.InferOutput<typeof CoolTemperature>;

export const ShelfLife = described(
  "How long a product keeps.",
  v.object({
    kind: described(
      "`use_by` is 消費期限, `best_before` 賞味期限, `freshness` how long flowers stay fresh.",
      v.picklist(["use_by", "best_before", "freshness"]),
    ),
    days: described("Days from dispatch, which is the first of them.", v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
);
export type ShelfLife = v.InferOutput<typeof ShelfLife>;

export const Arrival = described(
  "The earliest delivery, by the rule of the lead times: no earlier day can be chosen. Remote islands take longer.",
  v.object({
    first_on: described(
      "The earliest day on which the first parcel arrives; of an unknown destination in the nearest prefecture.",
      DateOnly,
    ),
    last_on: described(
      "The earliest day on which the last parcel arrives; of an unknown destination in the farthest prefecture.",
      DateOnly,
    ),
  }),
);
export type Arrival = v.InferOutput<typeof Arrival>;

export const OrderSheet = described(
  "The order sheet (注文票) of a product that is ordered by size; absent for products without one.",
  v.object({
    sizes: described(
      "The body measurement that each size fits; empty for no suggestion.",
      v.array(
        v.object({
          value: described("A value of the product's options: M.", v.string()),
          measure: described("The measurement that decides, by its name in `timeseries`.", v.picklist(SIZE_MEASURES)),
          from: described("The smallest, in centimetres.", v.number()),
          to: described("The first that is too large, in centimetres.", v.number()),
        }),
      ),
    ),
  }),
);
export type OrderSheet = v.InferOutput<typeof OrderSheet>;

export const Product = v.object({
  ...ProductInfo.entries,
  attributes: v.optional(
    described("All its attributes, in the shop's order; absent for none.", v.array(ProductAttribute)),
  ),
  catch_copy: v.string(),
  description: described("Plain text; blank lines separate paragraphs.", v.string()),
  specs: described(
    "Rows of the specification table: 素材, サイズ, 原産国 …, and what limits the delivery: 消費期限, 配送方法, お届けできない地域.",
    v.array(NamedValue),
  ),
  images: v.array(ProductPicture),
  video: v.optional(ProductVideo),
  options: v.array(
    v.object({ name: DisplayName, values: described("The values to choose from.", v.array(v.string())) }),
  ),
  product_model: described("The variants.", v.object({ products: described("The variants.", v.array(Variant)) })),
  breadcrumbs: described(
    "From the top category down to the product's own.",
    v.array(v.object({ key: UrlKey, name: DisplayName })),
  ),
  lead_days: described("Working days until it leaves the shop.", v.number()),
  arrival: v.optional(Arrival),
  embroidery_letters: described(
    "The most letters that can be embroidered on a piece (`carts/products/add-set`); null for no embroidery.",
    v.nullable(v.number()),
  ),
  order_sheet: v.optional(OrderSheet),
  card: v.optional(
    described(
      "The picture with the product's name for social networks, 1200 × 630, as JPEG of the width 1200 only; absent for none.",
      Picture,
    ),
  ),
  created_at: DateTime,
});
export type Product = v.InferOutput<typeof Product>;

export const Accessory = described(
  "An accessory of another product, with its variants.",
  v.object({
    ...ProductInfo.entries,
    product_model: described("The variants.", v.object({ products: described("The variants.", v.array(Variant)) })),
  }),
);
export type Accessory = v.InferOutput<typeof Accessory>;

export const FeedProduct = described(
  "A product on show with what feeds and sitemaps say about it.",
  v.object({
    key: UrlKey,
    code: described("The shop's own product code.", v.string()),
    name: DisplayName,
    brand: described("The brand's name; null for none.", v.nullable(v.string())),
    categories: described("The names from the top category down to the product's own.", v.array(v.string())),
    description: described("Plain text; blank lines separate paragraphs.", v.string()),
    images: described("The pictures in their order; empty for none.", v.array(Picture)),
    options: v.array(
      v.object({ name: DisplayName, values: described("The values to choose from.", v.array(v.string())) }),
    ),
    variants: v.array(Variant),
  }),
);
export type FeedProduct = v.InferOutput<typeof FeedProduct>;

export const ProductSort = v.picklist(PRODUCT_SORTS);
export type ProductSort = v.InferOutput<typeof ProductSort>;

const Choice = v.object({
  key: UrlKey,
  name: DisplayName,
  product_count: described("Number of products on show.", v.number()),
});

const Budget = v.object({
  price_min: described("Whole yen with tax, included; null for an open end.", v.nullable(Yen)),
  price_max: described("Whole yen with tax, included; null for an open end.", v.nullable(Yen)),
  product_count: described("Number of products on show.", v.number()),
});

export const ProductFacets = described(
  "Choices of each filter, given the other filters.",
  v.object({
    brands: v.array(Choice),
    makers: described(
      "Makers of the products that match the other filters; a shop may offer none.",
      v.optional(v.array(Choice)),
    ),
    tags: described(
      "Tags of the products that match the other filters, in the shop's order; of those with a password only the filter's own.",
      v.optional(v.array(Choice)),
    ),
    categories: described(
      "The subcategories of the filter's category, those beside it if it has none, or the top categories without one: those with products, subcategories included, that match the other filters. A shop may offer none.",
      v.optional(v.array(Choice)),
    ),
    attributes: described(
      "Attributes of the products that match the other filters, in the shop's order; a shop may offer none.",
      v.optional(v.array(AttributeFacet)),
    ),
    price_min: described("Whole yen with tax.", v.nullable(Yen)),
    price_max: described("Whole yen with tax.", v.nullable(Yen)),
    budgets: described(
      "Ranges of prices that people choose gifts by, lowest first; a shop may offer none.",
      v.optional(v.array(Budget)),
    ),
  }),
);
export type ProductFacets = v.InferOutput<typeof ProductFacets>;

export const CollectionEntry = described(
  "A person of a collection, such as a stylist, with the products that they chose.",
  v.object({
    key: UrlKey,
    name: DisplayName,
    role: v.string(),
    words: described("Plain text; blank lines separate paragraphs.", v.string()),
    image: OptionalPicture,
    products: described("The products on show.", v.array(ProductInfo)),
  }),
);
export type CollectionEntry = v.InferOutput<typeof CollectionEntry>;
