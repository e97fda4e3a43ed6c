import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { and, eq, inArray, notInArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as v from "valibot";
import type { Db, Transaction } from "../db/pool.ts";
import { attributes, brands, makers, productAccessories, products, tags } from "../db/schema/catalogue.ts";
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
  qaCategories,
  staticPages,
} from "../db/schema/content.ts";
import { channels } from "../db/schema/shop.ts";
import { findUnusableText } from "../http/find-unusable-text.ts";
import { parseJson } from "../http/parse-json.ts";
import { StartError } from "../process/start-error.ts";
import { indexProducts } from "../search/index-products.ts";
import { checkEditorial, type KnownKeys } from "../seed/check-editorial.ts";
import { checkContent, checkNews } from "../seed/check-seed.ts";
import { SeedEditorial } from "../seed/editorial-shapes.ts";
import { readPages } from "../seed/read-seed.ts";
import { seedBlogs, seedMakers } from "../seed/seed-articles.ts";
import { seedBanners, seedCollections, seedMessages, seedNews, seedStaticPages } from "../seed/seed-content.ts";
import { createSeedContext, type SeedContext } from "../seed/seed-context.ts";
import {
  seedCatalogs,
  seedColorSchemes,
  seedLandingPages,
  seedLayouts,
  seedPopups,
  seedQas,
} from "../seed/seed-pages.ts";
import { seedAccessories, seedAttributes, seedTags } from "../seed/seed-product-details.ts";
import { SeedContent, SeedNews } from "../seed/shapes.ts";
import { fillPages } from "../seed/static-pages.ts";
import { contentFileCopy as copy } from "./content-file.copy.ts";
import { openContentStudio } from "./content-studio.ts";

type ChannelTable = PgTable & { channelId: PgColumn };

/** A kind of content: the schema of its file, and how the file replaces the content of a shop. */
interface Part {
  schema: v.GenericSchema;
  replace: (context: SeedContext, value: never) => Promise<void>;
}

/** The texts of a folder contain no placeholders, unlike those of the seed. */
const NO_PLACEHOLDERS: ReadonlyMap<string, string> = new Map();

const clear = (tx: Transaction, table: ChannelTable, channelId: number, more?: SQL) =>
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

/** The JSON files of a folder of content, each after the files that it refers to. */
const PARTS = {
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
  qas: replacing(entries.qas, qaCategories, (context, value) => seedQas(context, value, NO_PLACEHOLDERS)),
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
} as const satisfies Record<string, Part>;
type PartName = keyof typeof PARTS;
const PART_NAMES = Object.keys(PARTS) as PartName[];

export const fileOf = (part: PartName): string => `${part.replaceAll("_", "-")}.json`;

export interface ContentOptions {
  folder: string;
  /** The shop's key. */
  channel: string;
  /** Folder of all stored data; pictures are saved there. */
  dataDir: string;
  now: Date;
}

export interface ImportedContent {
  files: string[];
  /** Number of static pages. */
  pages: number;
}

/**
 * Replaces a shop's content by the files of a folder, in one transaction: each file replaces all content of its kind, each
 * `pages/*.html` the page at its path. Kinds without a file stay. The format is that of a shop's seed, without
 * placeholders, see `tooling/docs/content-files.md`.
 *
 * @throws StartError that lists what is wrong with the files; nothing is changed then
 */
export async function importContent(
  db: Db,
  { folder, channel: key, dataDir, now }: ContentOptions,
): Promise<ImportedContent> {
  const [channel] = await db.select({ id: channels.id }).from(channels).where(eq(channels.key, key));
  if (!channel) throw new StartError(copy.unknownChannel(key));
  const present = PART_NAMES.filter((part) => existsSync(join(folder, fileOf(part))));
  const texts = new Map(readPages(join(folder, "pages")));
  if (present.length === 0 && texts.size === 0) throw new StartError(copy.empty(folder, PART_NAMES.map(fileOf)));
  const values = readParts(folder, present);
  const studio = await openContentStudio(folder, dataDir);
  const pages = readOrFail(() => fillPages(texts, NO_PLACEHOLDERS));
  await db.transaction(async (tx) => {
    const keys = await knownKeys(tx, channel.id, values);
    const editorial: SeedEditorial = { ...v.parse(SeedEditorial, {}), ...Object.fromEntries(values) };
    const content = values.get("content") as SeedContent | undefined;
    const newsItems = (values.get("news") ?? []) as SeedNews;
    fail([
      ...checkEditorial(editorial, keys, studio),
      ...(content ? checkContent(content, keys.product, studio) : []),
      ...checkNews(newsItems),
    ]);
    const context = await createSeedContext(tx, channel.id, studio, now);
    for (const [part, value] of values) await PARTS[part].replace(context, value as never);
    const paths = pages.map(({ url }) => url);
    if (paths.length > 0) await clear(tx, staticPages, channel.id, inArray(staticPages.url, paths));
    await seedStaticPages(context, pages);
    if (values.has("tags") || values.has("makers")) await indexAll(tx, channel.id);
  });
  return { files: present.map(fileOf), pages: pages.length };
}

/** Indexes all products again: searches find them by their tags and makers. */
async function indexAll(tx: Transaction, channelId: number): Promise<void> {
  const rows = await tx.select({ id: products.id }).from(products).where(eq(products.channelId, channelId));
  await indexProducts(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Parses the files. @throws StartError with every error */
function readParts(folder: string, present: readonly PartName[]): ReadonlyMap<PartName, unknown> {
  const errors: string[] = [];
  const values = new Map<PartName, unknown>();
  for (const part of present) {
    const file = fileOf(part);
    const json = parseJson(readFileSync(join(folder, file), "utf8"));
    if (json === undefined) {
      errors.push(copy.notJson(file));
      continue;
    }
    const unusable = findUnusableText(json);
    if (unusable !== undefined) {
      errors.push(copy.unusable(file, unusable));
      continue;
    }
    const result = v.safeParse(PARTS[part].schema, json);
    if (result.success) values.set(part, result.output);
    else errors.push(...result.issues.map((issue) => `${file}: ${v.getDotPath(issue) ?? ""} ${issue.message}`));
  }
  fail(errors);
  return values;
}

/** The keys to which the files may refer: those in the files or, for kinds without a file, those of the shop. */
async function knownKeys(
  tx: Transaction,
  channelId: number,
  values: ReadonlyMap<PartName, unknown>,
): Promise<KnownKeys> {
  const keysOf = async (table: ChannelTable, column: PgColumn) => {
    const rows = await tx.select({ key: column }).from(table).where(eq(table.channelId, channelId));
    return new Set(rows.map((row) => String(row.key)));
  };
  const content = values.get("content") as SeedContent | undefined;
  const qas = values.get("qas") as SeedEditorial["qas"] | undefined;
  return {
    product: await keysOf(products, products.key),
    brand: await keysOf(brands, brands.key),
    collection: content
      ? new Set(content.collections.map(({ alias }) => alias))
      : await keysOf(collections, collections.alias),
    "category of questions": qas
      ? new Set(qas.map((category) => category.key))
      : await keysOf(qaCategories, qaCategories.key),
  };
}

function fail(errors: readonly string[]): void {
  if (errors.length > 0) throw new StartError(copy.errors(errors));
}

function readOrFail<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw cause instanceof Error ? new StartError(copy.errors([cause.message]), { cause }) : cause;
  }
}
