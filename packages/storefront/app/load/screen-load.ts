import { shop } from "@noren/api/endpoints/shop";
import { SCHOOL_KEY_REQUIRED } from "@noren/contract/problem";
import { PAGE_CALL_WAIT_MS, SIDE_CALL_WAIT_MS, SIDE_CALLS_MAX } from "@noren/domain/limits";
import {
  isAnnounced,
  maintenanceMessageOf,
  networkProblem,
  notFoundProblem,
  type Problem,
  timeoutProblem,
} from "@noren/domain/problem";
import { maintenancePath, schoolKeyPath } from "@noren/domain/return-path";
import type { ThunkAction, UnknownAction } from "@reduxjs/toolkit";
import { replace, type RouterContextProvider } from "react-router";
import { whenLoadTasksDone } from "../effects/when-session-known.ts";
import { decideAccess } from "./access-decision.ts";
import { rulesOf, type ScreenId, type ScreenRules } from "../screens.ts";
import type { AppStore, RootState } from "../state/store.ts";
import { shopEvent } from "../state/shop.ts";
import { storeContext } from "../state/visit.ts";
import { waitAtMost } from "../state/when.ts";
import { findThrownProblem, isProblem, problemOf, toProblemResponse } from "../problem/problem-response.ts";

/** What a query resolves with. */
interface QueryResult<Result> {
  data?: Result;
  error?: unknown;
}

/** The part of an RTK Query endpoint that a load needs. */
export interface Endpoint<Arg, Result> {
  initiate: (
    arg: Arg,
    options: { subscribe: boolean },
  ) => ThunkAction<PromiseLike<QueryResult<Result>>, RootState, unknown, UnknownAction>;
  name: string;
  /** Only carries the types. */
  Types: { QueryArg: Arg; ResultType: Result };
}

