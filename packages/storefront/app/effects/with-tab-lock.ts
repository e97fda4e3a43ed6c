import { LOGIN_WAIT_MS } from "@noren/domain/limits";

type Locks = Pick<LockManager, "request">;

/**
 * Runs the work while no other tab holds the lock. Runs it without the lock when Web Locks are missing (plain http on a
 * host other than localhost), and when the tab that holds the lock does not release it (frozen in the background).
 */
export async function withTabLock<T>(
  name: string,
  work: () => Promise<T>,
  locks: Locks | undefined = navigator.locks,
): Promise<T> {
  if (!locks) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), LOGIN_WAIT_MS);
  let hasLock = false;
  const runLocked = () => {
    clearTimeout(timer);
    hasLock = true;
    return work();
  };
  try {
    return await locks.request(name, { signal: waiting.signal }, runLocked);
  } catch (error) {
    if (hasLock) throw error;
    return work();
  }
}
