import { and, eq, inArray, notInArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type * as v from "valibot";
import type { Transaction } from "../db/pool.ts";
import { attributes, makers, productAccessories, products, tags } from "../db/schema/catalogue.ts";
import {
  banners,
  blogs,
  catalogs,
  collections,
  colorSchemes,
  landingPages,
  layouts,
  messages,
  news,
  popups,
} from "../db/schema/content.ts";
import { seedBlogs, seedMakers } from "../seed/seed-articles.ts";
import { seedBrands, seedCategories } from "../seed/seed-categories.ts";
import { seedBanners, seedCollections, seedMessages, seedNews } from "../seed/seed-content.ts";
import { SeedCoupons } from "../seed/seed-coupons.ts";
import type { SeedContext } from "../seed/seed-context.ts";
import { SeedEditorial } from "../seed/editorial-shapes.ts";
import { checkPackings, SeedPackings, seedPackings } from "../seed/seed-packings.ts";
import {
  seedCatalogs,
  seedColorSchemes,
  seedLandingPages,
  seedLayouts,
  seedPopups,
  seedQas,
} from "../seed/seed-pages.ts";
import {
  seedAccessories,
  seedAttributes,
  seedPopularWords,
  seedReviews,
  seedTags,
} from "../seed/seed-product-details.ts";
import {
  type SeedBrand,
  SeedBrands,
  SeedCategories,
  type SeedCategory,
  SeedContent,
  SeedNews,
  SeedShop,
} from "../seed/shapes.ts";
import {
  checkCoupons,
  checkShop,
  dropBrands,
  dropCategories,
  findUsedBrands,
  findUsedCategories,
  replaceCoupons,
  replaceShop,
  type ShopContext,
} from "./running-shop.ts";

export type ChannelTable = PgTable & { channelId: PgColumn };

/** A kind of content: the schema of its file, and how the file replaces the content of a shop. */
export interface Part {
  schema: v.GenericSchema;
  /** What is wrong with the file in this shop; other errors are those of the seed's checks. */
  check?: (context: ShopContext, value: never) => string[] | Promise<string[]>;
  replace: (context: SeedContext, value: never) => Promise<void>;
}

/** The texts of a folder contain no placeholders, unlike those of the seed. */
export const NO_PLACEHOLDERS: ReadonlyMap<string, string> = new Map();

/** Deletes a shop's rows of a table. */
export const clear = (tx: Transaction, table: ChannelTable, channelId: number, more?: SQL) =>
  tx.delete(table).where(and(eq(table.channelId, channelId), more));

/** A part whose rows are deleted and inserted again. */
const replacing = <S extends v.GenericSchema>(
  schema: S,
  table: ChannelTable,
  insert: (context: SeedContext, value: v.InferOutput<S>) => Promise<void>,
): Part => ({
  schema,
  replace: async (context, value) => {
    await clear(context.tx, table, context.channelId);
    await insert(context, value);
  },
});

const { entries } = SeedEditorial;

const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key);
const keysOfTree = (list: readonly { key: string; children: readonly { key: string }[] }[]) =>
  list.flatMap(({ key, children }) => [key, ...keysOf(children)]);

/** The JSON files of a folder of content, each after the files that it refers to. */
export const PARTS = {
  shop: { schema: SeedShop, check: checkShop, replace: replaceShop },
  brands: {
    schema: SeedBrands,
    check: (context, value: SeedBrand[]) => findUsedBrands(context, keysOf(value)),
    replace: async (context, value: SeedBrand[]) => {
      await seedBrands(context, value);
      await dropBrands(context, keysOf(value));
    },
  },
  categories: {
    schema: SeedCategories,
    check: (context, value: SeedCategory[]) => findUsedCategories(context, "products", keysOfTree(value)),
    replace: async (context, value: SeedCategory[]) => {
      await seedCategories(context, "products", value);
      await dropCategories(context, "products", keysOfTree(value));
    },
  },
  inquiries: {
    schema: entries.inquiries,
    check: (context, value: SeedEditorial["inquiries"]) => findUsedCategories(context, "inquiries", keysOfTree(value)),
    replace: async (context, value: SeedEditorial["inquiries"]) => {
      await seedCategories(context, "inquiries", value);
      await dropCategories(context, "inquiries", keysOfTree(value));
    },
  },
  attributes: replacing(entries.attributes, attributes, seedAttributes),
  makers: replacing(entries.makers, makers, seedMakers),
  tags: replacing(entries.tags, tags, seedTags),
  accessories: {
    schema: entries.accessories,
    replace: async (context, value) => {
      const own = context.tx
        .select({ id: products.id })
        .from(products)
        .where(eq(products.channelId, context.channelId));
      await context.tx.delete(productAccessories).where(inArray(productAccessories.productId, own));
      await seedAccessories(context, value);
    },
  },
  content: {
    schema: SeedContent,
    replace: async (context, value: SeedContent) => {
      for (const table of [banners, collections, messages]) await clear(context.tx, table, context.channelId);
      await seedBanners(context, value.banners);
      await seedCollections(context, value.collections);
      await seedMessages(context, value.messages, NO_PLACEHOLDERS);
    },
  },
  news: {
    schema: SeedNews,
    // News that stay keep their ids: the members who have read them are stored by id.
    replace: async (context, value: SeedNews) => {
      const kept = value.map(({ key }) => key);
      await clear(context.tx, news, context.channelId, notInArray(news.key, kept));
      await seedNews(context, value);
    },
  },
  blogs: replacing(entries.blogs, blogs, seedBlogs),
  qas: {
    schema: entries.qas,
    replace: (context, value: SeedEditorial["qas"]) => seedQas(context, value, NO_PLACEHOLDERS),
  },
  popups: {
    schema: entries.popups,
    // Popups that stay keep their ids: browsers remember by id which ones were shown.
    replace: async (context, value: SeedEditorial["popups"]) => {
      const kept = value.map(({ title }) => title);
      await clear(context.tx, popups, context.channelId, notInArray(popups.title, kept));
      await seedPopups(context, value);
    },
  },
  layouts: replacing(entries.layouts, layouts, seedLayouts),
  landing_pages: replacing(entries.landing_pages, landingPages, seedLandingPages),
  catalogs: replacing(entries.catalogs, catalogs, seedCatalogs),
  color_schemes: replacing(entries.color_schemes, colorSchemes, seedColorSchemes),
  reviews: { schema: entries.reviews, replace: seedReviews },
  popular_words: { schema: entries.popular_words, replace: seedPopularWords },
  packings: { schema: SeedPackings, check: (_, value: SeedPackings) => checkPackings(value), replace: seedPackings },
  coupons: { schema: SeedCoupons, check: checkCoupons, replace: replaceCoupons },
} as const satisfies Record<string, Part>;
export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];

/** The name of a part's file. */
export const fileOf = (part: PartName): string => `${part.replaceAll("_", "-")}.json`;
