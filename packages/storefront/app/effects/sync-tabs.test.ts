import { account } from "@noren/api/endpoints/account";
import { auth } from "@noren/api/endpoints/auth";
import { cart } from "@noren/api/endpoints/cart";
import { cartCheckout } from "@noren/api/endpoints/cart-checkout";
import { cart as example, loginAnswer } from "@noren/contract/examples";
import { toCredentials, type Credentials } from "@noren/domain/session";
import { describe, expect, test } from "vitest";
import { cartEvent } from "../state/cart.ts";
import { sessionEvent } from "../state/session.ts";
import { NOW, testDevice, testApp } from "../testing/test-app.ts";
import { syncTabs } from "./sync-tabs.ts";
import { openCart } from "./open-cart.ts";
import { createAuthPort, startSession } from "./session-effects.ts";

const credentials = toCredentials(loginAnswer, NOW) as Credentials;
const { token } = example;
const INIT = "POST /v1/carts/init";
const REFRESH = "POST /v1/auth/refresh";

/** Tabs of one browser, each with its own store. */
function tabs(count: number, options: NonNullable<Parameters<typeof testApp>[0]>, device = testDevice()) {
  return Array.from({ length: count }, () => {
    const app = testApp({ ...options, device });
    syncTabs(app.store, app.browser, app.tab);
    return app;
  }) as [ReturnType<typeof testApp>, ReturnType<typeof testApp>];
}

describe("the session of several tabs", () => {
  const LOGIN = { username: "a", password: "b" };
  const responses = {
    "POST /v1/auth/login": () => Response.json(loginAnswer),
    "POST /v1/auth/logout": () => new Response(null, { status: 204 }),
  };

  test("[session.logout-clears] a login and a logout in one tab apply to all tabs", async () => {
    const [one, other] = tabs(2, { auth: createAuthPort, responses });
    await Promise.all([startSession(one.store, one.browser), startSession(other.store, other.browser)]);
    await one.store.dispatch(auth.endpoints.login.initiate(LOGIN));
    expect(other.store.getState().session).toEqual({ status: "loggedIn", credentials });
    other.browser.storage.cartToken.write(token);
    await one.store.dispatch(auth.endpoints.logout.initiate());
    expect(other.store.getState().session.status).toBe("anonymous");
    expect(other.browser.storage.cartToken.read()).toBeNull();
    expect(other.navigations).toEqual([]);
  });

  test("[session.logout-clears] a page from the browser's back/forward cache learns of a logout meanwhile", async () => {
    const [one, kept] = tabs(2, { auth: createAuthPort, responses });
    await Promise.all([startSession(one.store, one.browser), startSession(kept.store, kept.browser)]);
    await one.store.dispatch(auth.endpoints.login.initiate(LOGIN));
    // Such a page gets no storage events.
    kept.browser.storage.credentials.clear();
    kept.browser.storage.knowsMember.clear();
    const show = (persisted: boolean) => kept.tab.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    show(false);
    expect(kept.store.getState().session.status).toBe("loggedIn");
    show(true);
    expect(kept.store.getState().session.status).toBe("anonymous");
  });

  test("[session.logout-clears] a logout also removes a cart that only another tab has", async () => {
    const tokens = [token, "o".repeat(43)];
    const [one, other] = tabs(2, {
      auth: createAuthPort,
      responses: { ...responses, [INIT]: () => Response.json({ ...example, token: tokens.shift() }) },
    });
    await startSession(one.store, one.browser);
    await one.store.dispatch(auth.endpoints.login.initiate(LOGIN));
    await openCart(one.store);
    one.store.dispatch(cartEvent({ type: "cart/orderStarted", now: NOW }));
    one.store.dispatch(cartEvent({ type: "cart/orderSucceeded", order_no: "1" }));
    await openCart(other.store);
    await one.store.dispatch(auth.endpoints.logout.initiate());
    expect([other.store.getState().cart, other.browser.storage.cartToken.read()]).toEqual([
      { status: "idle", token: null },
      null,
    ]);
  });

  test.each([
    ["[error.refresh-failed] a refused refresh", () => Response.json({ code: "auth.refresh_failed" }, { status: 401 })],
    ["[error.401] a 401 that remains", () => Response.json({ ...loginAnswer, access_token: "token-2" })],
  ])("%s in one tab ends the session in all tabs and keeps their carts", async (_, refreshed) => {
    const [one, other] = tabs(2, {
      auth: createAuthPort,
      responses: {
        ...responses,
        [INIT]: () => Response.json(example),
        [REFRESH]: refreshed,
        "GET /v1/me/user": () => Response.json({ code: "unauthenticated" }, { status: 401 }),
      },
    });
    await Promise.all([startSession(one.store, one.browser), startSession(other.store, other.browser)]);
    await one.store.dispatch(auth.endpoints.login.initiate(LOGIN));
    await openCart(one.store);
    await openCart(other.store);
    await one.store.dispatch(account.endpoints.getUser.initiate());
    expect(other.store.getState().session.status).toBe("anonymous");
    for (const { store } of [one, other]) expect(store.getState().cart).toMatchObject({ status: "ready", token });
    expect(one.browser.storage.cartToken.read()).toBe(token);
  });

  test("a tab that is opened later reads the session from the storage", async () => {
    const [one, other] = tabs(2, { auth: createAuthPort, responses });
    await startSession(one.store, one.browser);
    await one.store.dispatch(auth.endpoints.login.initiate(LOGIN));
    await startSession(other.store, other.browser);
    expect(other.store.getState().session.status).toBe("loggedIn");
  });

  test("[session.expiry-margin] all requests in all tabs share one refresh", async () => {
    const gate = Promise.withResolvers<Response>();
    const both = tabs(2, { auth: createAuthPort, responses: { [REFRESH]: () => gate.promise } });
    const stored = { ...credentials, access_token: "old", expiresAt: NOW - 1 };
    for (const { store } of both)
      store.dispatch(sessionEvent({ type: "session/started", stored, isForcedCheck: false, mayRefresh: true }));
    const asking = both.flatMap(({ store }) => [
      store.dispatch(account.endpoints.getUser.initiate(undefined, { forceRefetch: true })),
      store.dispatch(account.endpoints.getUser.initiate(undefined, { forceRefetch: true })),
    ]);
    await expect.poll(() => both.flatMap(({ requests }) => requests)).toEqual([REFRESH]);
    gate.resolve(Response.json({ ...loginAnswer, access_token: "token-2" }));
    await Promise.all(asking);
    const requests = both.flatMap((tab) => tab.requests);
    expect(requests.filter((call) => call === REFRESH)).toHaveLength(1);
    expect(new Set(requests.filter((call) => call !== REFRESH))).toEqual(new Set(["GET /v1/me/user Bearer token-2"]));
  });

  test("a storage that was cleared ends the session", async () => {
    const [one, other] = tabs(2, { auth: createAuthPort, responses });
    await startSession(one.store, one.browser);
    await one.store.dispatch(auth.endpoints.login.initiate(LOGIN));
    const { credentials: kept, knowsMember } = other.browser.storage;
    kept.clear();
    knowsMember.clear();
    other.tab.dispatchEvent(Object.assign(new Event("storage"), { key: null, newValue: null }));
    expect(other.store.getState().session.status).toBe("anonymous");
  });
});

