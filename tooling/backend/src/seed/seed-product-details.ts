import { and, eq, inArray } from "drizzle-orm";
import { hashPassword } from "../account/password.ts";
import { attributes, productAccessories, products, productTags, tags } from "../db/schema/catalogue.ts";
import { channels } from "../db/schema/shop.ts";
import { reviews } from "../db/schema/voice.ts";
import { type SeedContext, firstOf } from "./seed-context.ts";
import type { SeedEditorial } from "./editorial-shapes.ts";

export async function seedAttributes({ tx, channelId }: SeedContext, list: SeedEditorial["attributes"]): Promise<void> {
  const rows = list.map(({ is_card: isCard, is_filter: isFilter, is_compare: isCompare, ...attribute }, position) => ({
    ...attribute,
    channelId,
    isCard,
    isFilter,
    isCompare,
    position,
  }));
  if (rows.length > 0) await tx.insert(attributes).values(rows);
}

export async function seedTags({ tx, channelId, productId }: SeedContext, list: SeedEditorial["tags"]): Promise<void> {
  for (const [position, { key, name, lead, password, products }] of list.entries()) {
    const passwordHash = password === undefined ? null : await hashPassword(password);
    const row = { channelId, key, name, lead, position, passwordHash };
    const { id } = firstOf(await tx.insert(tags).values(row).returning({ id: tags.id }));
    const tagged = products.map((product) => ({ tagId: id, productId: productId(product) }));
    if (tagged.length > 0) await tx.insert(productTags).values(tagged);
  }
}

/**
 * Inserts reviews that the shop brings along, of customers without an account. Replaces those of the file before; one whose
 * words stay keeps its id, and the marks of visitors who found it helpful.
 */
export async function seedReviews(
  { tx, channelId, dateOf, productId }: SeedContext,
  all: SeedEditorial["reviews"],
): Promise<void> {
  const rows = Object.entries(all).flatMap(([key, list]) =>
    list.map(([rating, title, body, nickname, day, helpfulCount = 0]) => ({
      productId: productId(key),
      rating,
      title,
      body,
      nickname,
      isPurchased: true,
      isImported: true,
      helpfulCount,
      createdAt: dateOf(typeof day === "number" ? { days_ago: day } : { on: day }),
    })),
  );
  const own = tx.select({ id: products.id }).from(products).where(eq(products.channelId, channelId));
  const before = await tx
    .select()
    .from(reviews)
    .where(and(inArray(reviews.productId, own), eq(reviews.isImported, true)));
  const wordsOf = ({ productId: id, rating, title, nickname, body }: (typeof rows)[number] | (typeof before)[number]) =>
    JSON.stringify([id, rating, title, nickname, body]);
  const after = new Map(rows.map((row) => [wordsOf(row), row]));
  const kept = new Set(before.map(wordsOf).filter((words) => after.has(words)));
  const gone = before.filter((row) => !kept.has(wordsOf(row))).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(reviews).where(inArray(reviews.id, gone));
  const added = rows.filter((row) => !kept.has(wordsOf(row)));
  if (added.length > 0) await tx.insert(reviews).values(added);
}

export async function seedAccessories(
  { tx, productId }: SeedContext,
  all: SeedEditorial["accessories"],
): Promise<void> {
  const rows = Object.entries(all).flatMap(([key, list]) =>
    list.map((accessory, position) => ({
      productId: productId(key),
      accessoryId: productId(accessory),
      position,
    })),
  );
  if (rows.length > 0) await tx.insert(productAccessories).values(rows);
}

/** Replaces the words that the shop suggests for searches. */
export async function seedPopularWords(
  { tx, channelId }: SeedContext,
  popularWords: SeedEditorial["popular_words"],
): Promise<void> {
  await tx.update(channels).set({ popularWords }).where(eq(channels.id, channelId));
}
