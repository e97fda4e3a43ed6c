import { eq } from "drizzle-orm";
import type { Db } from "../db/pool.ts";
import { channels } from "../db/schema/shop.ts";
import { parseByChannel } from "./parse-by-channel.ts";

/**
 * Reads `SHOP_ORIGINS`, e.g. `simple=https://shop.example.jp,fl1=https://fl1.example.jp`.
 *
 * @throws StartError in one sentence that names the variable
 */
export function readOrigins(text?: string): ReadonlyMap<string, string> {
  return parseByChannel("SHOP_ORIGINS", "origin", text, (url) => {
    const origin = URL.canParse(url) ? new URL(url).origin : "null";
    return /^https?:/.test(origin) ? origin : null;
  });
}

/** Saves the origins of these channels. */
export async function saveOrigins(db: Db, origins: ReadonlyMap<string, string>): Promise<void> {
  for (const [key, origin] of origins) await db.update(channels).set({ origin }).where(eq(channels.key, key));
}
