import { CHUNK_RELOAD_GUARD_MS } from "@noren/domain/limits";
import { stored } from "../storage/namespaced.ts";
import type { Browser } from "./browser.ts";

const moment = (value: unknown) => (typeof value === "number" ? value : null);

/**
 * Spec 8: a failed chunk load reloads the page, at most once per minute. Vite tells it with an event.
 * @param last when it was done last, in milliseconds since 1970
 */
export function reloadOnFailedChunk(
  { now, reload }: Pick<Browser, "now" | "reload">,
  last = stored("noren", "chunk-reload", moment, globalThis.sessionStorage),
  target: Pick<EventTarget, "addEventListener"> = window,
): void {
  target.addEventListener("vite:preloadError", (event) => {
    if (now() - (last.read() ?? 0) < CHUNK_RELOAD_GUARD_MS) return;
    event.preventDefault();
    last.write(now());
    reload();
  });
}
