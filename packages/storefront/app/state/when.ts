import type { AppStore, RootState } from "./store.ts";

/** Resolves with the state once the predicate holds, or after `waitMs`, if given, with the state at that time. */
export function whenState(
  store: Pick<AppStore, "getState" | "subscribe">,
  predicate: (state: RootState) => boolean,
  waitMs?: number,
): Promise<RootState> {
  if (predicate(store.getState())) return Promise.resolve(store.getState());
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve(store.getState());
    };
    const timer = waitMs === undefined ? undefined : setTimeout(done, waitMs);
    const unsubscribe = store.subscribe(() => {
      if (predicate(store.getState())) done();
    });
  });
}

/** Waits for the work, at most `ms` milliseconds. Ignores its outcome afterwards. */
export function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    work.then(() => resolve(), reject).finally(() => clearTimeout(timer));
  });
}
