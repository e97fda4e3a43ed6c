import { paths } from "@noren/contract/paths";
import { account } from "@noren/api/endpoints/account";
import { auth } from "@noren/api/endpoints/auth";
import { order } from "@noren/api/endpoints/order";
import { shop } from "@noren/api/endpoints/shop";
import { loginAnswer, settings } from "@noren/contract/examples";
import { toCredentials, type Credentials } from "@noren/domain/session";
import { millisecondsInDay } from "date-fns/constants";
import { describe, expect, test } from "vitest";
import { cartEvent } from "../state/cart.ts";
import { sessionEvent } from "../state/session.ts";
import { NOW, testApp } from "../testing/test-app.ts";
import { createAuthPort, startSession } from "./session-effects.ts";

const credentials = toCredentials(loginAnswer, NOW) as Credentials;
const expired: Credentials = { ...credentials, access_token: "old", expiresAt: NOW - 1 };
const REFRESH = "POST /v1/auth/refresh";
const refused = () =>
  Response.json({ message: "ログインしてください。", code: "auth.refresh_failed" }, { status: 401 });
const renewed = () => Response.json({ ...loginAnswer, access_token: "token-2" });

const me = "GET /v1/me/user";
const unauthenticated = () =>
  Response.json({ message: "ログインしてください。", code: "unauthenticated" }, { status: 401 });

describe("startup", () => {
  test("[session.startup-trust] a stored token with a stored expiry is trusted", async () => {
    const { store, browser, requests } = testApp();
    browser.storage.credentials.write(credentials);
    await startSession(store, browser);
    expect([store.getState().session.status, requests]).toEqual(["loggedIn", []]);
  });

  test("[session.startup-trust] [session.refresh-fail-redirect] a token without expiry is refreshed; a rejection ends the session", async () => {
    const { store, browser, navigations, requests } = testApp({
      responses: { [REFRESH]: refused },
      path: paths.addressBook({ page: 2 }),
    });
    browser.storage.credentials.write({ ...credentials, expiresAt: null });
    await startSession(store, browser);
    expect(store.getState().session.status).toBe("refreshFailed");
    expect(browser.storage.credentials.read()).toBeNull();
    expect([requests, navigations]).toEqual([[REFRESH], ["/login/?re=1&to=%2Fmypage%2Faddress%3Fpage%3D2"]]);
  });

  test("[session.startup-trust] [login.relogin-query] a login with re=1 checks a token that would be trusted", async () => {
    const { store, browser, requests } = testApp({ responses: { [REFRESH]: renewed }, path: paths.login({ re: 1 }) });
    browser.storage.credentials.write(credentials);
    await startSession(store, browser);
    expect([store.getState().session.status, requests]).toEqual(["loggedIn", [REFRESH]]);
  });

  test("[role.anonymous-member] a shop that no longer has members forgets a stored session", async () => {
    const { store, browser, requests } = testApp({
      responses: { "GET /v1/settings/front": () => Response.json({ ...settings, "SITE.IS_MEMBER_USE": false }) },
    });
    browser.storage.credentials.write(expired);
    browser.storage.knowsMember.write(true);
    await store.dispatch(shop.endpoints.getSettings.initiate());
    await startSession(store, browser);
    expect([store.getState().session.status, requests]).toEqual(["anonymous", ["GET /v1/settings/front"]]);
    expect([browser.storage.credentials.read(), browser.storage.knowsMember.read()]).toEqual([null, null]);
  });

  test("a guest who was never logged in sends no request", async () => {
    const { store, browser, requests } = testApp();
    await startSession(store, browser);
    expect([store.getState().session.status, requests]).toEqual(["anonymous", []]);
  });
});

