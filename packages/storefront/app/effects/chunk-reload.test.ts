import { CHUNK_RELOAD_GUARD_MS } from "@noren/domain/limits";
import { expect, test } from "vitest";
import { stored, type Backing } from "../storage/stored.ts";
import { reloadMark, reloadOnFailedChunk } from "./chunk-reload.ts";

function page(backing: () => Backing) {
  const browserState = {
    now: 1_800_000_000_000,
    reloads: 0,
    isOnline: true,
    sinceReload: null as number | null,
    back: false,
    pendingPath: null as string | null,
    left: [] as string[],
    offlineMessages: 0,
  };
  const target = new EventTarget();
  const navigation = new EventTarget();
  reloadOnFailedChunk(
    {
      reload: () => void browserState.reloads++,
      isOnline: () => browserState.isOnline,
      cameByHistory: () => browserState.back,
      leave: (path) => void browserState.left.push(path),
      pendingPath: () => browserState.pendingPath,
      onOffline: () => void browserState.offlineMessages++,
      sinceReload: () => browserState.sinceReload,
      target,
      navigation,
    },
    stored("test", reloadMark, { backing, now: () => browserState.now }),
  );
  /** True if the importer gets the error. */
  const fail = () => target.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  /** True where a navigation goes its way. */
  const navigate = (navigationType: string, userInitiated = false) =>
    navigation.dispatchEvent(
      Object.assign(new Event("navigate", { cancelable: true }), { navigationType, userInitiated }),
    );
  const goOnline = () => target.dispatchEvent(new Event("online"));
  return { browserState, fail, navigate, goOnline };
}

function memory(): () => Backing {
  const items = new Map<string, string>();
  return () => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  });
}
const blocked = (): Backing => {
  throw new DOMException("denied", "SecurityError");
};

test("[error.chunk-reload] a failed chunk reloads the page, at most once a minute", () => {
  const { browserState, fail } = page(memory());
  expect([fail(), browserState.reloads]).toEqual([false, 1]);
  browserState.now += CHUNK_RELOAD_GUARD_MS - 1;
  expect([fail(), browserState.reloads]).toEqual([true, 1]);
  browserState.now += 1;
  expect([fail(), browserState.reloads]).toEqual([false, 2]);
  browserState.now += CHUNK_RELOAD_GUARD_MS;
  browserState.isOnline = false;
  expect([fail(), browserState.reloads]).toEqual([true, 2]);
});

test("[error.chunk-reload] a clock that was set back does not prevent the reload", () => {
  const { browserState, fail } = page(memory());
  fail();
  browserState.now -= 3_600_000;
  expect([fail(), browserState.reloads]).toEqual([false, 2]);
});

test("[error.chunk-reload] where storage is blocked, a page that has just been reloaded is not reloaded again", () => {
  const { browserState, fail } = page(blocked);
  expect([fail(), browserState.reloads]).toEqual([false, 1]);
  browserState.sinceReload = CHUNK_RELOAD_GUARD_MS - 1;
  expect([fail(), browserState.reloads]).toEqual([true, 1]);
  browserState.sinceReload = CHUNK_RELOAD_GUARD_MS;
  expect([fail(), browserState.reloads]).toEqual([false, 2]);
});

test("[error.chunk-reload] a page whose code is missing is opened as a document, each time", () => {
  const { browserState, navigate } = page(memory());
  browserState.pendingPath = "/faq?q=1#a";
  expect(navigate("reload")).toBe(false);
  expect(navigate("reload")).toBe(false);
  expect([browserState.left, browserState.reloads]).toEqual([["/faq?q=1#a", "/faq?q=1#a"], 0]);
});

test("[error.chunk-reload] a page whose code is missing while the browser is offline opens when it is online again", () => {
  const { browserState, navigate, goOnline } = page(memory());
  browserState.isOnline = false;
  browserState.pendingPath = "/faq";
  expect(navigate("reload")).toBe(false);
  expect([browserState.left, browserState.offlineMessages]).toEqual([[], 1]);
  browserState.pendingPath = "/news";
  goOnline();
  goOnline();
  expect(browserState.left).toEqual(["/news"]);
});

test("[error.chunk-reload] other navigations, and reloads by the user or for another reason, go their way", () => {
  const { browserState, fail, navigate } = page(memory());
  // For example after a consent was withdrawn.
  expect(navigate("reload")).toBe(true);
  browserState.pendingPath = "/faq";
  expect(navigate("push")).toBe(true);
  expect(navigate("reload", true)).toBe(true);
  browserState.back = true;
  expect(navigate("reload")).toBe(true);
  browserState.back = false;
  expect([fail(), browserState.reloads]).toEqual([false, 1]);
  expect(navigate("reload")).toBe(true);
  expect(browserState.left).toEqual([]);
});
