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
 * Old values are made anew one at a time; the others are given on for a little longer. Everything that is kept ends at the
 * same moment, and all of it at once would take connections and processors from those who wait for an answer.
 */
let isMakingAnew = false;

/**
 * Says that a channel's row was read again: what was kept with the last one is given on for as long as its successor is
 * being made, so that a busy shop waits for a slow count only once.
 */
export function succeed(channel: Channel, last: Channel): void {
  lastOf.set(channel, last);
  lastOf.delete(last);
}

/**
 * Reads something of a shop once for as long as its channel's row is kept (`channels.ts`): what comes of it is as fresh
 * as the shop's settings, and once more that old while it is made anew. A failure is not kept.
 *
 * @param keyOf parts what is kept by what is asked about the shop
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
