import { CHUNK_RELOAD_GUARD_MS } from "@noren/domain/limits";
import type { StoredKind } from "@noren/domain/stored";
import { stored, type Stored } from "../storage/stored.ts";
import type { Browser } from "./browser.ts";

/** Marks that the page was reloaded for a missing chunk. Expires when another reload is allowed. */
export const reloadMark: StoredKind<true> = {
  name: "chunk-reload",
  version: 1,
  lifetimeMs: CHUNK_RELOAD_GUARD_MS,
  validate: (value) => (value === true ? true : null),
};

type UsedBrowser = Pick<Browser, "reload" | "leave" | "pendingPath" | "isOnline" | "cameByHistory">;

interface Page extends UsedBrowser {
  /** Says that the browser is offline. */
  onOffline: () => void;
  /** Milliseconds since the page was reloaded; null when it was opened in another way. */
  sinceReload: () => number | null;
  /** Dispatches Vite's event of a failed chunk, and `online`. */
  target: Pick<EventTarget, "addEventListener">;
  /** Dispatches navigation events; undefined in older browsers. */
  navigation: Pick<EventTarget, "addEventListener"> | undefined;
}

const sinceReload = () => {
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opening?.type === "reload" ? performance.now() : null;
};

/** The real page. */
export const openPage = (browser: UsedBrowser, onOffline: () => void): Page => ({
  ...browser,
  onOffline,
  sinceReload,
  target: window,
  navigation: (window as Partial<Window>).navigation,
});

/**
 * [error.chunk-reload] A failed chunk load reloads the page, at most once per minute. Offline, a reload
 * would only lose the page. When storage is blocked, the navigation timing says whether the page was just reloaded.
 */
export function reloadOnFailedChunk(
  { reload, leave, pendingPath, isOnline, cameByHistory, onOffline, sinceReload, target, navigation }: Page,
  mark: Stored<true> = stored("noren", reloadMark, { backing: () => globalThis.sessionStorage }),
): void {
  const mayReload = (): boolean => {
    if (mark.read() || !isOnline()) return false;
    mark.write(true);
    return mark.read() !== null || (sinceReload() ?? CHUNK_RELOAD_GUARD_MS) >= CHUNK_RELOAD_GUARD_MS;
  };
  let isOurs = false;
  target.addEventListener("vite:preloadError", (event) => {
    if (!mayReload()) return;
    event.preventDefault();
    isOurs = true;
    reload();
  });
  const openPending = () => {
    const path = pendingPath();
    if (path !== null) leave(path);
  };
  // React Router reloads this page, without a limit, when the chunk of another page's route cannot be loaded, and waits
  // for the chunk for ever. The visitor wants the other page. Without one on the way it is somebody else's reload, such as
  // that of a withdrawn consent; the one for a network error after back or forward belongs to `problem-effects.ts`.
  navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated } = event as NavigateEvent;
    if (navigationType !== "reload" || userInitiated || isOurs || cameByHistory() || pendingPath() === null) return;
    event.preventDefault();
    if (isOnline()) return openPending();
    onOffline();
    target.addEventListener("online", openPending, { once: true });
  });
}
