import { api } from "@noren/api";
import type { Problem } from "@noren/domain/problem";
import type { CallName } from "@noren/contract";
import { isFulfilled, isRejectedWithValue, type PayloadAction } from "@reduxjs/toolkit";

/** An action of RTK Query: what a call answered, or the problem it met. */
type ApiCall<P> = PayloadAction<
  P,
  string,
  { arg: { endpointName: string; originalArgs: unknown; type: "query" | "mutation" } }
>;

const isApiAction = ({ type }: { type: string }) => type.startsWith(`${api.reducerPath}/`);

/** Matches every call that succeeded. */
export const isSucceededCall = (action: unknown): action is ApiCall<unknown> =>
  isFulfilled(action) && isApiAction(action);

/** Matches every call that failed. The base query rejects with a problem and nothing else. */
export const isFailedCall = (action: unknown): action is ApiCall<Problem> =>
  isRejectedWithValue(action) && isApiAction(action);

type CallMeta = ApiCall<unknown>["meta"] & { requestStatus: string };
type MatcherName = "matchPending" | "matchFulfilled" | "matchRejected";

/**
 * The matchers of an endpoint by its name, for listeners on every page: an import of the endpoint would load it there.
 * Call it with the type of the endpoint.
 */
export function matchersOf<E extends Record<MatcherName, unknown>>(name: CallName): Pick<E, MatcherName> {
  // The API's other actions have no `meta`.
  const matching = (status: string) => (action: { type: string; meta?: Partial<CallMeta> }) =>
    isApiAction(action) && action.meta?.requestStatus === status && action.meta.arg?.endpointName === name;
  const matchers: Record<MatcherName, unknown> = {
    matchPending: matching("pending"),
    matchFulfilled: matching("fulfilled"),
    matchRejected: matching("rejected"),
  };
  return matchers;
}
