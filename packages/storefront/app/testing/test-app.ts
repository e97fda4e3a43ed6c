import { guest, type AuthPort } from "@noren/api";
import { checkAnswer } from "@noren/api/check-answer";
import type { Browser } from "../effects/browser.ts";
import { createEffects } from "../effects/effects.ts";
import { createAppStore, type AppStore } from "../state/store.ts";
import { shopStorage } from "../storage/shop-storage.ts";

/** Noon in Japan, 2026-11-20. */
export const NOW = Date.UTC(2026, 10, 20, 3);

/** Responses by `METHOD path?query`; a handler gets the request's body, and a signal that aborts at the time limit. */
export type Responses = Record<string, (body: unknown, signal: AbortSignal) => Response | Promise<Response>>;

/** One browser's storage, cookies and locks, which its tabs share. */
export function testDevice() {
  const items = new Map<string, string>();
  const tabs = new Set<EventTarget>();
  let queue = Promise.resolve<unknown>(undefined);
  const jar = { cookie: "" };
  /** The storage of one tab. A change dispatches an event in the other tabs. */
  const open = (tab: EventTarget) => {
    tabs.add(tab);
    const set = (key: string, value: string | null) => {
      if ((items.get(key) ?? null) === value) return;
      if (value === null) items.delete(key);
      else items.set(key, value);
      const event = () => Object.assign(new Event("storage"), { key, newValue: value });
      for (const other of tabs) if (other !== tab) other.dispatchEvent(event());
    };
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => set(key, value),
      removeItem: (key: string) => set(key, null),
    };
  };
  const withTabLock = <T>(_: string, work: () => Promise<T>): Promise<T> => {
    const run = queue.then(work);
    queue = run.catch(() => undefined);
    return run;
  };
  return { open, withTabLock, jar };
}

/** An empty tab with a fixed clock, which records its navigations. */
export function testBrowser(path = "/", { open, withTabLock, jar } = testDevice()) {
  const navigations: string[] = [];
  const tab = new EventTarget();
  const backing = open(tab);
  const browser: Browser = {
    storage: shopStorage("test", { backing: () => backing, now: () => NOW }, () => jar),
    now: () => NOW,
    withTabLock,
    navigate: (to) => void navigations.push(to),
    leave: (url) => void navigations.push(url),
    location: () => new URL(path, "https://shop.test"),
    pendingPath: () => null,
    reload: () => void navigations.push("reload"),
    isOnline: () => true,
    cameByHistory: () => false,
  };
  return { browser, navigations, tab };
}

/** A store with its effects, and an API with the given responses. */
export function testApp({
  responses = {},
  path = "/",
  auth,
  device,
  isProduction = false,
}: {
  responses?: Responses;
  path?: string;
  auth?: (store: () => AppStore, browser: Browser) => AuthPort;
  /** For several tabs of one browser. */
  device?: ReturnType<typeof testDevice>;
  /** Checks the types of answers only, as production does. */
  isProduction?: boolean;
} = {}) {
  const { browser, navigations, tab } = testBrowser(path, device);
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input));
    const call = `${init?.method} ${pathname}${search}`;
    const token = new Headers(init?.headers).get("authorization");
    requests.push(token ? `${call} ${token}` : call);
    return (
      (await responses[call]?.(
        typeof init?.body === "string" ? JSON.parse(init.body) : null,
        init?.signal ?? new AbortController().signal,
      )) ?? Response.json({ message: "見つかりません。", code: "not_found" }, { status: 404 })
    );
  };
  const store: AppStore = createAppStore({
    api: {
      origin: "https://shop.test",
      headers: {},
      fetch,
      auth: auth?.(() => store, browser) ?? guest,
      ...(!isProduction && { checkAnswer: async (call, answer) => checkAnswer(call, answer) }),
    },
    effects: createEffects(browser),
  });
  return { store, browser, navigations, requests, tab };
}