describe("refresh", () => {
  const openApp = (options: Parameters<typeof testApp>[0]) => {
    const made = testApp({ auth: createAuthPort, ...options });
    made.store.dispatch(
      sessionEvent({ type: "session/started", stored: expired, isForcedCheck: false, mayRefresh: true }),
    );
    return made;
  };

  test("[session.expiry-margin] concurrent requests with an expired token share one refresh", async () => {
    const gate = Promise.withResolvers<Response>();
    const { store, requests, browser } = openApp({
      responses: { [REFRESH]: () => gate.promise, "GET /v1/settings/front": () => Response.json(settings) },
    });
    const queries = [
      store.dispatch(shop.endpoints.getSettings.initiate()),
      store.dispatch(account.endpoints.getUser.initiate()),
      store.dispatch(account.endpoints.getUser.initiate(undefined, { forceRefetch: true })),
    ];
    await expect.poll(() => requests).toEqual([REFRESH]);
    gate.resolve(renewed());
    await Promise.all(queries);
    expect(requests.filter((call) => call === REFRESH)).toHaveLength(1);
    expect(requests.slice(1).every((call) => call.endsWith("Bearer token-2"))).toBe(true);
    expect(browser.storage.credentials.read()?.access_token).toBe("token-2");
  });

  test("a request during a refresh waits for it and sends the new token", async () => {
    const gate = Promise.withResolvers<Response>();
    const orders = () => Response.json({ data: [], user_order_total_payment: 0 });
    const { store, requests } = openApp({ responses: { [REFRESH]: () => gate.promise, "GET /v1/me/orders": orders } });
    const first = store.dispatch(account.endpoints.getUser.initiate());
    await expect.poll(() => requests).toEqual([REFRESH]);
    const second = store.dispatch(order.endpoints.listOrders.initiate({}));
    gate.resolve(renewed());
    await Promise.all([first, second]);
    expect(requests.filter((call) => call === REFRESH)).toHaveLength(1);
    expect(requests.slice(1).toSorted()).toEqual(["GET /v1/me/orders Bearer token-2", `${me} Bearer token-2`]);
  });

  test("a newer token of another tab is used instead of a refresh", async () => {
    const { store, requests, browser } = openApp({ responses: { [REFRESH]: renewed } });
    browser.storage.credentials.write({ ...credentials, access_token: "from-other-tab" });
    await store.dispatch(account.endpoints.getUser.initiate());
    expect(requests).toEqual([`${me} Bearer from-other-tab`]);
  });

  test("[error.refresh-failed] a rejected refresh ends the session and keeps the cart", async () => {
    const { store, navigations, browser } = openApp({ responses: { [REFRESH]: refused }, path: paths.memberHome() });
    browser.storage.cartToken.write("cart");
    store.dispatch(cartEvent({ type: "cart/restored", token: "cart" }));
    await store.dispatch(account.endpoints.getUser.initiate());
    expect(navigations).toEqual(["/login/?re=1&to=%2Fec"]);
    expect([browser.storage.credentials.read(), browser.storage.cartToken.read()]).toEqual([null, "cart"]);
  });

  test("a network error does not end the session", async () => {
    const { store } = openApp({ responses: { [REFRESH]: () => Promise.reject(new TypeError("fetch failed")) } });
    await store.dispatch(account.endpoints.getUser.initiate());
    expect(store.getState().session).toEqual({ status: "loggedIn", credentials: expired });
  });

  test("[error.401] a 401 that remains after the retry logs out and goes to the login without re", async () => {
    const { store, navigations, requests } = testApp({
      auth: createAuthPort,
      responses: { [REFRESH]: renewed, [me]: unauthenticated },
      path: paths.mypageHome(),
    });
    store.dispatch(
      sessionEvent({ type: "session/started", stored: credentials, isForcedCheck: false, mayRefresh: true }),
    );
    await store.dispatch(account.endpoints.getUser.initiate());
    expect(requests).toEqual([`${me} Bearer token-1`, REFRESH, `${me} Bearer token-2`]);
    expect([store.getState().session.status, navigations]).toEqual(["anonymous", ["/login/?to=%2Fmypage"]]);
  });
});

