import { LRUCache } from "lru-cache";
import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";

interface Kept<T> {
  value: Promise<T>;
  isMade: boolean;
}

/** Values per function and channel. A cache needs a limit, since a client can send any word; the least used goes first. */
export const MOST_KEPT = 300;

const lastOf = new WeakMap<Channel, Channel>();

/**
 * Stale values are read again one at a time; the others are served stale a little longer. All values of a channel expire at
 * the same moment, and reading all of them at once would take connections and CPU from requests.
 */
let isMakingAnew = false;

/**
 * Marks a channel's row as the successor of another: values cached with the old row are served stale until they are read
 * again, so that a busy shop waits for a slow query only once.
 */
export function succeed(channel: Channel, last: Channel): void {
  lastOf.set(channel, last);
  lastOf.delete(last);
}

/**
 * Caches a read for as long as the channel's row is cached (`channels.ts`), plus the time until the stale value is read
 * again. Failures are not cached.
 *
 * @param keyOf the cache key of the arguments
 */
export function keptByChannel<T, About extends readonly unknown[] = []>(
  read: (db: Db, channel: Channel, ...about: About) => Promise<T>,
  keyOf: (...about: About) => string = () => "",
): (db: Db, channel: Channel, ...about: About) => Promise<T> {
  const kept = new WeakMap<Channel, LRUCache<string, Kept<T>>>();

  function make(known: LRUCache<string, Kept<T>>, key: string, value: Promise<T>): Kept<T> {
    const entry = { value, isMade: false };
    known.set(key, entry);
    value.then(
      () => (entry.isMade = true),
      () => known.delete(key),
    );
    return entry;
  }

  return (db, channel, ...about) => {
    const known = kept.get(channel) ?? new LRUCache<string, Kept<T>>({ max: MOST_KEPT });
    kept.set(channel, known);
    const key = keyOf(...about);
    const entry = known.get(key);
    if (entry?.isMade) return entry.value;
    const last = lastOf.get(channel);
    const before = last && kept.get(last)?.get(key);
    if (!before?.isMade) return (entry ?? make(known, key, read(db, channel, ...about))).value;
    if (!entry && !isMakingAnew) {
      isMakingAnew = true;
      const done = () => (isMakingAnew = false);
      make(known, key, read(db, channel, ...about)).value.then(done, done);
    }
    return before.value;
  };
}