export interface LoadContext {
  /**
   * Fetches what the page needs: a problem becomes the page's status and its error page. On the server no answer in
   * `PAGE_CALL_WAIT_MS` is a timeout.
   */
  prefetch: <Arg, Result>(endpoint: Endpoint<Arg, Result>, arg: Arg) => Promise<Result>;
  /**
   * Fetches what the page can do without. The server waits `SIDE_CALL_WAIT_MS` and returns the data if they have arrived,
   * client navigation does not wait. The server makes at most `SIDE_CALLS_MAX` such calls: one URL must not cost many.
   */
  prefetchOptional: <Arg, Result>(endpoint: Endpoint<Arg, Result>, arg: Arg) => Promise<Result | undefined>;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

export interface RouteArgs {
  context: Readonly<RouterContextProvider>;
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
}

async function runQuery<Arg, Result>(
  store: AppStore,
  endpoint: Endpoint<Arg, Result>,
  arg: Arg,
): Promise<QueryResult<Result>> {
  // On the server a subscription prevents RTK Query's eviction timers; the store lives as long as the request.
  return store.dispatch(endpoint.initiate(arg, { subscribe: import.meta.env.SSR }));
}

type Load = (context: LoadContext) => Promise<unknown>;

/** Creates the load of a layout, which has no access of its own. */
export const layoutLoad = (load: Load) => (args: RouteArgs) => runLoad(load, args);

/**
 * Creates the load of a screen, exported both as `loader` (server) and as `clientLoader` (browser). What it prefetches
 * goes into the store, where the model finds it. The server loads public screens only; the browser loads what belongs to
 * a member or to a URL with a secret [render.public-only].
 * @param screen an id of the list, or the screen that an app declares
 */
export const screenLoad =
  (screen: ScreenId | ScreenRules, load: Load = () => Promise.resolve()) =>
  async (args: RouteArgs): Promise<null> => {
    const rules = typeof screen === "string" ? rulesOf(screen) : screen;
    const { access, place } = rules;
    const store = args.context.get(storeContext);
    if (access !== "public") {
      if (import.meta.env.SSR)
        await waitAtMost(PAGE_CALL_WAIT_MS, runQuery(store, shop.endpoints.getSettings, undefined));
      // [login.exempt-load-tasks] The login does not wait; the guard redirects members once the session is known.
      else if (access !== "logout-only") await whenLoadTasksDone(store);
      const decision = decideAccess(store.getState(), rules, new URL(args.request.url));
      if (decision.kind === "notFound") throw toProblemResponse(notFoundProblem);
      if (decision.kind === "redirect" && !import.meta.env.SSR) throw replace(decision.to);
    }
    // Only the browser loads a URL with a secret: its token may be valid once.
    if (import.meta.env.SSR && place === "browser") return null;
    // The server has no session of the visitor.
    if (import.meta.env.SSR && (access === "login-only" || access === "member-only"))
      return runUntilMemberIsNeeded(load, args);
    try {
      return await runLoad(load, args);
    } catch (thrown) {
      const problem = refusalOf(thrown);
      if (problem === null) throw thrown;
      // The server has no session of the visitor: it renders no data, and the browser decides.
      if (import.meta.env.SSR) return null;
      if (problem.kind === "forbidden") {
        const { pathname, search } = new URL(args.request.url);
        throw replace(schoolKeyPath(pathname + search));
      }
      await whenLoadTasksDone(store);
      const decision = decideAccess(store.getState(), rules, new URL(args.request.url));
      throw decision.kind === "redirect" ? replace(decision.to) : thrown;
    }
  };

/**
 * Runs the load of a member's screen on the server up to its first call that needs the member: a malformed key in the URL,
 * and a screen that the shop's settings switch off, is a 404 there too. Without settings, for which the server has waited,
 * the layout fails.
 */
async function runUntilMemberIsNeeded(load: Load, { context, params, request }: RouteArgs): Promise<null> {
  const store = context.get(storeContext);
  const { getSettings } = shop.endpoints;
  if (getSettings.select()(store.getState()).data === undefined) return null;
  const stop = Promise.withResolvers<undefined>();
  const loaded = load({
    params,
    url: new URL(request.url),
    prefetch: async (endpoint, arg) => {
      const { data } = endpoint.name === getSettings.name ? await runQuery(store, endpoint, arg) : {};
      if (data !== undefined) return data;
      stop.resolve(undefined);
      return new Promise<never>(() => undefined);
    },
    prefetchOptional: () => Promise.resolve(undefined),
  });
  await Promise.race([loaded, stop.promise]);
  return null;
}

/** The problem of a load that ended because the API refuses guests, or browsers without a school's key. */
function refusalOf(thrown: unknown): Problem | null {
  const problem = findThrownProblem(thrown);
  const needsKey = problem?.kind === "forbidden" && problem.code === SCHOOL_KEY_REQUIRED;
  return needsKey || problem?.kind === "unauthenticated" ? problem : null;
}

/** Problems that the server logs: outages. Others are the client's errors. */
const LOGGED: readonly Problem["kind"][] = ["network", "timeout", "server"];

/** What a load throws: in the browser a 503 of the page's own call closes the page [maintenance.redirect]. */
function closeOrFail(store: AppStore, problem: Problem, { pathname, search }: URL): unknown {
  if (import.meta.env.SSR || problem.kind !== "maintenance") return toProblemResponse(problem);
  store.dispatch(
    shopEvent({ type: "shop/maintenanceFound", until: problem.until, message: maintenanceMessageOf(problem) }),
  );
  return replace(maintenancePath(pathname + search));
}

async function runLoad(load: Load, { context, params, request }: RouteArgs): Promise<null> {
  const store = context.get(storeContext);
  let sideCalls = 0;
  await load({
    params,
    url: new URL(request.url),
    prefetch: async (endpoint, arg) => {
      const query = runQuery(store, endpoint, arg);
      const result = import.meta.env.SSR ? waitAtMost(PAGE_CALL_WAIT_MS, query) : query;
      const { data, error } = (await result) ?? { error: timeoutProblem };
      if (error !== undefined) {
        const problem = problemOf(error);
        if (import.meta.env.SSR && LOGGED.includes(problem.kind))
          console.warn(`${endpoint.name} fails the page: ${problem.kind}`);
        throw closeOrFail(store, problem, new URL(request.url));
      }
      if (data === undefined) throw toProblemResponse(networkProblem);
      return data;
    },
    prefetchOptional: async (endpoint, arg) => {
      if (import.meta.env.SSR && ++sideCalls > SIDE_CALLS_MAX) return undefined;
      const query = runQuery(store, endpoint, arg);
      if (!import.meta.env.SSR) return undefined;
      const unlessClosed = query.then(({ data, error }) => {
        if (!isProblem(error)) return data;
        // A closed shop answers 503 on every page [maintenance.redirect]; a side call that fails is left out.
        if (error.kind === "maintenance" && isAnnounced(error)) throw toProblemResponse(error);
        console.warn(`${endpoint.name} is left out: ${error.kind}`);
        return undefined;
      });
      // [limits.waits] The browser fetches what takes longer.
      return waitAtMost(SIDE_CALL_WAIT_MS, unlessClosed);
    },
  });
  return null;
}
