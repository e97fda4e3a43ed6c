import { api } from "@noren/api";
import { isCheckoutPage } from "@noren/domain/checkout-steps";
import type { Problem } from "@noren/domain/problem";
import { QueryStatus } from "@reduxjs/toolkit/query";
import { createSelector, type ThunkAction, type UnknownAction } from "@reduxjs/toolkit";
import { useEffect, useEffectEvent, useMemo } from "react";
import { useLocation } from "react-router";
import type { LoadError } from "#ui/elements/loader/load-error";
import { IGNORED } from "../effects/problem-effects.ts";
import { toFormFailure } from "../problem/form-failure.ts";
import { isRetryable } from "../problem/is-retryable.ts";
import { isProblem } from "../problem/problem-response.ts";
import { cartEvent } from "../state/cart.ts";
import { useAppDispatch, useAppSelector } from "../state/hooks.ts";
import type { RootState } from "../state/store.ts";

/** `online` fires before the connection is ready. */
const RETRY_DELAY_MS = 500;

interface FailedQuery {
  endpoint: string;
  arg: unknown;
  problem: Problem;
}

const NONE: readonly FailedQuery[] = [];

/** The queries of the current page that failed without an older answer to show; the same array while none has. */
export const selectFailedQueries = createSelector(
  [({ api }: RootState) => api.queries, ({ api }: RootState) => api.subscriptions],
  (queries, subscriptions): readonly FailedQuery[] => {
    const failed = Object.entries(queries).flatMap(([key, query]) => {
      if (query?.status !== QueryStatus.rejected || query.data !== undefined) return [];
      const isWanted = Object.keys(subscriptions[key] ?? {}).length > 0;
      const problem = query.error;
      if (!isWanted || !isProblem(problem) || IGNORED.includes(query.endpointName)) return [];
      const call = { endpoint: query.endpointName, arg: query.originalArgs, problem };
      return isRetryable(call) ? [call] : [];
    });
    return failed.length > 0 ? failed : NONE;
  },
);

interface Endpoint {
  initiate: (
    arg: unknown,
    options: { subscribe: false; forceRefetch: true },
  ) => ThunkAction<unknown, RootState, unknown, UnknownAction>;
}

/** Every endpoint by its name; `api` itself knows those that it was created with. */
const endpoints: Readonly<Record<string, Endpoint | undefined>> = api.endpoints;

/** Sends the query again. */
function refetch({ endpoint, arg }: FailedQuery) {
  const { initiate } = endpoints[endpoint] ?? {};
  if (initiate === undefined) throw new Error(`No endpoint ${endpoint}`);
  return initiate(arg, { subscribe: false, forceRefetch: true });
}

/** Why the current page lacks data, with a retry; null while nothing is wrong. Retries by itself when the browser is online again. */
export function useLoadErrorModel(): LoadError | null {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const failedQueries = useAppSelector(selectFailedQueries);
  const failed = useAppSelector(({ cart }) => (cart.status === "failed" ? cart : null));
  const failedCart = isCheckoutPage(pathname) ? failed : null;
  const loadError = useMemo((): LoadError | null => {
    const problem = failedQueries[0]?.problem ?? (failedCart && { kind: "network" as const });
    if (!problem) return null;
    return {
      message: failedCart?.message ?? toFormFailure(problem).message,
      onRetried: () => {
        for (const query of failedQueries) dispatch(refetch(query));
        if (failedCart) dispatch(cartEvent({ type: "cart/initRequested" }));
      },
    };
  }, [dispatch, failedQueries, failedCart]);
  const hasFailed = loadError !== null;
  // A ref: changes of other queries create a new value, which must not cancel the wait.
  const tryAgain = useEffectEvent(() => loadError?.onRetried());
  useEffect(() => {
    if (!hasFailed) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const retry = () => {
      timer = setTimeout(tryAgain, RETRY_DELAY_MS);
    };
    window.addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", retry);
    };
  }, [hasFailed]);
  return loadError;
}
