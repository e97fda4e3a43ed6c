import { LOGIN_WAIT_MS } from "@noren/domain/limits";
import { isUndecided } from "@noren/domain/session";
import type { AppStore } from "../state/store.ts";

/** Resolves when it is known who the visitor is, or when that takes longer than the wait of spec 9. */
export function whenDecided(store: Pick<AppStore, "getState" | "subscribe">, waitMs = LOGIN_WAIT_MS): Promise<void> {
  if (!isUndecided(store.getState().session)) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(done, waitMs);
    const unsubscribe = store.subscribe(() => {
      if (!isUndecided(store.getState().session)) done();
    });
  });
}
