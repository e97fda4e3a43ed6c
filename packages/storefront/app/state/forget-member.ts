import { isMembersOwn } from "@noren/api";
import { endsSession } from "@noren/domain/logout";
import type { SessionEvent } from "@noren/domain/session";
import type { Reducer, UnknownAction } from "@reduxjs/toolkit";
import type { RootState } from "./store.ts";

/** [session.logout-resets] When a session ends, what belonged to the member leaves the memory with it; everything else may stay there. */
export function forgetMember<P>(reducer: Reducer<RootState, UnknownAction, P>): Reducer<RootState, UnknownAction, P> {
  return (state, action) => {
    const next = reducer(state, action);
    if (!endsSession(action as unknown as SessionEvent)) return next;
    const kept = Object.entries(next.api.queries).filter(([, entry]) => !isMembersOwn(entry?.endpointName ?? ""));
    return { ...next, api: { ...next.api, queries: Object.fromEntries(kept), mutations: {} } };
  };
}
