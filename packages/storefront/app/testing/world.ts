import { guest, type AuthPort } from "@noren/api";
import { checkAnswer } from "@noren/api/check-answer";
import type { StoredKind } from "@noren/domain/stored";
import {
  storedCartToken,
  storedCredentials,
  storedDecision,
  storedHiddenMessages,
  storedKnowsMember,
} from "@noren/domain/stored-kinds";
import type { Browser } from "../effects/browser.ts";
import { createEffects } from "../effects/effects.ts";
import { createAppStore, type AppStore } from "../state/store.ts";
import { stored } from "../storage/stored.ts";

/** Noon in Japan, 2026-11-20. */
export const NOW = Date.UTC(2026, 10, 20, 3);

type Answers = Record<string, () => Response | Promise<Response>>;

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** A browser with nothing in it, whose clock stands and whose moves are written down. */
export function testBrowser(path = "/") {
  const moves: string[] = [];
  const backing = memory();
  let isPaying = false;
  const keep = <T>(kind: StoredKind<T>) => stored("test", kind, { backing: () => backing, now: () => NOW });
  let queue = Promise.resolve<unknown>(undefined);
  const browser: Browser = {
    storage: {
      credentials: keep(storedCredentials),
      knowsMember: keep(storedKnowsMember),
      cartToken: keep(storedCartToken),
      decision: keep(storedDecision),
      hiddenMessages: keep(storedHiddenMessages),
      paying: { read: () => isPaying, write: (value) => void (isPaying = value) },
    },
    now: () => NOW,
    exclusively: (_, work) => {
      const run = queue.then(work);
      queue = run.catch(() => undefined);
      return run;
    },
    navigate: (to) => void moves.push(to),
    location: () => new URL(path, "https://shop.test"),
    reload: () => void moves.push("reload"),
    isOnline: () => true,
    cameByHistory: () => false,
  };
  return { browser, moves };
}

/** A store with its effects, whose API answers by `METHOD path?query`. */
export function testWorld({
  answers = {},
  path = "/",
  auth,
}: { answers?: Answers; path?: string; auth?: (store: () => AppStore, browser: Browser) => AuthPort } = {}) {
  const { browser, moves } = testBrowser(path);
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input));
    const call = `${init?.method} ${pathname}${search}`;
    const token = new Headers(init?.headers).get("authorization");
    asked.push(token ? `${call} ${token}` : call);
    return (
      (await answers[call]?.()) ?? Response.json({ message: "見つかりません。", code: "not_found" }, { status: 404 })
    );
  };
  const store: AppStore = createAppStore({
    api: {
      origin: "https://shop.test",
      headers: {},
      fetch,
      auth: auth?.(() => store, browser) ?? guest,
      checkAnswer: async (call, answer) => checkAnswer(call, answer),
    },
    effects: createEffects(browser),
  });
  return { store, browser, moves, asked };
}
