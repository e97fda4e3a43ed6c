import { QueryStatus } from "@reduxjs/toolkit/query";
import { LRUCache } from "lru-cache";
import type { RootState } from "./store.ts";

interface Options {
  /** How long a state serves further requests, in milliseconds; 0 for never. */
  lifetimeMs: number;
  /** Number of states that are kept at most. */
  max?: number;
}

/**
 * Keeps the states that pages were just rendered from. A request for the same URL a moment later is rendered from the
 * same API answers: to read and store those takes longer than to render the page. Keeps only states in which every query
 * succeeded. Requests can share a state, since a store replaces its state and never changes it.
 */
export function recentStates({ lifetimeMs, max = 300 }: Options) {
  const states = new LRUCache<string, RootState>({ max, ttl: lifetimeMs, ttlAutopurge: true, perf: Date });
  return {
    /** @param key the channel and the whole path */
    find: (key: string): RootState | undefined => states.get(key),
    /** Keeps a state unless the key has one, so that each is at most `lifetimeMs` old. */
    keep(key: string, state: RootState): void {
      if (lifetimeMs === 0 || states.has(key)) return;
      const isComplete = Object.values(state.api.queries).every((query) => query?.status === QueryStatus.fulfilled);
      if (isComplete) states.set(key, state);
    },
  };
}
