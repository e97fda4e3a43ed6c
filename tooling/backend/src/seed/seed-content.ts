import { excludedColumns } from "../db/excluded-columns.ts";
import {
  banners,
  collectionEntries,
  collectionProducts,
  collections,
  messages,
  news,
  staticPages,
} from "../db/schema/content.ts";
import { type SeedContext, firstOf } from "./seed-context.ts";
import type { ShopSeed } from "./shop-seed.ts";
import { type Charges, fillPages, fillPlaceholders, pagePlaceholders, type SeedPage } from "./static-pages.ts";
import type { SeedContent, SeedNews } from "./shapes.ts";

/** Inserts banners, collections, messages, news and pages; collections refer to products. */
export async function seedContent(context: SeedContext, seed: ShopSeed, charges: Charges): Promise<void> {
  const { content } = seed;
  const placeholders = pagePlaceholders(seed.shop.company, charges);
  await seedBanners(context, content.banners);
  await seedMessages(context, content.messages, placeholders);
  await seedNews(context, seed.news);
  await seedStaticPages(context, fillPages(seed.pages, placeholders));
  await seedCollections(context, content.collections);
}

export async function seedBanners(
  { tx, channelId, picture, pictureOf }: SeedContext,
  list: SeedContent["banners"],
): Promise<void> {
  const rows = list.map((banner, position) => ({
    channelId,
    area: banner.area,
    position,
    title: banner.title,
    lead: banner.lead,
    link: banner.link ?? null,
    image: picture(banner.picture),
    imageTall: pictureOf(banner.picture_tall),
  }));
  if (rows.length > 0) await tx.insert(banners).values(rows);
}

export async function seedMessages(
  { tx, channelId, daysAgo }: SeedContext,
  list: SeedContent["messages"],
  placeholders: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = list.map(({ code, content: text }) => ({
    code,
    content: fillPlaceholders(code, text, placeholders),
    channelId,
    updatedAt: daysAgo(0),
  }));
  if (rows.length > 0) await tx.insert(messages).values(rows);
}

/** Inserts news. Updates those whose key exists. */
export async function seedNews({ tx, channelId, dateOf }: SeedContext, list: SeedNews): Promise<void> {
  const rows = list.map(({ days_ago, on, body, ...item }) => ({
    ...item,
    body: body.join("\n"),
    channelId,
    publishedAt: dateOf({ days_ago, on }),
  }));
  if (rows.length === 0) return;
  await tx
    .insert(news)
    .values(rows)
    .onConflictDoUpdate({ target: [news.channelId, news.key], set: excludedColumns(news, rows[0] ?? {}) });
}

export async function seedStaticPages(
  { tx, channelId, daysAgo }: SeedContext,
  pages: readonly SeedPage[],
): Promise<void> {
  const rows = pages.map((page) => ({ ...page, channelId, updatedAt: daysAgo(0) }));
  if (rows.length > 0) await tx.insert(staticPages).values(rows);
}

export async function seedCollections(context: SeedContext, list: SeedContent["collections"]): Promise<void> {
  for (const collection of list) await seedCollection(context, collection);
}

async function seedCollection(
  { tx, channelId, picture, productId }: SeedContext,
  { alias, title, lead, products, people }: SeedContent["collections"][number],
): Promise<void> {
  const row = { channelId, alias, title, lead };
  const { id: collectionId } = firstOf(await tx.insert(collections).values(row).returning({ id: collections.id }));
  const chosen = products.map((key, position) => ({ collectionId, productId: productId(key), position }));
  if (chosen.length > 0) await tx.insert(collectionProducts).values(chosen);
  const entries = people.map(({ words, picture: shot, products: own, ...person }, position) => ({
    ...person,
    collectionId,
    position,
    words: words.join("\n\n"),
    image: picture(shot),
    productIds: own.map(productId),
  }));
  if (entries.length > 0) await tx.insert(collectionEntries).values(entries);
}
