import { QueryStatus } from "@reduxjs/toolkit/query";
import { shortMemory } from "./short-memory.ts";
import type { RootState } from "./store.ts";

interface Options {
  /** How long a state serves, in milliseconds; 0 for never. */
  lifetimeMs: number;
  now?: () => number;
  /** States that are kept at most; the oldest goes first. */
  most?: number;
}

/**
 * What pages have just been made from. A page that is asked for again a moment later is made anew, from the same answers
 * of the API: reading and storing those takes longer than the page itself. Only states in which every question was
 * answered are kept; no page changes one, since a store never changes its state but replaces it.
 */
export function recentStates({ lifetimeMs, now = Date.now, most = 300 }: Options) {
  const kept = shortMemory<RootState>({ lifetimeMs, most, now });
  return {
    /** @param address the channel and the whole path */
    find: (address: string): RootState | undefined => kept.find(address),
    keep(address: string, state: RootState): void {
      if (lifetimeMs === 0 || kept.find(address)) return;
      const isWhole = Object.values(state.api.queries).every((query) => query?.status === QueryStatus.fulfilled);
      if (isWhole) kept.keep(address, state);
    },
  };
}
