import { LRUCache } from "lru-cache";

/** The number of requests of a network within a window that starts with the first one. */
export interface RequestLimit {
  max: number;
  windowMs: number;
}

/** Networks that are counted; the least recently seen is forgotten. */
const MAX_NETWORKS = 10_000;

/**
 * Counts requests in this process, for frequent reads: `countAttempt` writes a row for each. Returns a function that counts
 * a request and says whether it is within the limit.
 */
export function createRequestCounter({ max, windowMs }: RequestLimit): (network: string, now: Date) => boolean {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: MAX_NETWORKS });
  return (network, now) => {
    const current = windows.get(network);
    if (!current || current.endsAt <= now.getTime()) {
      windows.set(network, { count: 1, endsAt: now.getTime() + windowMs });
      return true;
    }
    current.count += 1;
    return current.count <= max;
  };
}
