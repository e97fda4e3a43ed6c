import { auth } from "@noren/api/endpoints/auth";
import { shop } from "@noren/api/endpoints/shop";
import { api, singleFlight, type AuthPort } from "@noren/api";
import { endsSession, forgetsCart, isIntendedLogout } from "@noren/domain/logout";
import { isFromApi } from "@noren/domain/problem";
import { credentialsOf, isExpired, isLoggedIn } from "@noren/domain/session";
import { isRelogin, loginPath } from "@noren/domain/return-path";
import { cartEvent } from "../state/cart.ts";
import { isSessionEvent, sessionEvent } from "../state/session.ts";
import type { AppStore, StoreApi } from "../state/store.ts";
import { isSucceededCall } from "./api-call.ts";
import type { Browser } from "./browser.ts";
import type { StartListening } from "./listener.ts";
import { sessionEventOf } from "./session-calls.ts";
import { isProblem } from "../problem/problem-response.ts";
import { whenSessionKnown } from "./when-session-known.ts";

/**
 * Refreshes once for concurrent callers of all tabs: the tab that gets the lock first looks for a newer token
 * [session.tabs]. Resolves to the valid token, or null.
 */
export function createRefresh(store: () => StoreApi, browser: Browser): () => Promise<string | null> {
  return singleFlight(() =>
    browser.withTabLock("refresh", async () => {
      const { dispatch, getState } = store();
      const newer = browser.storage.credentials.read();
      if (newer !== null && !isExpired(newer, browser.now())) {
        dispatch(sessionEvent({ type: "session/credentialsAdopted", credentials: newer }));
        const adopted = credentialsOf(getState().session);
        if (adopted?.access_token === newer.access_token) return newer.access_token;
      }
      dispatch(sessionEvent({ type: "session/refreshStarted" }));
      // Logged out while waiting for the lock: there is nothing left to refresh.
      if (getState().session.status !== "refreshing") return null;
      const { data, error } = await dispatch(auth.endpoints.refresh.initiate());
      if (data) dispatch(sessionEvent({ type: "session/refreshSucceeded", answer: data, now: browser.now() }));
      else
        dispatch(sessionEvent({ type: isRejection(error) ? "session/refreshFailed" : "session/refreshInterrupted" }));
      return credentialsOf(getState().session)?.access_token ?? null;
    }),
  );
}

/** Only a rejection by the API ends a session; a network error, maintenance or a proxy's page does not. */
const isRejection = (error: unknown) =>
  isProblem(error) &&
  (error.kind === "unauthenticated" ||
    ((error.kind === "forbidden" || error.kind === "validation") && isFromApi(error)));

/** Provides the API with access tokens. `store` is a function because the store is created after this port. */
export function createAuthPort(store: () => StoreApi, browser: Browser): AuthPort {
  const refresh = createRefresh(store, browser);
  return {
    getAccessToken: async () => {
      await whenSessionKnown(store());
      const { session } = store().getState();
      // A refresh is in progress: its result serves this request too.
      if (session.status === "refreshing") return refresh();
      const held = credentialsOf(session);
      if (held === null) return null;
      // [session.expiry-margin] Expiry is checked before each request.
      return isExpired(held, browser.now()) ? refresh() : held.access_token;
    },
    refresh: (refused) => {
      const held = credentialsOf(store().getState().session);
      if (held !== null && held.access_token !== refused) return Promise.resolve(held.access_token);
      // The server rejected the token before its expiry: remove it, so that no tab adopts it as a newer one.
      if (browser.storage.credentials.read()?.access_token === refused) browser.storage.credentials.clear();
      return refresh();
    },
  };
}

const here = ({ location }: Browser) => location().pathname + location().search;

/** Keeps storage, cart and page in step with the session. */
export function listenToSession(listen: StartListening, browser: Browser): void {
  listen({
    predicate: (_, now, before) => now.session !== before.session,
    effect: (action, { getState, getOriginalState, dispatch }) => {
      const { session } = getState();
      const before = getOriginalState().session;
      const held = credentialsOf(session);
      if (held !== null && held !== credentialsOf(before)) {
        browser.storage.credentials.write(held);
        browser.storage.knowsMember.write(true);
        // A login by any other way gives up a registration that an outside service began.
        if (credentialsOf(before) === null) browser.storage.registration.clear();
      }
      // Responses can differ between guests and members.
      if (isLoggedIn(session) !== isLoggedIn(before)) dispatch(api.util.invalidateTags(["Viewer"]));
      if (!isSessionEvent(action) || !endsSession(action)) return;
      browser.storage.credentials.clear();
      browser.storage.knowsMember.clear();
      browser.storage.drafts.clear();
      if (isIntendedLogout(action)) browser.storage.personal.clear();
      else browser.storage.registration.clear();
      if (forgetsCart(action)) {
        // Also where this tab's own cart is spent: what is stored may be another tab's.
        browser.storage.cartToken.clear();
        dispatch(cartEvent({ type: "cart/forgotten" }));
      }
      // [session.refresh-fail-redirect] A failed refresh goes to the login with re=1, a 401 that remained without.
      if (action.type === "session/refreshFailed")
        browser.navigate(loginPath(here(browser), { relogin: true }), { replace: true });
      else if (action.type === "session/loggedOut" && action.cause === "rejected")
        browser.navigate(loginPath(here(browser)), { replace: true });
    },
  });
  listen({
    matcher: isSucceededCall,
    effect: ({ meta, payload }, { dispatch }) => {
      const event = sessionEventOf(meta.arg.endpointName, payload, browser.now());
      if (event) dispatch(event);
    },
  });
}

/**
 * Restores the stored session, and refreshes it where the reducer requires that [session.startup-trust]. A visitor
 * with `re=1` may hold a token that the server no longer accepts, which forces the check.
 */
export async function startSession(store: AppStore, browser: Browser): Promise<void> {
  const { credentials, knowsMember } = browser.storage;
  const { data: settings } = shop.endpoints.getSettings.select()(store.getState());
  if (settings?.["SITE.IS_MEMBER_USE"] === false) {
    // The shop has no members any more [role.anonymous-member].
    credentials.clear();
    knowsMember.clear();
  }
  const mayRefresh = knowsMember.read() === true;
  const isForcedCheck = isRelogin(new URLSearchParams(browser.location().search));
  store.dispatch(sessionEvent({ type: "session/started", stored: credentials.read(), isForcedCheck, mayRefresh }));
  if (store.getState().session.status === "refreshing") await createRefresh(() => store, browser)();
}
