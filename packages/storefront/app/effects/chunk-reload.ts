import { CHUNK_RELOAD_GUARD_MS } from "@noren/domain/limits";
import type { StoredKind } from "@noren/domain/stored";
import { stored, type Stored } from "../storage/stored.ts";
import type { Browser } from "./browser.ts";

/** That a chunk was missing; forgotten as soon as another reload is allowed. */
export const reloaded: StoredKind<true> = {
  name: "chunk-reload",
  version: 1,
  lifetimeMs: CHUNK_RELOAD_GUARD_MS,
  accept: (value) => (value === true ? true : null),
};

interface Page {
  reload: Browser["reload"];
  isOnline: Browser["isOnline"];
  cameByHistory: Browser["cameByHistory"];
  /** Milliseconds since the page was reloaded, null where it was opened in another way. */
  sinceReload: () => number | null;
  /** Where the build tool tells of a chunk that could not be had. */
  target: Pick<EventTarget, "addEventListener">;
  /** Where the browser tells of navigations; older browsers have no such thing. */
  navigation: Pick<EventTarget, "addEventListener"> | undefined;
}

const sinceReload = () => {
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opening?.type === "reload" ? performance.now() : null;
};

/** The page as it is. */
export const openPage = ({ reload, isOnline, cameByHistory }: Browser): Page => ({
  reload,
  isOnline,
  cameByHistory,
  sinceReload,
  target: window,
  navigation: (window as Partial<Window>).navigation,
});

/**
 * [error.chunk-reload] A failed chunk load reloads the page, at most once per minute. Without a line a reload would only lose the
 * page that stands. Where storage is blocked the page itself knows whether it has just been reloaded.
 */
export function reloadOnFailedChunk(
  { reload, isOnline, cameByHistory, sinceReload, target, navigation }: Page,
  mark: Stored<true> = stored("noren", reloaded, { backing: () => globalThis.sessionStorage }),
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
  // The router reloads by itself, and without an end, when the code of a route cannot be had. A reload for a lost line
  // after back or forward is asked for elsewhere.
  navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated } = event as NavigateEvent;
    if (navigationType !== "reload" || userInitiated || isOurs || cameByHistory()) return;
    if (!mayReload()) event.preventDefault();
  });
}
