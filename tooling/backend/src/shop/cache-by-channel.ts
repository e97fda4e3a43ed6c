import { LRUCache } from "lru-cache";
import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";

interface CacheEntry<T> {
  value: Promise<T>;
  isResolved: boolean;
}

/** Values per function and channel. Clients can send any search word, so the least recently used value is dropped. */
export const MAX_CACHED_VALUES = 300;

const previousRows = new WeakMap<Channel, Channel>();

/**
 * Stale values are read again one at a time; the others are served stale a little longer. All values of a channel expire at
 * the same moment, and reading all of them at once would take connections and CPU from requests.
 */
let isRefreshing = false;

/**
 * Marks a channel's row as the successor of another: values cached with the old row are served stale until they are read
 * again, so that a busy shop waits for a slow query only once.
 */
export function inheritCache(channel: Channel, previous: Channel): void {
  previousRows.set(channel, previous);
  previousRows.delete(previous);
}

/**
 * Caches a read for as long as the channel's row is cached (`channels.ts`), plus the time until the stale value is read
 * again. Failures are not cached.
 *
 * @param keyOf the cache key of the arguments
 */
export function cacheByChannel<T, Args extends readonly unknown[] = []>(
  read: (db: Db, channel: Channel, ...args: Args) => Promise<T>,
  keyOf: (...args: Args) => string = () => "",
): (db: Db, channel: Channel, ...args: Args) => Promise<T> {
  const caches = new WeakMap<Channel, LRUCache<string, CacheEntry<T>>>();

  function addEntry(cache: LRUCache<string, CacheEntry<T>>, key: string, value: Promise<T>): CacheEntry<T> {
    const entry = { value, isResolved: false };
    cache.set(key, entry);
    value.then(
      () => (entry.isResolved = true),
      () => cache.delete(key),
    );
    return entry;
  }

  return (db, channel, ...args) => {
    const cache = caches.get(channel) ?? new LRUCache<string, CacheEntry<T>>({ max: MAX_CACHED_VALUES });
    caches.set(channel, cache);
    const key = keyOf(...args);
    const entry = cache.get(key);
    if (entry?.isResolved) return entry.value;
    const previous = previousRows.get(channel);
    const stale = previous && caches.get(previous)?.get(key);
    if (!stale?.isResolved) return (entry ?? addEntry(cache, key, read(db, channel, ...args))).value;
    if (!entry && !isRefreshing) {
      isRefreshing = true;
      const done = () => (isRefreshing = false);
      addEntry(cache, key, read(db, channel, ...args)).value.then(done, done);
    }
    return stale.value;
  };
}