describe("many at once", () => {
  const trusted = sessionEvent({
    type: "session/started",
    stored: credentials,
    isForcedCheck: false,
    mayRefresh: true,
  });
  const pages = ["GET /v1/me/orders", "GET /v1/me/orders?page=2", "GET /v1/me/orders?page=3"] as const;
  const list = () => Response.json({ data: [], user_order_total_payment: 0 });
  const { listOrders } = order.endpoints;

  test("[error.401] any number of refused requests causes one refresh and one retry of each", async () => {
    const rejection = Promise.withResolvers<void>();
    const renewal = Promise.withResolvers<Response>();
    let isRenewed = false;
    const answer = async () => {
      if (isRenewed) return list();
      await rejection.promise;
      return unauthenticated();
    };
    const { store, requests } = testApp({
      auth: createAuthPort,
      responses: { ...Object.fromEntries(pages.map((page) => [page, answer])), [REFRESH]: () => renewal.promise },
    });
    store.dispatch(trusted);
    const asking = [{}, { page: 2 }, { page: 3 }].map((query) => store.dispatch(listOrders.initiate(query)));
    await expect.poll(() => requests).toHaveLength(3);
    rejection.resolve();
    await expect.poll(() => requests.slice(3)).toEqual([REFRESH]);
    isRenewed = true;
    renewal.resolve(renewed());
    const answers = await Promise.all(asking);
    expect(answers.map(({ data }) => data?.data)).toEqual([[], [], []]);
    expect(requests.slice(4).toSorted()).toEqual(pages.map((page) => `${page} Bearer token-2`));
  });

  test("[error.401] a request that is rejected after the refresh of others uses the new token, without another refresh", async () => {
    const late = Promise.withResolvers<Response>();
    const slowly = [() => late.promise, list];
    const swiftly = [unauthenticated, list];
    const { store, requests } = testApp({
      auth: createAuthPort,
      responses: { [pages[0]]: () => slowly.shift()!(), [pages[1]]: () => swiftly.shift()!(), [REFRESH]: renewed },
    });
    store.dispatch(trusted);
    const slow = store.dispatch(listOrders.initiate({}));
    await store.dispatch(listOrders.initiate({ page: 2 }));
    late.resolve(unauthenticated());
    expect((await slow).data?.data).toEqual([]);
    expect(requests.filter((call) => call === REFRESH)).toHaveLength(1);
    expect(requests.at(-1)).toBe(`${pages[0]} Bearer token-2`);
  });

  test.each([
    ["ahead", millisecondsInDay, "token-1"],
    // The token has expired on the server, but not by the browser's clock.
    ["back", -millisecondsInDay, "none"],
  ])("[session.expiry-margin] a clock that jumps %s causes one refresh", async (_, jump, firstValid) => {
    let valid = firstValid;
    const { store, requests, browser } = testApp({
      auth: createAuthPort,
      responses: {
        [pages[0]]: () => (requests.at(-1)?.endsWith(valid) ? list() : unauthenticated()),
        [REFRESH]: () => {
          valid = "token-2";
          return renewed();
        },
      },
    });
    store.dispatch(trusted);
    browser.now = () => NOW + jump;
    for (let count = 0; count < 2; count++)
      expect((await store.dispatch(listOrders.initiate({}, { forceRefetch: true }))).data?.data).toEqual([]);
    expect(requests.filter((call) => call === REFRESH)).toHaveLength(1);
    expect(store.getState().session).toMatchObject({ status: "loggedIn", credentials: { access_token: "token-2" } });
  });
});

describe("logout", () => {
  test("[session.logout-clears] [session.logout-resets] a logout removes the tokens, the cart and the member's data", async () => {
    const { store, browser } = testApp({
      auth: createAuthPort,
      responses: {
        "POST /v1/auth/login": () => Response.json(loginAnswer),
        "POST /v1/auth/logout": () => new Response(null, { status: 204 }),
        "GET /v1/settings/front": () => Response.json(settings),
      },
    });
    await startSession(store, browser);
    await store.dispatch(auth.endpoints.login.initiate({ username: "a", password: "b" }));
    expect(store.getState().session.status).toBe("loggedIn");
    expect(browser.storage.credentials.read()?.access_token).toBe("token-1");
    store.dispatch(cartEvent({ type: "cart/restored", token: "cart" }));
    await store.dispatch(account.endpoints.getUser.initiate());
    await store.dispatch(shop.endpoints.getSettings.initiate());
    await store.dispatch(auth.endpoints.logout.initiate());
    const { session, cart, api } = store.getState();
    expect([session.status, cart]).toEqual(["anonymous", { status: "idle", token: null }]);
    expect([browser.storage.credentials.read(), browser.storage.cartToken.read()]).toEqual([null, null]);
    expect(Object.keys(api.queries)).toEqual(["getSettings(undefined)"]);
  });
});
