import type { SeedContext } from "./seed-context.ts";
import type { ShopSeed } from "./shop-seed.ts";
import { seedBlogs, seedMakers } from "./seed-articles.ts";
import { seedPages } from "./seed-pages.ts";
import { seedAccessories, seedInquiries, seedReviews, seedTags } from "./seed-voices.ts";
import { type Charges, pagePlaceholders } from "./static-pages.ts";

/** Inserts all editorial content of a shop other than its catalogue. */
export async function seedWriting(context: SeedContext, { shop, writing }: ShopSeed, charges: Charges): Promise<void> {
  await seedMakers(context, writing.makers);
  await seedBlogs(context, writing.blogs);
  await seedTags(context, writing.tags);
  await seedReviews(context, writing.reviews);
  await seedAccessories(context, writing.accessories);
  await seedInquiries(context, writing.inquiries);
  await seedPages(context, writing, pagePlaceholders(shop.company, charges));
}
