import { eq } from "drizzle-orm";
import type { Db } from "../db/pool.ts";
import { channels } from "../db/schema/shop.ts";
import { StartError } from "../start-error.ts";

/**
 * Reads `SHOP_ORIGINS`, e.g. `simple=https://shop.example.jp,fl1=https://fl1.example.jp`.
 *
 * @throws StartError in one sentence that names the variable
 */
export function readOrigins(text = ""): ReadonlyMap<string, string> {
  const pairs = text.split(",").filter((pair) => pair.trim() !== "");
  return new Map(
    pairs.map((pair) => {
      const [key = "", address = ""] = pair.split("=").map((part) => part.trim());
      const origin = URL.canParse(address) ? new URL(address).origin : "null";
      if (!key || !/^https?:/.test(origin)) throw new StartError(`SHOP_ORIGINS is not channel=origin,…: ${pair}`);
      return [key, origin];
    }),
  );
}

/** Writes where the shops stand into their channels; the others keep what they have. */
export async function saveOrigins(db: Db, origins: ReadonlyMap<string, string>): Promise<void> {
  for (const [key, origin] of origins) await db.update(channels).set({ origin }).where(eq(channels.key, key));
}
