import { isSecretPath } from "@noren/domain/secret-paths";
import { QueryStatus } from "@reduxjs/toolkit/query";
import { LRUCache } from "lru-cache";
import type { RootState } from "./store.ts";

interface Options {
  /** How long a state serves further requests, in milliseconds; 0 for never. */
  lifetimeMs: number;
  /** Number of states that are kept at most. */
  max?: number;
}

const keyOf = (channel: string, { pathname, search }: URL) => `${channel} ${pathname}${search}`;

/**
 * Keeps the states that pages were just rendered from. A request for the same URL a moment later is rendered from the
 * same API answers: to read and store those takes longer than to render the page. Keeps only states in which every query
 * succeeded. Requests can share a state, since a store replaces its state and never changes it.
 */
export function createRecentStates({ lifetimeMs, max = 300 }: Options) {
  const states = new LRUCache<string, RootState>({ max, ttl: lifetimeMs, ttlAutopurge: true, perf: Date });
  return {
    find: (channel: string, url: URL): RootState | undefined => states.get(keyOf(channel, url)),
    /** Keeps a state unless the URL has one, so that each is at most `lifetimeMs` old, or carries a secret. */
    keep(channel: string, url: URL, state: RootState): void {
      const key = keyOf(channel, url);
      if (lifetimeMs === 0 || isSecretPath(url.pathname) || states.has(key)) return;
      const isComplete = Object.values(state.api.queries).every((query) => query?.status === QueryStatus.fulfilled);
      if (isComplete) states.set(key, state);
    },
  };
}
