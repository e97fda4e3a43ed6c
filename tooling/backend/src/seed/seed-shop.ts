import { eq } from "drizzle-orm";
import { schoolKeys } from "../db/schema/account.ts";
import { businessDayExceptions, type Channel, channels, type Issuer } from "../db/schema/shop.ts";
import { addDays, toJapanDay } from "../time/japan-time.ts";
import { firstOf, type SeedContext } from "./seed-context.ts";
import type { Company, SeedShop } from "./shapes.ts";

/** The settings of a shop's file, with its name and how customers reach its company. */
export const settingsOf = ({ name, settings, company: { tel, hours, email } }: SeedShop) => ({
  "SITE.NAME": name,
  ...settings,
  "SITE.CONTACT.PHONE": tel,
  "SITE.CONTACT.HOURS": hours,
  "SITE.CONTACT.EMAIL": email,
});

/** The days on which a shop departs from its week. */
export const exceptionsOf = ({ exceptions }: Pick<SeedShop, "exceptions">, today: Date) =>
  exceptions.map(({ in_days = 0, on, is_open: isOpen, name }) => ({
    date: on ?? addDays(toJapanDay(today), in_days),
    isOpen,
    name,
  }));

/** Writes what a shop is, apart from its settings: name, calendar, payment, receipts, limits and school keys. */
export async function seedShopFacts(
  { tx, channelId, today }: Pick<SeedContext, "tx" | "channelId" | "today">,
  shop: SeedShop,
): Promise<Channel> {
  const ofChannel = eq(channels.id, channelId);
  const changes = {
    name: shop.name,
    closedWeekdays: shop.closed_weekdays,
    isClosedOnHolidays: shop.is_closed_on_holidays,
    bankAccount: shop.bank_account,
    paymentMethods: shop.payment_methods,
    issuer: issuerOf(shop.company),
    contactEmail: shop.company.email,
    addressLimit: shop.address_limit,
  };
  const channel = firstOf(await tx.update(channels).set(changes).where(ofChannel).returning());
  await tx.delete(businessDayExceptions).where(eq(businessDayExceptions.channelId, channelId));
  const exceptions = exceptionsOf(shop, today).map((exception) => ({ ...exception, channelId }));
  if (exceptions.length > 0) await tx.insert(businessDayExceptions).values(exceptions);
  await tx.delete(schoolKeys).where(eq(schoolKeys.channelId, channelId));
  const keys = shop.school_keys.map(({ key, school_name: schoolName }) => ({ channelId, key, schoolName }));
  if (keys.length > 0) await tx.insert(schoolKeys).values(keys);
  return channel;
}

/** The issuer on the shop's receipts. */
function issuerOf({ seller, postal_code, address, tel, invoice_number }: Company): Issuer {
  return { name: seller, postal_code, address, tel, registration_number: invoice_number };
}
