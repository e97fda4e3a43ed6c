import { LOAD_TASKS_WAIT_MS } from "@noren/domain/limits";
import type { Problem } from "@noren/domain/problem";
import { replace, type RouterContextProvider } from "react-router";
import { whenLoadTasksDone } from "../effects/session-decided.ts";
import { decideAccess } from "./access-decision.ts";
import { rulesOf, type ScreenId, type ScreenRules } from "../screens.ts";
import type { AppStore, RootState } from "../state/store.ts";
import { storeContext } from "../state/visit.ts";
import { within } from "../state/when.ts";
import { problemResponse } from "../problem/problem-response.ts";

/** The part of an RTK Query endpoint that a load needs. */
interface Endpoint<Arg, Result> {
  initiate: (arg: Arg, options: { subscribe: boolean }) => unknown;
  select: (arg: Arg) => (state: RootState) => { isSuccess: boolean; data?: Result };
  /** Only carries the types. */
  Types: { QueryArg: Arg; ResultType: Result };
}

interface Asked<Result> {
  data?: Result;
  error?: Problem;
}

export interface LoadContext {
  /** Fetches what the page needs: a problem becomes the page's status and its error page. */
  prefetch: <Arg, Result>(endpoint: Endpoint<Arg, Result>, arg: Arg) => Promise<Result>;
  /** Fetches what the page can do without. The server waits for it, client navigation does not. */
  prefetchOptional: <Arg, Result>(endpoint: Endpoint<Arg, Result>, arg: Arg) => Promise<void>;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

interface RouteArgs {
  context: Readonly<RouterContextProvider>;
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
}

function run<Arg, Result>(store: AppStore, endpoint: Endpoint<Arg, Result>, arg: Arg): Promise<Asked<Result>> {
  if (import.meta.env.SSR) {
    // A state from `recent-states.ts` has the answer already.
    const known = endpoint.select(arg)(store.getState());
    if (known.isSuccess) return Promise.resolve(known);
  }
  // On the server a subscription prevents RTK Query's eviction timers; the store lives as long as the request.
  const asked: unknown = store.dispatch(endpoint.initiate(arg, { subscribe: import.meta.env.SSR }) as never);
  return asked as Promise<Asked<Result>>;
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
    if (import.meta.env.SSR) {
      if (access === "login-only" || access === "member-only" || place === "browser") return null;
    } else if (access !== "public") {
      const store = args.context.get(storeContext);
      // [login.exempt-load-tasks] The login does not wait; the guard redirects members once the session is known.
      if (access !== "logout-only") await whenLoadTasksDone(store);
      const decision = decideAccess(store.getState(), rules, new URL(args.request.url));
      if (decision.kind === "redirect") throw replace(decision.to);
    }
    return runLoad(load, args);
  };

async function runLoad(load: Load, { context, params, request }: RouteArgs): Promise<null> {
  const store = context.get(storeContext);
  await load({
    params,
    url: new URL(request.url),
    prefetch: async (endpoint, arg) => {
      const { data, error } = await run(store, endpoint, arg);
      if (error || data === undefined) throw problemResponse(error ?? { kind: "network" });
      return data;
    },
    prefetchOptional: async (endpoint, arg) => {
      const asked = run(store, endpoint, arg);
      if (!import.meta.env.SSR) return;
      // Maintenance answers 503, also when only an optional query met it [maintenance.redirect].
      const unlessClosed = asked.then(({ error }) => {
        if (error?.kind === "maintenance") throw problemResponse(error);
      });
      // [limits.waits] The browser fetches what takes longer.
      await within(LOAD_TASKS_WAIT_MS, unlessClosed);
    },
  });
  return null;
}
