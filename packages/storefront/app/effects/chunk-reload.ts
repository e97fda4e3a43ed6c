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

/**
 * Spec 8: a failed chunk load reloads the page, at most once per minute. Vite tells it with an event. Without a line a
 * reload would only lose the page that stands.
 */
export function reloadOnFailedChunk(
  { reload, isOnline }: Pick<Browser, "reload" | "isOnline">,
  mark: Stored<true> = stored("noren", reloaded, { backing: () => globalThis.sessionStorage }),
  target: Pick<EventTarget, "addEventListener"> = window,
): void {
  target.addEventListener("vite:preloadError", (event) => {
    if (mark.read() || !isOnline()) return;
    event.preventDefault();
    mark.write(true);
    reload();
  });
}
