import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";

/**
 * Reads something of a shop once for as long as its channel's row is kept (`channels.ts`): what comes of it is as fresh
 * as the shop's settings. A failure is not kept.
 */
export function keptByChannel<T>(
  read: (db: Db, channel: Channel) => Promise<T>,
): (db: Db, channel: Channel) => Promise<T> {
  const kept = new WeakMap<Channel, Promise<T>>();
  return (db, channel) => {
    let value = kept.get(channel);
    if (!value) {
      value = read(db, channel);
      kept.set(channel, value);
      value.catch(() => kept.delete(channel));
    }
    return value;
  };
}
