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

interface Page {
  reload: Browser["reload"];
  isOnline: Browser["isOnline"];
  cameByHistory: Browser["cameByHistory"];
  /** Milliseconds since the page was reloaded; null when it was opened in another way. */
  sinceReload: () => number | null;
  /** Dispatches Vite's event of a failed chunk. */
  target: Pick<EventTarget, "addEventListener">;
  /** Dispatches navigation events; undefined in older browsers. */
  navigation: Pick<EventTarget, "addEventListener"> | undefined;
}

const sinceReload = () => {
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opening?.type === "reload" ? performance.now() : null;
};

/** The real page. */
export const openPage = ({ reload, isOnline, cameByHistory }: Browser): Page => ({
  reload,
  isOnline,
  cameByHistory,
  sinceReload,
  target: window,
  navigation: (window as Partial<Window>).navigation,
});

/**
 * [error.chunk-reload] A failed chunk load reloads the page, at most once per minute. Offline, a reload
 * would only lose the page. When storage is blocked, the navigation timing says whether the page was just reloaded.
 */
export function reloadOnFailedChunk(
  { reload, isOnline, cameByHistory, sinceReload, target, navigation }: Page,
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
  // React Router reloads by itself, without a limit, when a route's chunk cannot be loaded. The reload for a network error
  // after back or forward belongs to `problem-effects.ts`.
  navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated } = event as NavigateEvent;
    if (navigationType !== "reload" || userInitiated || isOurs || cameByHistory()) return;
    if (!mayReload()) event.preventDefault();
  });
}
