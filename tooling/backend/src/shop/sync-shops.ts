import type { Settings } from "@noren/contract";
import { inArray } from "drizzle-orm";
import { type Channel, channels } from "../db/schema/shop.ts";
import { cacheByChannel } from "./cache-by-channel.ts";

/** Whether a shop names another one to share logins with. Both must name each other. */
export const syncsWith = ({ settings }: Pick<Channel, "settings">, key: string): boolean =>
  settings["LOGIN.SYNC_CHANNELS"]?.includes(key) === true;

/** The shops that share logins with this one, in the order of its setting. */
export const syncShopSettings = cacheByChannel(async (db, channel): Promise<Partial<Settings>> => {
  const keys = channel.settings["LOGIN.SYNC_CHANNELS"] ?? [];
  if (keys.length === 0) return {};
  const rows = await db.select().from(channels).where(inArray(channels.key, keys));
  const shops = keys.flatMap((key) => rows.filter((row) => row.key === key && syncsWith(row, channel.key)));
  return {
    "LOGIN.SYNC_SHOPS": shops.map(({ key, settings, origin }) => ({
      channel: key,
      name: settings["SITE.NAME"],
      url: `${origin}/`,
    })),
  };
});
