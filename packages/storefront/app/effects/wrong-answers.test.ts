import { api } from "@noren/api";
import "@noren/api/endpoints/account";
import "@noren/api/endpoints/auth";
import "@noren/api/endpoints/cart";
import "@noren/api/endpoints/cart-accessory";
import "@noren/api/endpoints/cart-discount";
import "@noren/api/endpoints/cart-packing";
import "@noren/api/endpoints/cart-social";
import "@noren/api/endpoints/login-steps";
import "@noren/api/endpoints/oauth";
import "@noren/api/endpoints/payment";
import { html, WRONG_ANSWERS, type WrongAnswer } from "@noren/api/wrong-answers.fixture";
import { callList } from "@noren/contract";
import { cart as example, loginAnswer } from "@noren/contract/examples";
import { credentialsOf } from "@noren/domain/session";
import { tokenOf } from "@noren/domain/cart";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isProblem } from "../problem/problem-response.ts";
import { cartEvent } from "../state/cart.ts";
import { sessionEvent } from "../state/session.ts";
import type { AppStore } from "../state/store.ts";
import { NOW, testApp } from "../testing/test-app.ts";
import { createAuthPort, startSession } from "./session-effects.ts";

/** The answers that a token may not come from. */
const FAULTS: Readonly<Record<string, WrongAnswer>> = {
  ...WRONG_ANSWERS,
  "a token that is a number": () => Response.json({ ...example, ...loginAnswer, token: 5, access_token: 5 }),
  "an empty token": () => Response.json({ ...example, ...loginAnswer, token: "", access_token: "" }),
  null: () => Response.json(null),
  "a proxy's 403": () => html(403),
  "a proxy's 404": () => html(404),
};

/** A fetch that answers every call in the same way. */
const always = (wrong: WrongAnswer) =>
  new Proxy({}, { get: () => (_: unknown, signal: AbortSignal) => wrong(example, signal) }) as Record<
    string,
    (body: unknown, signal: AbortSignal) => Response | Promise<Response>
  >;

interface Endpoint {
  initiate: (arg: unknown) => Parameters<AppStore["dispatch"]>[0];
}
const endpoints = api.endpoints as unknown as Readonly<Record<string, Endpoint | undefined>>;

/** Sends a call by its name. The arguments matter to the URL alone. */
async function send(store: AppStore, name: string): Promise<{ data?: unknown; error?: unknown }> {
  const arg = { token: example.token, orderNo: "N26-000003", code: "x", provider: "x", body: {} };
  const running = store.dispatch(endpoints[name]!.initiate(arg)) as unknown as Promise<{ data?: unknown }>;
  await vi.runAllTimersAsync();
  return running;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const stored = "s".repeat(43);
const ofCarts = callList.filter(({ auth, answer, name }) => auth === "cart-token" && answer && endpoints[name]);

describe.each(Object.entries(FAULTS))("[error.wrong-answer] %s", (_, fault) => {
  test.each(ofCarts.map(({ name }) => name))("as the answer of %s leaves the stored cart in place", async (name) => {
    const { store, browser } = testApp({ isProduction: true, responses: always(fault) });
    browser.storage.cartToken.write(stored);
    store.dispatch(cartEvent({ type: "cart/restored", token: stored }));
    const { data, error } = await send(store, name);
    expect([data, isProblem(error)]).toEqual([undefined, true]);
    expect([browser.storage.cartToken.read(), tokenOf(store.getState().cart)]).toEqual([stored, stored]);
  });

  test("as the answer of a cart that is opened shows an error and leaves the stored cart in place", async () => {
    const { store, browser } = testApp({ isProduction: true, responses: always(fault) });
    browser.storage.cartToken.write(stored);
    store.dispatch(cartEvent({ type: "cart/restored", token: stored }));
    store.dispatch(cartEvent({ type: "cart/initRequested" }));
    await vi.runAllTimersAsync();
    expect(store.getState().cart).toMatchObject({ status: "failed", token: stored });
    expect(browser.storage.cartToken.read()).toBe(stored);
  });

  test("as the answer of a login stores no credentials", async () => {
    const { store, browser } = testApp({ isProduction: true, responses: always(fault) });
    store.dispatch(sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false }));
    const { data } = await send(store, "login");
    expect([data, browser.storage.credentials.read()]).toEqual([undefined, null]);
  });

  test("as the answer of a refresh leaves the stored login in place", async () => {
    const login = { ...loginAnswer, access_token: "token-1" };
    const { store, browser } = testApp({
      isProduction: true,
      responses: always(fault),
      auth: (app, tab) => createAuthPort(app, tab),
    });
    store.dispatch(sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false }));
    store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: login, now: NOW - 1_000_000 }));
    const expired = browser.storage.credentials.read();
    const starting = startSession(store, browser);
    await send(store, "getUser");
    await starting;
    expect(browser.storage.credentials.read()).toEqual(expired);
    expect(credentialsOf(store.getState().session)?.access_token).toBe("token-1");
  });
});
