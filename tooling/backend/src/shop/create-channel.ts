import type { Settings } from "@noren/contract";
import { defaultSettings } from "@noren/contract/default-settings";
import type { Db, Transaction } from "../db/pool.ts";
import { type Channel, channels } from "../db/schema/shop.ts";
import { localOrigin } from "./local-origin.ts";

export interface NewChannel {
  /** The value of the `X-Channel` header; also the prefix of the channel's stored files. */
  key: string;
  name: string;
  /** The shop's origin; by default the one on a developer's machine. */
  origin?: string;
  settings?: Partial<Settings>;
}

/** Creates a channel with the default settings, overridden by the given ones. */
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
