import { eq } from "drizzle-orm";
import type { Db } from "../db/pool.ts";
import { channels } from "../db/schema/shop.ts";
import { readByShop } from "./read-by-shop.ts";

/**
 * Reads `SHOP_ORIGINS`, e.g. `simple=https://shop.example.jp,fl1=https://fl1.example.jp`.
 *
 * @throws StartError in one sentence that names the variable
 */
export function readOrigins(text?: string): ReadonlyMap<string, string> {
  return readByShop("SHOP_ORIGINS", "origin", text, (address) => {
    const origin = URL.canParse(address) ? new URL(address).origin : "null";
    return /^https?:/.test(origin) ? origin : null;
  });
}

/** Writes where the shops stand into their channels; the others keep what they have. */
export async function saveOrigins(db: Db, origins: ReadonlyMap<string, string>): Promise<void> {
  for (const [key, origin] of origins) await db.update(channels).set({ origin }).where(eq(channels.key, key));
}
