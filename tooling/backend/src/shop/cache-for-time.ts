import { LRUCache } from "lru-cache";
import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";

const MAX_SHOPS = 50;

export interface CacheAge {
  /** An older value is read again. */
  freshMs: number;
  /** Until then the older value is served meanwhile. */
  usableMs: number;
}

interface Entry<T> {
  value: Promise<T>;
  readAt: number;
  isRefreshing: boolean;
}

/**
 * Caches a value per shop for a time, where `cacheByChannel` would read it too often. Requests do not wait while an old
 * value is read again. Failures are not cached.
 */
export function cacheForTime<T, Args extends readonly unknown[] = []>(
  read: (db: Db, channel: Channel, ...args: Args) => Promise<T>,
  { freshMs, usableMs }: CacheAge,
): (db: Db, channel: Channel, ...args: Args) => Promise<T> {
  const caches = new WeakMap<Db, LRUCache<number, Entry<T>>>();
  return (db, channel, ...args) => {
    const cache = caches.get(db) ?? new LRUCache<number, Entry<T>>({ max: MAX_SHOPS });
    caches.set(db, cache);
    const now = performance.now();
    const add = (value: Promise<T>) => cache.set(channel.id, { value, readAt: now, isRefreshing: false });
    const entry = cache.get(channel.id);
    const age = entry ? now - entry.readAt : Infinity;
    if (!entry || age >= usableMs) {
      const value = read(db, channel, ...args);
      add(value);
      value.catch(() => cache.delete(channel.id));
      return value;
    }
    if (age >= freshMs && !entry.isRefreshing) {
      entry.isRefreshing = true;
      const value = read(db, channel, ...args);
      value.then(
        () => add(value),
        () => (entry.isRefreshing = false),
      );
    }
    return entry.value;
  };
}
