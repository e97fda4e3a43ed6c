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

/** Resolves as the work does, or with undefined after `ms` milliseconds. Ignores its outcome afterwards. */
export function waitAtMost<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, undefined);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
