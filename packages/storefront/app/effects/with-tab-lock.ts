import { TAB_LOCK_WAIT_MS } from "@noren/domain/limits";

type Locks = Pick<LockManager, "request">;

/**
 * Runs the work while no other tab holds the lock. Runs it without the lock if Web Locks are missing (plain http on a host
 * other than localhost), or if another tab (frozen in the background) holds it for longer than [limits.waits] allows.
 */
export async function withTabLock<T>(
  name: string,
  work: () => Promise<T>,
  locks: Locks | undefined = navigator.locks,
): Promise<T> {
  if (!locks) return work();
  const abortWait = new AbortController();
  const timer = setTimeout(() => abortWait.abort(), TAB_LOCK_WAIT_MS);
  let hasLock = false;
  const runLocked = () => {
    clearTimeout(timer);
    hasLock = true;
    return work();
  };
  try {
    return await locks.request(name, { signal: abortWait.signal }, runLocked);
  } catch (error) {
    if (hasLock) throw error;
    return work();
  }
}
