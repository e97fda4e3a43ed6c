import type {
  AttributeChoice,
  AttributeScale,
  OrderSheet,
  Picture,
  ProductVideo,
  ShelfLife,
  SizeTable,
} from "@noren/contract";
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, real, smallint, text } from "drizzle-orm/pg-core";
import { id, moment } from "./columns.ts";

const channelId = integer("channel_id").notNull();

export const categories = pgTable("categories", {
  id,
  channelId,
  kind: text().$type<"products" | "inquiries">().notNull().default("products"),
  parentId: integer("parent_id"),
  key: text().notNull(),
  name: text().notNull(),
  /** The reading in kana; empty when unknown. */
  kana: text().notNull().default(""),
  position: integer().notNull().default(0),
  image: jsonb().$type<Picture>(),
});

export const makers = pgTable("makers", {
  id,
  channelId,
  key: text().notNull(),
  name: text().notNull(),
  kana: text().notNull().default(""),
  lead: text().notNull().default(""),
  place: text().notNull().default(""),
  founded: text(),
  story: text().notNull().default(""),
  image: jsonb().$type<Picture>(),
});

export const brands = pgTable("brands", {
  id,
  channelId,
  key: text().notNull(),
  name: text().notNull(),
  kana: text().notNull().default(""),
  makerId: integer("maker_id"),
});

/** The values of a product by key of the attribute: keys of its choices, or a number. */
export type AttributeValues = Readonly<Record<string, readonly string[] | number>>;

export const attributes = pgTable("attributes", {
  id,
  channelId,
  key: text().notNull(),
  name: text().notNull(),
  /** Null for numbers. */
  choices: jsonb().$type<AttributeChoice[]>(),
  /** Follows the number. */
  unit: text().notNull().default(""),
  /** Null for numbers without a scale. */
  scale: jsonb().$type<AttributeScale>(),
  /** Whether cards show it. */
  isCard: boolean("is_card").notNull().default(false),
  /** Whether tables that compare products have a column for it. */
  isCompare: boolean("is_compare").notNull().default(false),
  /** The numbers that most buyers prefer; null where that depends on the buyer. */
  better: text().$type<"higher" | "lower">(),
  /** Whether lists can be filtered by it. */
  isFilter: boolean("is_filter").notNull().default(false),
  position: integer().notNull().default(0),
});

export const products = pgTable("products", {
  id,
  channelId,
  key: text().notNull(),
  code: text().notNull(),
  name: text().notNull(),
  brandId: integer("brand_id"),
  catchCopy: text("catch_copy").notNull().default(""),
  description: text().notNull().default(""),
  specs: jsonb().$type<{ name: string; value: string }[]>().notNull().default([]),
  options: jsonb().$type<{ name: string; values: string[] }[]>().notNull().default([]),
  taxRate: smallint("tax_rate").$type<8 | 10>().notNull().default(10),
  isShow: boolean("is_show").notNull().default(true),
  leadDays: smallint("lead_days").notNull().default(1),
  /** Key of a delivery method of the shop; null for its first one. */
  deliveryMethod: text("delivery_method"),
  shelfLifeKind: text("shelf_life_kind").$type<ShelfLife["kind"]>(),
  /** Counts the day of dispatch. */
  shelfLifeDays: smallint("shelf_life_days"),
  /** Maximum number of embroidered letters; null when the product cannot be embroidered. */
  embroideryLetters: smallint("embroidery_letters"),
  /** Null when the product has no order sheet. */
  orderSheet: jsonb("order_sheet").$type<OrderSheet>(),
  /** Null when the product has no size table. */
  sizeTable: jsonb("size_table").$type<SizeTable>(),
  attributes: jsonb().$type<AttributeValues>().notNull().default({}),
  /** Null for none. */
  video: jsonb().$type<ProductVideo>(),
  position: integer().notNull().default(0),
  releasedAt: moment("released_at").notNull().defaultNow(),
  createdAt: moment("created_at").notNull().defaultNow(),
  /** Prices of the variants that can be bought; triggers on `variants` maintain this column and the next two. */
  priceFrom: integer("price_from").notNull().default(0),
  priceTo: integer("price_to").notNull().default(0),
  beforePrice: integer("before_price"),
  /** `indexProducts` writes this column and those named search…. */
  search: text().array().notNull().default([]),
  searchText: text("search_text").notNull().default(""),
  searchWords: text("search_words").array().notNull().default([]),
  searchVersion: smallint("search_version").notNull().default(0),
  keywords: text().array().notNull().default([]),
});

export const productPopularity = pgTable("product_popularity", {
  productId: integer("product_id").primaryKey(),
  popularity: real().notNull(),
});

/** Words that a search treats alike (`equal`), whose first leads to the others (`leads`), or that it may omit (`omit`). */
export interface SynonymGroup {
  kind: "equal" | "leads" | "omit";
  words: string[];
}

/** The synonyms of a shop that has its own. */
export const searchSynonyms = pgTable("search_synonyms", {
  channelId: integer("channel_id").primaryKey(),
  groups: jsonb().$type<SynonymGroup[]>().notNull(),
  savedAt: moment("saved_at").notNull().defaultNow(),
});

export const productCategories = pgTable(
  "product_categories",
  {
    productId: integer("product_id").notNull(),
    categoryId: integer("category_id").notNull(),
    position: smallint().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.productId, table.categoryId] })],
);

export const productImages = pgTable("product_images", {
  id,
  productId: integer("product_id").notNull(),
  position: smallint().notNull(),
  path: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  color: text().notNull(),
  alt: text().notNull(),
  isStandIn: boolean("is_stand_in").notNull().default(false),
  /** What it shows beside the product as it is sold, such as its `age`, and where it is on that scale. */
  role: text(),
  value: real(),
});

export const variants = pgTable("variants", {
  id,
  productId: integer("product_id").notNull(),
  position: smallint().notNull().default(0),
  code: text().notNull(),
  optionValues: text("option_values").array().notNull().default([]),
  price: integer().notNull(),
  beforePrice: integer("before_price"),
  /** Read only: add a row to `stockMovements` instead. */
  stock: integer().notNull().default(0),
  imageId: integer("image_id"),
  specs: jsonb().$type<{ name: string; value: string }[]>().notNull().default([]),
  isActive: boolean("is_active").notNull().default(true),
});

/** Stock movements; a trigger updates `variants.stock`, whose check rejects a negative stock (23514). */
export const stockMovements = pgTable("stock_movements", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  variantId: integer("variant_id").notNull(),
  quantity: integer().notNull(),
  reason: text().$type<"initial" | "received" | "counted" | "order" | "cancel">().notNull(),
  reference: text(),
  movedAt: moment("moved_at").notNull().defaultNow(),
});

export const tags = pgTable("tags", {
  id,
  channelId,
  key: text().notNull(),
  name: text().notNull(),
  lead: text().notNull().default(""),
  position: integer().notNull().default(0),
  /** Unlocks the tag's list of products; null when it is public. */
  passwordHash: text("password_hash"),
});

export const productTags = pgTable(
  "product_tags",
  {
    productId: integer("product_id").notNull(),
    tagId: integer("tag_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.tagId, table.productId] })],
);

export const productAccessories = pgTable(
  "product_accessories",
  {
    productId: integer("product_id").notNull(),
    accessoryId: integer("accessory_id").notNull(),
    position: smallint().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.productId, table.accessoryId] })],
);
