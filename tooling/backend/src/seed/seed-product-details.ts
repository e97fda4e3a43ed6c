import { hashPassword } from "../account/password.ts";
import { attributes, categories, productAccessories, productTags, tags } from "../db/schema/catalogue.ts";
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

/** Reviews of customers who have deleted their accounts, without a member. */
export async function seedReviews(
  { tx, daysAgo, productId }: SeedContext,
  all: SeedEditorial["reviews"],
): Promise<void> {
  const rows = Object.entries(all).flatMap(([key, list]) =>
    list.map(([rating, title, body, nickname, days, helpfulCount = 0]) => ({
      productId: productId(key),
      rating,
      title,
      body,
      nickname,
      isPurchased: true,
      helpfulCount,
      createdAt: daysAgo(days),
    })),
  );
  if (rows.length > 0) await tx.insert(reviews).values(rows);
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

/** Inserts the subjects of inquiries. */
export async function seedInquiries({ tx, channelId }: SeedContext, list: SeedEditorial["inquiries"]): Promise<void> {
  for (const [position, { key, name, children }] of list.entries()) {
    const row = { channelId, kind: "inquiries" as const, key, name, position };
    const { id } = firstOf(await tx.insert(categories).values(row).returning({ id: categories.id }));
    const below = children.map((child, place) => ({ ...row, ...child, position: place, parentId: id }));
    if (below.length > 0) await tx.insert(categories).values(below);
  }
}
