import type { SeedContext } from "./seed-context.ts";
import type { ShopSeed } from "./shop-seed.ts";
import { seedBlogs, seedMakers } from "./seed-articles.ts";
import { seedCategories } from "./seed-categories.ts";
import { seedPages } from "./seed-pages.ts";
import { seedAccessories, seedAttributes, seedPopularWords, seedReviews, seedTags } from "./seed-product-details.ts";
import { type Charges, pagePlaceholders } from "./static-pages.ts";

/** Inserts all editorial content of a shop other than its catalogue. */
export async function seedEditorial(
  context: SeedContext,
  { shop, editorial }: ShopSeed,
  charges: Charges,
): Promise<void> {
  await seedAttributes(context, editorial.attributes);
  await seedMakers(context, editorial.makers);
  await seedBlogs(context, editorial.blogs);
  await seedTags(context, editorial.tags);
  await seedReviews(context, editorial.reviews);
  await seedAccessories(context, editorial.accessories);
  await seedCategories(context, "inquiries", editorial.inquiries);
  await seedPopularWords(context, editorial.popular_words);
  await seedPages(context, editorial, pagePlaceholders(shop.company, charges));
}
