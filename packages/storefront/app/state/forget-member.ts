import { endsSession } from "@noren/domain/logout";
import type { SessionEvent } from "@noren/domain/session";
import type { Reducer, UnknownAction } from "@reduxjs/toolkit";
import type { RootState } from "./store.ts";

/** What only a member is answered; everything else may stay in the cache after a logout. */
const MEMBERS_OWN = new Set([
  "getUser",
  "listAddresses",
  "getAddress",
  "listOrders",
  "getOrder",
  "listProductHistories",
  "getCart",
]);

/** Spec 4: when a session ends, what belonged to the member leaves the memory with it. */
export function forgetMember<P>(reducer: Reducer<RootState, UnknownAction, P>): Reducer<RootState, UnknownAction, P> {
  return (state, action) => {
    const next = reducer(state, action);
    if (!endsSession(action as unknown as SessionEvent)) return next;
    const kept = Object.entries(next.api.queries).filter(([, entry]) => !MEMBERS_OWN.has(entry?.endpointName ?? ""));
    return { ...next, api: { ...next.api, queries: Object.fromEntries(kept), mutations: {} } };
  };
}
