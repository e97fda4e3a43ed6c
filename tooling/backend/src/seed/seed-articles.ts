import { and, eq, inArray } from "drizzle-orm";
import { brands, makers } from "../db/schema/catalogue.ts";
import { blogProducts, blogs } from "../db/schema/content.ts";
import { type SeedContext, firstOf } from "./seed-context.ts";
import type { SeedEditorial } from "./editorial-shapes.ts";

/** Inserts the makers and their brands. */
export async function seedMakers(
  { tx, channelId, picture }: SeedContext,
  list: SeedEditorial["makers"],
): Promise<void> {
  for (const { brands: own, picture: shot, story, ...maker } of list) {
    const row = { ...maker, channelId, image: picture(shot), story: story.join("\n") };
    const { id } = firstOf(await tx.insert(makers).values(row).returning({ id: makers.id }));
    if (own.length === 0) continue;
    await tx
      .update(brands)
      .set({ makerId: id })
      .where(and(eq(brands.channelId, channelId), inArray(brands.key, own)));
  }
}

export async function seedBlogs(context: SeedContext, list: SeedEditorial["blogs"]): Promise<void> {
  const { tx, channelId, dateOf, picture, productId } = context;
  for (const { picture: shot, days_ago, on, body, products, ...blog } of list) {
    const row = {
      ...blog,
      channelId,
      image: picture(shot),
      body: body.join("\n"),
      publishedAt: dateOf({ days_ago, on }),
    };
    const { id } = firstOf(await tx.insert(blogs).values(row).returning({ id: blogs.id }));
    const mentioned = products.map((key, position) => ({ blogId: id, productId: productId(key), position }));
    if (mentioned.length > 0) await tx.insert(blogProducts).values(mentioned);
  }
}
