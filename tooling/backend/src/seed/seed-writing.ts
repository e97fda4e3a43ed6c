import type { Desk } from "./desk.ts";
import type { ShopSeed } from "./read-seed.ts";
import { seedBlogs, seedMakers } from "./seed-articles.ts";
import { seedPages } from "./seed-pages.ts";
import { seedAccessories, seedInquiries, seedReviews, seedTags } from "./seed-voices.ts";
import { type Charges, pageWords } from "./static-pages.ts";

/** Puts down everything that a shop has written beside its catalogue. */
export async function seedWriting(desk: Desk, { shop, writing }: ShopSeed, charges: Charges): Promise<void> {
  await seedMakers(desk, writing.makers);
  await seedBlogs(desk, writing.blogs);
  await seedTags(desk, writing.tags);
  await seedReviews(desk, writing.reviews);
  await seedAccessories(desk, writing.accessories);
  await seedInquiries(desk, writing.inquiries);
  await seedPages(desk, writing, pageWords(shop.company, charges));
}