describe("the cart of several tabs", () => {
  test("[cart.init-single-flight] is opened once, and the other tab uses it", async () => {
    const gate = Promise.withResolvers<Response>();
    const tokens: unknown[] = [];
    const [one, other] = tabs(2, {
      responses: {
        [INIT]: (body) => {
          tokens.push((body as { token: unknown }).token);
          return tokens.length === 1 ? gate.promise : Response.json(example);
        },
      },
    });
    const opened = [openCart(one.store), openCart(other.store)];
    gate.resolve(Response.json(example));
    expect(await Promise.all(opened)).toEqual([token, token]);
    expect(tokens).toEqual([null, token]);
  });

  test("a change in one tab shows in the other", async () => {
    const remarks = "のしをお願いします";
    let now: typeof example = example;
    const [one, other] = tabs(2, {
      responses: {
        [INIT]: () => Response.json(now),
        [`GET /v1/carts/${token}`]: () => Response.json(now),
        "PATCH /v1/carts/other/modify": () => Response.json((now = { ...example, remarks })),
      },
    });
    await openCart(one.store);
    await openCart(other.store);
    await one.store.dispatch(cartCheckout.endpoints.modifyCartOther.initiate({ token, remarks }));
    const shown = () => cart.endpoints.getCart.select(token)(other.store.getState()).data?.remarks;
    await expect.poll(shown).toBe(remarks);
    expect(one.requests.filter((call) => call.startsWith("GET"))).toEqual([]);
  });

  test("a cart that another tab orders is replaced by a new one, with the reason", async () => {
    const next = "n".repeat(43);
    const tokens = [token, token, next];
    const [one, other] = tabs(2, {
      responses: {
        [INIT]: () => Response.json({ ...example, token: tokens.shift() }),
        [`GET /v1/carts/${token}`]: () =>
          Response.json({ code: "cart.common.is_expired", message: "" }, { status: 410 }),
      },
    });
    await openCart(one.store);
    await openCart(other.store);
    one.store.dispatch(cartEvent({ type: "cart/orderStarted", now: NOW }));
    one.store.dispatch(cartEvent({ type: "cart/orderSucceeded", order_no: "1" }));
    // A query of the ordered cart that ends late.
    await other.store.dispatch(cart.endpoints.getCart.initiate(token));
    await openCart(other.store);
    await other.store.dispatch(cart.endpoints.getCart.initiate(token, { forceRefetch: true }));
    expect(other.store.getState().cart).toMatchObject({ status: "ready", token: next, replaces: "ordered" });
  });

  test("a cart that another tab opens or closes is synchronised; unreadable values are ignored", async () => {
    const device = testDevice();
    const [one, other] = tabs(2, { responses: { [INIT]: () => Response.json(example) } }, device);
    await openCart(one.store);
    expect(other.store.getState().cart).toEqual({ status: "idle", token });
    other.browser.storage.cartToken.clear();
    expect(one.store.getState().cart).toEqual({ status: "idle", token: null });
    await openCart(one.store);
    device.open(new EventTarget()).setItem(one.browser.storage.cartToken.key, "{foreign");
    expect(one.store.getState().cart).toMatchObject({ status: "ready", token });
  });
});
