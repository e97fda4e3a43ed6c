import { asc, eq } from "drizzle-orm";
import { type MailRow, mails } from "../db/schema/mail.ts";
import type { TestShop } from "./shop.ts";

/** The mails that were queued for an address, the oldest first. */
export function mailsTo(shop: TestShop, address: string): Promise<MailRow[]> {
  return shop.db.select().from(mails).where(eq(mails.recipient, address)).orderBy(asc(mails.id));
}

/** The value of a parameter of the link in the newest mail to an address; undefined where there is none. */
export async function linkParameter(shop: TestShop, address: string, name: string): Promise<string | undefined> {
  const newest = (await mailsTo(shop, address)).at(-1);
  const link = /https?:\/\/\S+\?\S+/.exec(newest?.bodyText ?? "")?.[0];
  return link === undefined ? undefined : (new URL(link).searchParams.get(name) ?? undefined);
}
