import { barePath, MAINTENANCE } from "@noren/domain/paths";
import type { Problem, ProblemKind, ProblemOf } from "@noren/domain/problem";
import { holdsToken } from "@noren/domain/session";
import { isRejectedWithValue } from "@reduxjs/toolkit";
import { reactToCart } from "./cart-reactions.ts";
import { channelFoundMissing, maintenanceFound, problemMet } from "../state/shop-slice.ts";
import { sessionEvent } from "../state/session.ts";
import type { AppDispatch, RootState } from "../state/store.ts";
import type { Browser, StartListening } from "./browser.ts";

export interface At {
  dispatch: AppDispatch;
  getState: () => RootState;
  browser: Browser;
  /** Name of the endpoint that met the problem. */
  endpoint: string;
}

type Reaction<K extends ProblemKind> = (problem: ProblemOf<K>, at: At) => void;

const remember = (problem: Problem, { dispatch }: At) => void dispatch(problemMet(problem));

/**
 * Spec 8 in one table: what the shop does about a problem, beside handing it to whoever asked. A kind without a
 * reaction does not compile.
 */
export const reactions: { [K in ProblemKind]: Reaction<K> } = {
  // "Network error: ignored (the page is reloaded if it arrived via back/forward navigation)."
  network: (_, { browser }) => {
    if (browser.cameByHistory()) browser.reload();
  },
  // "Timeout: rethrown": the asker has it.
  timeout: () => undefined,
  // One refresh and one retry are over by now. "A 401 on the logout call is rethrown."
  unauthenticated: (_, { dispatch, getState, endpoint }) => {
    if (endpoint !== "logout" && endpoint !== "refresh" && holdsToken(getState().session))
      dispatch(sessionEvent({ type: "session/loggedOut", cause: "rejected" }));
  },
  forbidden: remember,
  maintenance: ({ until }, { dispatch, browser }) => {
    dispatch(maintenanceFound({ until }));
    if (barePath(browser.location().pathname) !== barePath(MAINTENANCE))
      browser.navigate(MAINTENANCE, { replace: true });
  },
  invalidChannel: (_, { dispatch }) => void dispatch(channelFoundMissing()),
  cart: (problem, at) => reactToCart(problem, at),
  validation: remember,
  notFound: remember,
  server: remember,
};

/** Lets the table react to every problem of every call. */
export function listenToProblems(listen: StartListening, browser: Browser): void {
  listen({
    predicate: isRejectedWithValue,
    effect: (action, { dispatch, getState }) => {
      const { payload: problem, meta } = action as unknown as {
        payload: Problem;
        meta: { arg: { endpointName: string } };
      };
      const react = reactions[problem.kind] as (problem: Problem, at: At) => void;
      react(problem, { dispatch, getState, browser, endpoint: meta.arg.endpointName });
    },
  });
}
