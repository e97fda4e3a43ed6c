import { api } from "@noren/api";
import type { Problem } from "@noren/domain/problem";
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
