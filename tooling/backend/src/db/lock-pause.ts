import { findDatabaseError } from "../http/failure.ts";

/** How long reads of a locked table fail at once: each try would hold a connection until its lock times out. */
export const PAUSE_MS = 2_000;

export const LOCK_NOT_AVAILABLE = "55P03";

/** Fails with the last error for two seconds after a read waited for a lock in vain. Only for statements that lock no rows. */
export type LockPause = <T>(read: () => Promise<T>) => Promise<T>;

/** @param now in milliseconds */
export function createLockPause(now: () => number): LockPause {
  let failure: { at: number; error: unknown } | undefined;
  return async (read) => {
    if (failure && now() - failure.at < PAUSE_MS) throw failure.error;
    try {
      return await read();
    } catch (error) {
      if (findDatabaseError(error)?.code === LOCK_NOT_AVAILABLE) failure = { at: now(), error };
      throw error;
    }
  };
}
