import { paths } from "@noren/contract/paths";
import { SCHOOL_KEY_REQUIRED } from "@noren/contract/problem";
import { tokenOf } from "@noren/domain/cart";
import { reactToCartProblem } from "@noren/domain/react-to-cart-problem";
import { barePath } from "@noren/domain/paths";
import { isAnnounced, type Problem, type ProblemKind, type ProblemOf } from "@noren/domain/problem";
import { maintenancePath, schoolKeyPath } from "@noren/domain/return-path";
import { hasToken } from "@noren/domain/session";
import { shopEvent } from "../state/shop.ts";
import { sessionEvent } from "../state/session.ts";
import type { AppDispatch, RootState } from "../state/store.ts";
import { isFailedCall } from "./api-call.ts";
import type { Browser } from "./browser.ts";
import type { StartListening } from "./listener.ts";

interface At {
  dispatch: AppDispatch;
  getState: () => RootState;
  browser: Browser;
  /** Name of the endpoint that met the problem. */
  endpoint: string;
  arg: unknown;
  /** The page can do without the answer, or has somebody's input to lose. */
  isAside: boolean;
}

/** Only helps with typing; a form goes on without it. */
const LOOK_UP = "findPostalCode";

/** [error.ignored] A failed fetch of a drawing, of the environment and of what a search field offers is ignored. */
export const IGNORED: readonly string[] = ["getFileContents", "getEnvironment", "listSearchSuggestions"];

/** Where the pages begin whose own call answers products. */
const PAGES_WITH_PRODUCTS = [
  paths.productList(),
  paths.stylistList(),
  paths.blogArticle({ key: "" }),
  paths.landingPage({ slug: "" }),
  paths.maker({ key: "" }),
  paths.flipBook(),
  paths.catalogOrder(),
];

type Reaction<K extends ProblemKind> = (problem: ProblemOf<K>, at: At) => void;

const remember = (problem: Problem, { dispatch }: At) => void dispatch(shopEvent({ type: "shop/problemMet", problem }));

/**
 * Whether the call concerns a cart that has become an order, or is becoming one. Its token is expired: a late response
 * to a query of the confirm screen must not redirect from the complete screen.
 */
function isPlacedOrder({ getState, endpoint }: At): boolean {
  const { status } = getState().cart;
  return status === "ordered" || (status === "ordering" && endpoint !== "decideCart");
}

/** Whether the call concerns a cart that this tab has replaced: its late response must not affect the new cart. */
function isReplacedCart({ getState, arg }: At): boolean {
  const token = typeof arg === "object" && arg !== null && "token" in arg ? arg.token : arg;
  return typeof token === "string" && token !== tokenOf(getState().cart);
}

/**
 * behaviour/errors.md in one table: the shop's reaction to a problem, besides returning it to the caller. A kind without a
 * reaction does not compile.
 */
export const reactions: { [K in ProblemKind]: Reaction<K> } = {
  // "Network error: ignored (the page is reloaded if it arrived via back/forward navigation)." Without a line, and for
  // what was sent, a reload would only lose the page.
  network: (_, { browser, isAside }) => {
    if (browser.cameByHistory() && browser.isOnline() && !isAside) browser.reload();
  },
  // "Timeout: rethrown": the asker has it.
  timeout: () => undefined,
  // One refresh and one retry are over by now. "A 401 on the logout call is rethrown."
  unauthenticated: (_, { dispatch, getState, endpoint }) => {
    if (endpoint !== "logout" && endpoint !== "refresh" && hasToken(getState().session))
      dispatch(sessionEvent({ type: "session/loggedOut", cause: "rejected" }));
  },
  forbidden: (problem, at) => {
    remember(problem, at);
    if (problem.code !== SCHOOL_KEY_REQUIRED) return;
    // The API refused this browser: its key is gone, or the shop has withdrawn it. A call that was not sent has no message.
    if (problem.message !== "") at.browser.storage.hasSchoolKey.write(false);
    const { pathname, search } = at.browser.location();
    // Other pages, such as the home, go without the products.
    if (PAGES_WITH_PRODUCTS.some((path) => barePath(pathname).startsWith(path)))
      at.browser.navigate(schoolKeyPath(pathname + search), { replace: true });
  },
  maintenance: (problem, { dispatch, browser, endpoint }) => {
    if (endpoint === LOOK_UP) return;
    // One part of the API may be overloaded. The caller has the problem; `prefetch` closes a page that needs the answer.
    if (!isAnnounced(problem)) {
      console.warn(`${endpoint}: 503`);
      return;
    }
    const { until, message } = problem;
    dispatch(shopEvent({ type: "shop/maintenanceFound", until, message }));
    const { pathname, search } = browser.location();
    if (barePath(pathname) !== paths.maintenance())
      browser.navigate(maintenancePath(pathname + search), { replace: true });
  },
  invalidChannel: (_, { dispatch }) => void dispatch(shopEvent({ type: "shop/channelFoundMissing" })),
  cart: (problem, at) => {
    // `cart-effects.ts` handles problems of opening a cart, in the order that the cart's state machine needs.
    if (at.endpoint === "initCart") return;
    if (problem.reason === "expired" && (isPlacedOrder(at) || isReplacedCart(at))) return;
    const { event, to, isStored } = reactToCartProblem(problem, {
      call: at.endpoint,
      path: at.browser.location().pathname,
    });
    if (event) at.dispatch(event);
    if (isStored) remember(problem, at);
    if (to) at.browser.navigate(to, { replace: true });
  },
  validation: remember,
  notFound: remember,
  server: remember,
};

/** Lets the table react to every problem of every call. */
export function listenToProblems(listen: StartListening, browser: Browser): void {
  listen({
    matcher: isFailedCall,
    effect: ({ payload: problem, meta }, { dispatch, getState }) => {
      const { endpointName: endpoint, originalArgs: arg, type } = meta.arg;
      if (IGNORED.includes(endpoint)) return;
      const isAside = type === "mutation" || endpoint === LOOK_UP;
      const react = reactions[problem.kind] as (problem: Problem, at: At) => void;
      react(problem, { dispatch, getState, browser, endpoint, arg, isAside });
    },
  });
}
