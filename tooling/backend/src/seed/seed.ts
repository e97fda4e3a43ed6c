import { eq } from "drizzle-orm";
import { saveProducts } from "../catalogue/save-products.ts";
import type { Db } from "../db/pool.ts";
import { schoolKeys } from "../db/schema/account.ts";
import { mails } from "../db/schema/mail.ts";
import { businessDayExceptions, channels, type Issuer } from "../db/schema/shop.ts";
import { addDays, toJapanDay } from "../time/japan-time.ts";
import { indexProducts } from "../search/index-products.ts";
import { createChannel } from "../shop/create-channel.ts";
import { seedDemoMember } from "./demo-member.ts";
import { seedDemoActivity } from "./demo-activity.ts";
import { createSeedContext } from "./seed-context.ts";
import { readSeed } from "./read-seed.ts";
import type { ShopSeed } from "./shop-seed.ts";
import { seedContent, seedBrandsAndCategories } from "./seed-content.ts";
import { seedEditorial } from "./seed-editorial.ts";
import { buildProductDrafts } from "./seed-products.ts";
import { seedCoupons } from "./seed-coupons.ts";
import { seedPopularWords } from "./seed-popular-words.ts";
import { readSeedPackings, seedPackings } from "./seed-packings.ts";
import type { Company, SeedShop } from "./shapes.ts";
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
    const [channel = created] = await tx
      .update(channels)
      .set({
        closedWeekdays: shop.closed_weekdays,
        isClosedOnHolidays: shop.is_closed_on_holidays,
        bankAccount: shop.bank_account,
        paymentMethods: shop.payment_methods,
        issuer: issuerOf(shop.company),
        contactEmail: shop.company.email,
        addressLimit: shop.address_limit,
      })
      .where(eq(channels.id, created.id))
      .returning();
    const exceptions = shop.exceptions.map(({ in_days, is_open, name }) => ({
      channelId: channel.id,
      date: addDays(toJapanDay(now), in_days),
      isOpen: is_open,
      name,
    }));
    if (exceptions.length > 0) await tx.insert(businessDayExceptions).values(exceptions);
    const keys = shop.school_keys.map(({ key, school_name }) => ({
      channelId: channel.id,
      key,
      schoolName: school_name,
    }));
    if (keys.length > 0) await tx.insert(schoolKeys).values(keys);
    await seedBrandsAndCategories(tx, channel.id, seed, studio);
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
    await seedCoupons(tx, channel, now);
    await seedPackings(context, charges.packings);
    await seedDemoMember(tx, channel, now);
    await seedPopularWords(context, seed.editorial.popular_words);
    await seedDemoActivity(context, seed.editorial.member);
    // Orders in the past must not send notifications now.
    await tx.delete(mails).where(eq(mails.channelId, channel.id));
  });
}

/** The shop's settings, with how customers reach its company. */
const settingsOf = ({ settings, company: { tel, hours, email } }: SeedShop) => ({
  ...settings,
  "SITE.CONTACT.PHONE": tel,
  "SITE.CONTACT.HOURS": hours,
  "SITE.CONTACT.EMAIL": email,
});

/** The issuer on the shop's receipts. */
function issuerOf({ seller, postal_code, address, tel, invoice_number }: Company): Issuer {
  return { name: seller, postal_code, address, tel, registration_number: invoice_number };
}
