import { shop } from "@noren/api/endpoints/shop";
import { settings } from "@noren/contract/examples";
import { LOAD_TASKS_WAIT_MS, LOGIN_WAIT_MS, SETTINGS_WAIT_MS } from "@noren/domain/limits";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openCart } from "../effects/open-cart.ts";
import { whenSessionKnown, whenLoadTasksDone } from "../effects/when-session-known.ts";
import { testApp } from "../testing/test-app.ts";
import { cartEvent } from "./cart.ts";
import { sessionEvent } from "./session.ts";
import { waitAtMost } from "./when.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A usual interval of a poll. Waits follow the store, so they must end sooner than a poll would. */
const POLL_MS = 100;

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const decided = sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false });

/** Whether a wait has ended. */
function watch(wait: Promise<unknown>) {
  const seen = { isOver: false };
  void wait.then(() => {
    seen.isOver = true;
  });
  return seen;
}

describe("[limits.waits] waits", () => {
  test("the session is waited for 3000 ms", async () => {
    const wait = watch(whenSessionKnown(testApp().store));
    await pass(LOGIN_WAIT_MS - 1);
    expect(wait.isOver).toBe(false);
    await pass(1);
    expect(wait.isOver).toBe(true);
  });

  test("the settings are waited for 3000 ms, and the load tasks together 5000 ms", async () => {
    const { store } = testApp({
      responses: { "GET /v1/settings/front": () => new Promise<Response>(() => undefined) },
    });
    void store.dispatch(shop.endpoints.getSettings.initiate());
    const wait = watch(whenLoadTasksDone(store));
    await pass(SETTINGS_WAIT_MS - 1);
    store.dispatch(decided);
    expect(wait.isOver).toBe(false);
    await pass(1);
    expect(wait.isOver).toBe(true);
    const all = testApp({ responses: { "GET /v1/settings/front": () => new Promise<Response>(() => undefined) } });
    void all.store.dispatch(shop.endpoints.getSettings.initiate());
    const together = watch(whenLoadTasksDone(all.store));
    await pass(LOAD_TASKS_WAIT_MS - 1);
    expect(together.isOver).toBe(false);
    await pass(1);
    expect(together.isOver).toBe(true);
  });

  test("resolve with the state change, without polling", async () => {
    const gate = Promise.withResolvers<Response>();
    const { store } = testApp({ responses: { "GET /v1/settings/front": () => gate.promise } });
    void store.dispatch(shop.endpoints.getSettings.initiate());
    const tasks = watch(whenLoadTasksDone(store));
    await pass(POLL_MS);
    gate.resolve(Response.json(settings));
    store.dispatch(decided);
    await pass(POLL_MS - 1);
    expect(tasks.isOver).toBe(true);

    const { store: shopper } = testApp({
      responses: { "POST /v1/carts/init": () => new Promise<Response>(() => undefined) },
    });
    const opened = watch(openCart(shopper));
    await pass(POLL_MS);
    expect(opened.isOver).toBe(false);
    shopper.dispatch(cartEvent({ type: "cart/initSucceeded", token: "t", isPaying: false }));
    await pass(POLL_MS - 1);
    expect(opened.isOver).toBe(true);
  });

  test("waitAtMost rejects with the work's error, and ignores it after the limit", async () => {
    await waitAtMost(1000, Promise.resolve());
    await expect(waitAtMost(1000, Promise.reject(new Error("refused")))).rejects.toThrow("refused");
    const late = Promise.withResolvers<void>();
    const wait = watch(waitAtMost(1000, late.promise));
    await pass(1000);
    expect(wait.isOver).toBe(true);
    late.reject(new Error("late"));
    await pass(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
