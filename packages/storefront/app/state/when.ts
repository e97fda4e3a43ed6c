import type { AppStore, RootState } from "./store.ts";

/** Resolves with the state as soon as it is so; at the latest after `waitMs`, when given, with the state as it is then. */
export function whenState(
  store: Pick<AppStore, "getState" | "subscribe">,
  isSo: (state: RootState) => boolean,
  waitMs?: number,
): Promise<RootState> {
  if (isSo(store.getState())) return Promise.resolve(store.getState());
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve(store.getState());
    };
    const timer = waitMs === undefined ? undefined : setTimeout(done, waitMs);
    const unsubscribe = store.subscribe(() => {
      if (isSo(store.getState())) done();
    });
  });
}

/** Waits for the work, at the longest so many milliseconds; whatever it comes to afterwards is nobody's concern. */
export function within(ms: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    work.then(() => resolve(), reject).finally(() => clearTimeout(timer));
  });
}
