import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { schoolKeys } from "../db/schema/account.ts";
import { channels } from "../db/schema/shop.ts";
import type { TestShop } from "./shop.ts";

/** The headers of a browser that has entered the channel's school key; empty for a channel without keys. */
export async function schoolKeyHeaders(shop: TestShop, channel: string): Promise<Record<string, string>> {
  const [known] = await shop.db
    .select({ key: schoolKeys.key })
    .from(schoolKeys)
    .innerJoin(channels, eq(channels.id, schoolKeys.channelId))
    .where(eq(channels.key, channel));
  if (!known) return {};
  const { headers } = await shop.call(calls.checkSchoolKey, { body: { key: known.key }, channel });
  return { cookie: headers.get("set-cookie")?.split(";")[0] ?? "" };
}
