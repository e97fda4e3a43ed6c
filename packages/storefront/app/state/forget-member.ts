import { type api, isMembersOwn } from "@noren/api";
import { endsSession } from "@noren/domain/logout";
import type { Reducer, UnknownAction } from "@reduxjs/toolkit";
import { isSessionEvent } from "./session.ts";

interface WithApi {
  api: ReturnType<typeof api.reducer>;
}

/** Removes the member's own data from the API cache when the session ends [session.logout-resets]. Public data stays. */
export function forgetMember<S extends WithApi, P>(
  reducer: Reducer<S, UnknownAction, P>,
): Reducer<S, UnknownAction, P> {
  return (state, action) => {
    const next = reducer(state, action);
    if (!isSessionEvent(action) || !endsSession(action)) return next;
    const kept = Object.entries(next.api.queries).filter(([, entry]) => !isMembersOwn(entry?.endpointName ?? ""));
    return { ...next, api: { ...next.api, queries: Object.fromEntries(kept), mutations: {} } };
  };
}
