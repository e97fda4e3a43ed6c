import { isMembersOwn } from "@noren/api";
import { endsSession } from "@noren/domain/logout";
import type { SessionEvent } from "@noren/domain/session";
import type { Reducer, UnknownAction } from "@reduxjs/toolkit";
import type { RootState } from "./store.ts";

/** A cart is asked for by its token, but what is in it is the member's. Everything else may stay in the cache. */
const isForgotten = (endpoint = "") => endpoint === "getCart" || isMembersOwn(endpoint);

/** Spec 4: when a session ends, what belonged to the member leaves the memory with it. */
export function forgetMember<P>(reducer: Reducer<RootState, UnknownAction, P>): Reducer<RootState, UnknownAction, P> {
  return (state, action) => {
    const next = reducer(state, action);
    if (!endsSession(action as unknown as SessionEvent)) return next;
    const kept = Object.entries(next.api.queries).filter(([, entry]) => !isForgotten(entry?.endpointName));
    return { ...next, api: { ...next.api, queries: Object.fromEntries(kept), mutations: {} } };
  };
}
