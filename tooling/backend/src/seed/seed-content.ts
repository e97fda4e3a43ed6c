import { eq } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";
import { brands, categories, products } from "../db/schema/catalogue.ts";
import { banners, collectionProducts, collections, messages, news, staticPages } from "../db/schema/content.ts";
import { fitPicture } from "./fit-picture.ts";
import type { ShopSeed } from "./read-seed.ts";
import { shotOf } from "./seed-products.ts";
import { type Charges, fillPages } from "./static-pages.ts";
import type { Studio } from "./studio.ts";

const DAY_MS = 86_400_000;

/** Shelves and makers, which products point at. */
export async function seedShelves(tx: Transaction, channelId: number, seed: ShopSeed, studio: Studio): Promise<void> {
  const row = (shelf: { key: string; name: string; picture: string }, position: number, parentId: number | null) => ({
    channelId,
    key: shelf.key,
    name: shelf.name,
    position,
    parentId,
    image: fitPicture(studio, shotOf(studio, shelf.picture)),
  });
  if (seed.brands.length > 0) await tx.insert(brands).values(seed.brands.map((brand) => ({ ...brand, channelId })));
  for (const [position, category] of seed.categories.entries()) {
    const [top] = await tx
      .insert(categories)
      .values(row(category, position, null))
      .returning({ id: categories.id });
    if (!top) throw new Error("The category was not returned");
    const children = category.children.map((child, place) => row(child, place, top.id));
    if (children.length > 0) await tx.insert(categories).values(children);
  }
}

/** Banners, collections, messages, news and pages; collections point at products. */
export async function seedContent(
  tx: Transaction,
  channelId: number,
  seed: ShopSeed,
  { studio, today, charges }: { studio: Studio; today: Date; charges: Charges },
): Promise<void> {
  const picture = (name: string) => fitPicture(studio, shotOf(studio, name));
  const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_MS);
  const { content } = seed;
  await tx.insert(banners).values(
    content.banners.map((banner, position) => ({
      channelId,
      area: banner.area,
      position,
      title: banner.title,
      lead: banner.lead,
      link: banner.link,
      image: picture(banner.picture),
      imageTall: banner.picture_tall === undefined ? null : picture(banner.picture_tall),
    })),
  );
  await tx.insert(messages).values(content.messages.map((message) => ({ ...message, channelId, updatedAt: today })));
  await tx
    .insert(news)
    .values(seed.news.map(({ days_ago, ...item }) => ({ ...item, channelId, publishedAt: daysAgo(days_ago) })));
  const pages = fillPages(seed.pages, seed.shop.company, charges);
  await tx.insert(staticPages).values(pages.map((page) => ({ ...page, channelId, updatedAt: today })));
  for (const { alias, title, lead, products: keys } of content.collections)
    await seedCollection(tx, channelId, { alias, title, lead }, keys);
}

async function seedCollection(
  tx: Transaction,
  channelId: number,
  collection: { alias: string; title: string; lead: string },
  keys: readonly string[],
): Promise<void> {
  const [saved] = await tx
    .insert(collections)
    .values({ ...collection, channelId })
    .returning({ id: collections.id });
  if (!saved) throw new Error("The collection was not returned");
  const rows = await tx
    .select({ id: products.id, key: products.key })
    .from(products)
    .where(eq(products.channelId, channelId));
  const ids = new Map(rows.map((row) => [row.key, row.id]));
  await tx
    .insert(collectionProducts)
    .values(keys.map((key, position) => ({ collectionId: saved.id, productId: ids.get(key) ?? 0, position })));
}
