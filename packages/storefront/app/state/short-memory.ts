interface Options {
  /** How long something serves, in milliseconds; 0 for never. */
  lifetimeMs: number;
  /** Things that are kept at most; the oldest goes first. */
  most: number;
  now: () => number;
}

/** Things that serve for a moment, by their keys. What is over goes when something new comes. */
export function shortMemory<T>({ lifetimeMs, most, now }: Options) {
  const kept = new Map<string, { value: T; until: number }>();
  return {
    find(key: string): T | undefined {
      const found = kept.get(key);
      return found && found.until > now() ? found.value : undefined;
    },
    keep(key: string, value: T): void {
      kept.delete(key);
      // All live equally long: what was kept first is over first.
      for (const [oldest, { until }] of kept) {
        if (until > now() && kept.size < most) break;
        kept.delete(oldest);
      }
      kept.set(key, { value, until: now() + lifetimeMs });
    },
    forget(key: string): void {
      kept.delete(key);
    },
    get size(): number {
      return kept.size;
    },
  };
}
