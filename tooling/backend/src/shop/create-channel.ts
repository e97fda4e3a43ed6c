import type { Settings } from "@noren/contract";
import type { Db, Transaction } from "../db/pool.ts";
import { type Channel, channels } from "../db/schema/shop.ts";
import { defaultSettings } from "./default-settings.ts";
import { localOrigin } from "./local-origin.ts";

export interface NewChannel {
  /** What `X-Channel` carries; also the prefix of its stored files. */
  key: string;
  name: string;
  /** Where it stands; as on a developer's machine where nothing is said. */
  origin?: string;
  settings?: Partial<Settings>;
}

/** Opens a shop with the default settings and the given ones over them. */
export async function createChannel(
  db: Db | Transaction,
  { key, name, origin, settings }: NewChannel,
): Promise<Channel> {
  const row = {
    key,
    name,
    origin: origin ?? localOrigin(key),
    settings: { ...defaultSettings(key, name), ...settings },
  };
  const [channel] = await db.insert(channels).values(row).returning();
  if (!channel) throw new Error("The channel was not returned");
  return channel;
}
