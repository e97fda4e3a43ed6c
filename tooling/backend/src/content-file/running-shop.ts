import { and, count, eq, gt, isNull, min, notInArray, or, sql } from "drizzle-orm";
import { brands, categories, productCategories, products } from "../db/schema/catalogue.ts";
import { coupons } from "../db/schema/coupon.ts";
import { inquiries } from "../db/schema/inquiry.ts";
import { channels } from "../db/schema/shop.ts";
import { changeSettings } from "../shop/change-settings.ts";
import { StartError } from "../process/start-error.ts";
import { findDuplicates } from "../seed/check-seed.ts";
import { type SeedCoupons, seedCoupons, termOf } from "../seed/seed-coupons.ts";
import type { SeedContext } from "../seed/seed-context.ts";
import { exceptionsOf, seedShopFacts, settingsOf } from "../seed/seed-shop.ts";
import type { SeedShop } from "../seed/shapes.ts";

/** What a check of a file against the running shop needs. */
export type ShopContext = Pick<SeedContext, "tx" | "channelId" | "today">;

type Kind = (typeof categories.$inferSelect)["kind"];
interface Used {
  key: string;
  uses: number;
  example: string | null;
}

/** Finds brands that are not in the file although products have them. Locks the brands, so that no other product gets one. */
export async function findUsedBrands({ tx, channelId }: ShopContext, kept: readonly string[]): Promise<string[]> {
  const ofShop = eq(brands.channelId, channelId);
  await tx.select({ id: brands.id }).from(brands).where(ofShop).orderBy(brands.id).for("update");
  const used = await tx
    .select({ key: brands.key, uses: count(), example: min(products.key) })
    .from(brands)
    .innerJoin(products, eq(products.brandId, brands.id))
    .where(and(ofShop, notInArray(brands.key, [...kept])))
    .groupBy(brands.key)
    .orderBy(brands.key);
  return used.map((row) => describeUse("brand", "products", row));
}

/** The same for categories of a kind, whose products or inquiries would lose them. */
export async function findUsedCategories(
  { tx, channelId }: ShopContext,
  kind: Kind,
  kept: readonly string[],
): Promise<string[]> {
  const ofShop = and(eq(categories.channelId, channelId), eq(categories.kind, kind));
  await tx.select({ id: categories.id }).from(categories).where(ofShop).orderBy(categories.id).for("update");
  const gone = and(ofShop, notInArray(categories.key, [...kept]));
  const query =
    kind === "products"
      ? tx
          .select({ key: categories.key, uses: count(), example: min(products.key) })
          .from(categories)
          .innerJoin(productCategories, eq(productCategories.categoryId, categories.id))
          .innerJoin(products, eq(products.id, productCategories.productId))
      : tx
          .select({ key: categories.key, uses: count(), example: min(inquiries.key) })
          .from(categories)
          .innerJoin(inquiries, eq(inquiries.categoryId, categories.id));
  const used = await query.where(gone).groupBy(categories.key).orderBy(categories.key);
  return used.map((row) => describeUse("category", kind, row));
}

const describeUse = (what: string, users: string, { key, uses, example }: Used) =>
  `${what} "${key}" is missing, but ${uses} ${users} have it (${example})`;

/** Deletes the brands that are not in the file. */
export const dropBrands = ({ tx, channelId }: ShopContext, kept: readonly string[]) =>
  tx.delete(brands).where(and(eq(brands.channelId, channelId), notInArray(brands.key, [...kept])));

/** Deletes the categories of a kind that are not in the file. */
export const dropCategories = ({ tx, channelId }: ShopContext, kind: Kind, kept: readonly string[]) =>
  tx
    .delete(categories)
    .where(and(eq(categories.channelId, channelId), eq(categories.kind, kind), notInArray(categories.key, [...kept])));

/** Finds coupons that end before they start, or whose limits are below what members hold and have used. Locks the coupons. */
export async function checkCoupons({ tx, channelId, today }: ShopContext, list: SeedCoupons): Promise<string[]> {
  const rows = await tx
    .select()
    .from(coupons)
    .where(eq(coupons.channelId, channelId))
    .orderBy(coupons.id)
    .for("no key update");
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return [
    ...findDuplicates(
      list.map(({ code }) => code),
      "coupon",
    ),
    ...list.flatMap((coupon) => {
      const { startsAt, endsAt } = termOf(coupon, today);
      const { takenCount = 0, usedCount = 0 } = byCode.get(coupon.code) ?? {};
      const problems = [];
      if (endsAt !== null && endsAt <= startsAt) problems.push("it ends before it starts");
      if (takenCount > (coupon.take_limit ?? Infinity))
        problems.push(`take_limit is below the ${takenCount} members who have it`);
      if (usedCount > (coupon.use_limit ?? Infinity))
        problems.push(`use_limit is below the ${usedCount} orders that used it`);
      return problems.map((problem) => `coupon "${coupon.code}": ${problem}`);
    }),
  ];
}

/** Writes the coupons of the file. Others end now: who has one keeps it until it expires. */
export async function replaceCoupons(context: SeedContext, list: SeedCoupons): Promise<void> {
  const { tx, channelId, today } = context;
  await seedCoupons(context, list);
  const now = today.toISOString();
  await tx
    .update(coupons)
    // One that has not begun cannot end after it began.
    .set({ endsAt: today, startsAt: sql`least(${coupons.startsAt}, ${now}::timestamptz - interval '1 second')` })
    .where(
      and(
        eq(coupons.channelId, channelId),
        or(isNull(coupons.endsAt), gt(coupons.endsAt, today)),
        notInArray(
          coupons.code,
          list.map(({ code }) => code),
        ),
      ),
    );
}

/** Finds invalid settings, and days and school keys that occur twice. */
export async function checkShop(context: ShopContext, shop: SeedShop): Promise<string[]> {
  return [
    ...(await findInvalidSettings(context, shop)),
    ...findDuplicates(
      exceptionsOf(shop, context.today).map(({ date }) => date),
      "exception",
    ),
    ...findDuplicates(
      shop.school_keys.map(({ key }) => key.normalize("NFKC").trim().toLowerCase()),
      "school key",
    ),
    ...findDuplicates(
      shop.payment_methods.map(({ code }) => code),
      "payment method",
    ),
  ];
}

async function findInvalidSettings(context: ShopContext, shop: SeedShop): Promise<string[]> {
  try {
    await changedSettings(context, shop);
    return [];
  } catch (cause) {
    if (cause instanceof StartError) return [cause.message];
    throw cause;
  }
}

/** The shop's settings with those of the file. */
async function changedSettings({ tx, channelId }: ShopContext, shop: SeedShop) {
  const [channel] = await tx
    .select({ settings: channels.settings })
    .from(channels)
    .where(eq(channels.id, channelId))
    .for("no key update");
  return changeSettings(channel?.settings ?? {}, settingsOf(shop));
}

/** Writes what the file says about the shop; settings that it omits stay. */
export async function replaceShop(context: SeedContext, shop: SeedShop): Promise<void> {
  const settings = await changedSettings(context, shop);
  await context.tx.update(channels).set({ settings }).where(eq(channels.id, context.channelId));
  await seedShopFacts(context, shop);
}
