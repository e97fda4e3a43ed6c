import { guest } from "@noren/api";
import type { WrongAnswer } from "@noren/api/wrong-answers.fixture";
import type { CallName } from "@noren/contract";
import { loginAnswer } from "@noren/contract/examples";
import { toCredentials } from "@noren/domain/session";
import { setImmediate as turn } from "node:timers/promises";
import { createRoot } from "react-dom/client";
import { Provider } from "react-redux";
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
  type RouteObject,
} from "react-router";
import { vi } from "vitest";
import { cart } from "#ui/stories/cart.fixture";
import { createEffects } from "../effects/effects.ts";
import { openBrowser } from "../effects/open-browser.ts";
import { createAuthPort, startSession } from "../effects/session-effects.ts";
import * as root from "../root.tsx";
import { cartEvent } from "../state/cart.ts";
import { createAppStore, type AppStore, type RootState } from "../state/store.ts";
import { storeContext } from "../state/visit.ts";
import { dehydrate } from "../state/page-state.ts";
import { exampleApi } from "./example-api.ts";
import type { ExamplePage } from "./example-pages.ts";
import { routesWithModules, type RouteWithModule } from "./route-modules.ts";
import { settle } from "./settle.ts";
import { NOW } from "./test-app.ts";
// Loads at once: a page that needs it first could settle before its code arrives.
import "../frame/not-found-page.tsx";

const NAMESPACE = "simple";

const toRoute = ({ id, path, index, module, children }: RouteWithModule): RouteObject =>
  ({
    id,
    path,
    index,
    loader: module.clientLoader,
    Component: module.default,
    ErrorBoundary: module.ErrorBoundary,
    shouldRevalidate: module.shouldRevalidate,
    handle: module.handle,
    ...(children.length > 0 && { children: children.map(toRoute) }),
  }) as RouteObject;

const routes: RouteObject[] = [
  { id: "root", path: "/", Component: root.default, children: routesWithModules.map(toRoute) },
];

const matches = new Map<string, RouteMatches>();

/** Ranking all routes takes longer than the rest of a match, and tests open a page many times. */
function matchesOf(path: string): RouteMatches {
  const pathname = path.replace(/[?#].*/, "");
  const found = matches.get(pathname) ?? matchRoutes(routes, pathname) ?? [];
  matches.set(pathname, found);
  return found;
}

type RouteMatches = NonNullable<ReturnType<typeof matchRoutes>>;

export type Arrival = "reload" | "navigation";

function contextOf(store: AppStore): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  return context;
}

/**
 * The state that the server writes into a page; null when the page cannot do without a call that failed.
 * @param arrival a reload has the page's own data too, a navigation the layout's only
 */
async function stateOfServer(
  path: string,
  fetch: typeof globalThis.fetch,
  arrival: Arrival,
): Promise<RootState | null> {
  vi.stubEnv("SSR", true);
  const store = createAppStore({ api: { origin: "", headers: {}, fetch, auth: guest } });
  const context = contextOf(store);
  const request = new Request(new URL(path, location.href));
  try {
    for (const { route, params } of matchesOf(path).slice(0, arrival === "reload" ? undefined : -1))
      if (typeof route.loader === "function")
        await settle(
          Promise.resolve(route.loader({ context, params, request, url: new URL(request.url), pattern: "" })),
        );
  } catch {
    return null;
  } finally {
    vi.stubEnv("SSR", false);
  }
  const [{ api, ...state }, queries] = JSON.parse(dehydrate(store.getState())) as [
    RootState,
    RootState["api"]["queries"],
  ];
  return { ...state, api: { ...api, queries } };
}

/**
 * Opens a page as the browser does, and waits until every call has its answer or its time limit is over.
 * @returns null for a reload that the server answers with the error page
 */
export async function openPage(
  { path, answers, store: storeOther, isMember }: ExamplePage,
  arrival: Arrival,
  wrong: Partial<Record<CallName, WrongAnswer>> = {},
) {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", path);
  const { fetch, called } = exampleApi(answers, wrong);
  const preloaded = await stateOfServer(path, arrival === "reload" ? fetch : exampleApi(answers).fetch, arrival);
  if (!preloaded) return null;
  const calledByServer = arrival === "reload" ? [...called] : [];
  called.clear();
  vi.setSystemTime(NOW);
  const browser = openBrowser(NAMESPACE);
  browser.storage.cartToken.write(cart.token);
  const credentials = isMember ? toCredentials(loginAnswer, NOW) : null;
  if (credentials) browser.storage.credentials.write(credentials);
  storeOther();
  const store: AppStore = createAppStore({
    api: { origin: "", headers: {}, fetch, auth: createAuthPort(() => store, browser) },
    effects: createEffects(browser),
    preloaded,
  });
  const router = createBrowserRouter(routes, {
    getContext: () => contextOf(store),
    ...(arrival === "reload" && {
      hydrationData: { loaderData: Object.fromEntries(matchesOf(path).map(({ route }) => [route.id, null])) },
    }),
  });
  let calledByLoad: ReadonlySet<CallName> | undefined;
  router.subscribe(({ initialized }) => {
    if (initialized) calledByLoad ??= new Set(called);
  });
  const failures: unknown[] = [];
  const fail = (error: unknown) => void failures.push(error);
  const container = document.body.appendChild(document.createElement("div"));
  const view = createRoot(container, { onCaughtError: fail, onUncaughtError: fail, onRecoverableError: fail });
  view.render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  store.dispatch(cartEvent({ type: "cart/restored", token: browser.storage.cartToken.read() }));
  await startSession(store, browser);
  await becomeQuiet();
  const page = {
    called: [...called],
    calledByServer,
    calledByLoad: [...(calledByLoad ?? [])],
    failures,
    path: location.pathname + location.search,
    headings: [...container.querySelectorAll("h1")].map(({ textContent }) => textContent),
    // Labels of loaders; a notice ends with a full stop.
    loading: [...container.querySelectorAll("[role=status]")]
      .map(({ textContent }) => textContent)
      .filter((text) => /([てで](い|おり)ます|読み込み中(です)?)$/.test(text)),
    alerts: [...container.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent),
    hasLostToken:
      browser.storage.cartToken.read() !== cart.token ||
      browser.storage.credentials.read()?.access_token !== credentials?.access_token,
  };
  view.unmount();
  router.dispose();
  await turns(2);
  container.remove();
  return page;
}

async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await turn();
}

async function becomeQuiet(): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await turns(15);
    await vi.advanceTimersByTimeAsync(5000);
  }
  // Another process sends the code that loads late.
  await vi.dynamicImportSettled();
  await turns(15);
}
