import { eq } from "drizzle-orm";
import { saveProducts } from "../catalogue/save-products.ts";
import type { Db } from "../db/pool.ts";
import { mails } from "../db/schema/mail.ts";
import { channels } from "../db/schema/shop.ts";
import { indexProducts } from "../search/index-products.ts";
import { createChannel } from "../shop/create-channel.ts";
import { seedDemoMember } from "./demo-member.ts";
import { seedDemoActivity } from "./demo-activity.ts";
import { createSeedContext, studioPictures } from "./seed-context.ts";
import { readSeed } from "./read-seed.ts";
import type { ShopSeed } from "./shop-seed.ts";
import { seedBrands, seedCategories } from "./seed-categories.ts";
import { seedContent } from "./seed-content.ts";
import { seedEditorial } from "./seed-editorial.ts";
import { buildProductDrafts } from "./seed-products.ts";
import { readSeedCoupons, seedCoupons } from "./seed-coupons.ts";
import { readSeedPackings, seedPackings } from "./seed-packings.ts";
import { seedShopFacts, settingsOf } from "./seed-shop.ts";
import { SEED_SHOPS } from "./shops.ts";
import { type FilmingStudio, openStudio } from "./studio.ts";

/**
 * Creates the missing shops, each in one transaction with all its data. Does not change existing
 * shops.
 *
 * @param now the date from which "new" and the news count
 * @returns the keys of the created shops
 */
export async function seedShops(db: Db, now: Date, keys: readonly string[] = SEED_SHOPS): Promise<string[]> {
  const present = await db.select({ key: channels.key }).from(channels);
  const missing = keys.filter((key) => !present.some((channel) => channel.key === key));
  if (missing.length === 0) return [];
  const studio = await openStudio();
  for (const key of missing) await seedShop(db, readSeed(key, studio), studio, now);
  return missing;
}

async function seedShop(db: Db, seed: ShopSeed, studio: FilmingStudio, now: Date): Promise<void> {
  const { shop } = seed;
  await db.transaction(async (tx) => {
    const created = await createChannel(tx, { key: seed.key, name: shop.name, settings: settingsOf(shop) });
    const base = { tx, channelId: created.id, today: now, ...studioPictures(studio) };
    const channel = await seedShopFacts(base, shop);
    await seedBrands(base, seed.brands);
    await seedCategories(base, "products", seed.categories);
    const productIds = await saveProducts(tx, channel.id, buildProductDrafts(seed, studio, now));
    const charges = {
      tariffs: channel.tariff,
      methods: channel.deliveryMethods,
      slots: channel.deliverySlots,
      freeFrom: channel.settings["ORDER.CARRIAGE.FREE_FROM"],
      gift: {
        carriage: channel.settings["ORDER.SOCIAL_GIFT.CARRIAGE"],
        days: channel.settings["ORDER.SOCIAL_GIFT.DAYS"],
      },
      offers: shop.payment_methods,
      packings: readSeedPackings(channel.key),
    };
    const context = await createSeedContext(tx, channel.id, studio, now);
    await seedContent(context, seed, charges);
    await seedEditorial(context, seed, charges);
    // The tags of the products.
    await indexProducts(tx, productIds);
    await seedCoupons(context, readSeedCoupons(channel.key));
    await seedPackings(context, charges.packings);
    await seedDemoMember(tx, channel, now);
    await seedDemoActivity(context, seed.editorial.member);
    // Orders in the past must not send notifications now.
    await tx.delete(mails).where(eq(mails.channelId, channel.id));
  });
}
