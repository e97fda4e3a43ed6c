import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, inArray } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import * as v from "valibot";
import type { Db, Transaction } from "../db/pool.ts";
import { brands, products } from "../db/schema/catalogue.ts";
import { collections, qaCategories, staticPages } from "../db/schema/content.ts";
import { channels } from "../db/schema/shop.ts";
import { findUnusableText } from "../http/find-unusable-text.ts";
import { parseJson } from "../http/parse-json.ts";
import { StartError } from "../process/start-error.ts";
import { indexProducts } from "../search/index-products.ts";
import { checkEditorial, type KnownKeys } from "../seed/check-editorial.ts";
import { checkContent, checkNews, checkTaxonomy } from "../seed/check-seed.ts";
import { SeedEditorial } from "../seed/editorial-shapes.ts";
import { readPages } from "../seed/read-seed.ts";
import { seedStaticPages } from "../seed/seed-content.ts";
import { createSeedContext } from "../seed/seed-context.ts";
import type { SeedBrand, SeedCategory, SeedContent, SeedNews } from "../seed/shapes.ts";
import { fillPages } from "../seed/static-pages.ts";
import { contentFileCopy as copy } from "./content-file.copy.ts";
import { openContentStudio, PICTURE_LIST } from "./content-studio.ts";
import {
  type ChannelTable,
  clear,
  fileOf,
  NO_PLACEHOLDERS,
  type Part,
  PART_NAMES,
  type PartName,
  PARTS,
} from "./parts.ts";
import type { ShopContext } from "./running-shop.ts";

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
    fail([
      ...checkTaxonomy(
        (values.get("brands") ?? []) as SeedBrand[],
        (values.get("categories") ?? []) as SeedCategory[],
        studio,
      ),
      ...checkEditorial(editorial, keys, studio),
      ...(content ? checkContent(content, keys.product, studio) : []),
      ...checkNews((values.get("news") ?? []) as SeedNews),
      ...(await checkInShop({ tx, channelId: channel.id, today: now }, values)),
    ]);
    const context = await createSeedContext(tx, channel.id, studio, now);
    for (const [part, value] of values) await PARTS[part].replace(context, value as never);
    const paths = pages.map(({ url }) => url);
    if (paths.length > 0) await clear(tx, staticPages, channel.id, inArray(staticPages.url, paths));
    await seedStaticPages(context, pages);
    if (INDEXED.some((part) => values.has(part))) await indexAll(tx, channel.id);
  });
  return { files: present.map(fileOf), pages: pages.length };
}

/** Checks the files against the shop's data. */
async function checkInShop(context: ShopContext, values: ReadonlyMap<PartName, unknown>): Promise<string[]> {
  const errors: string[] = [];
  for (const [name, value] of values) {
    const part: Part = PARTS[name];
    const found = (await part.check?.(context, value as never)) ?? [];
    errors.push(...found.map((error) => `${fileOf(name)}: ${error}`));
  }
  return errors;
}

/** Files whose names products are found by. */
const INDEXED: readonly PartName[] = ["brands", "categories", "makers", "tags"];

/** Indexes all products again. */
async function indexAll(tx: Transaction, channelId: number): Promise<void> {
  const rows = await tx.select({ id: products.id }).from(products).where(eq(products.channelId, channelId));
  await indexProducts(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Parses the files. @throws StartError with every error */
function readParts(folder: string, present: readonly PartName[]): ReadonlyMap<PartName, unknown> {
  const known = [...PART_NAMES.map(fileOf), PICTURE_LIST];
  const others = readdirSync(folder).filter((name) => name.endsWith(".json") && !known.includes(name));
  const errors = others.map((name) => copy.unknownFile(name, known));
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
  const listed = values.get("brands") as SeedBrand[] | undefined;
  const content = values.get("content") as SeedContent | undefined;
  const qas = values.get("qas") as SeedEditorial["qas"] | undefined;
  return {
    product: await keysOf(products, products.key),
    brand: listed ? new Set(listed.map((brand) => brand.key)) : await keysOf(brands, brands.key),
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
