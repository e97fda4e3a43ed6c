import { asc, eq } from "drizzle-orm";
import { type MailRow, mails } from "../db/schema/mail.ts";
import type { TestShop } from "./shop.ts";

/** The mails queued for an email, oldest first. */
export function findMailsTo(shop: TestShop, email: string): Promise<MailRow[]> {
  return shop.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.id));
}

/** The login code in the newest mail to an email; empty without one. */
export async function readLoginCode(shop: TestShop, email: string): Promise<string> {
  const newest = (await findMailsTo(shop, email)).at(-1);
  return /確認コード：(\d{6})/.exec(newest?.bodyText ?? "")?.[1] ?? "";
}

/** A query parameter of the link in the newest mail to an email; undefined without one. */
export async function readLinkParameter(shop: TestShop, email: string, name: string): Promise<string | undefined> {
  const newest = (await findMailsTo(shop, email)).at(-1);
  const link = /https?:\/\/\S+\?\S+/.exec(newest?.bodyText ?? "")?.[0];
  return link === undefined ? undefined : (new URL(link).searchParams.get(name) ?? undefined);
}
