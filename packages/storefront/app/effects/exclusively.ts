import { LOGIN_WAIT_MS } from "@noren/domain/limits";

type Locks = Pick<LockManager, "request">;

/**
 * Runs the work while no other tab does the same. Without Web Locks (a plain-http address other than localhost), and
 * when the tab that holds the lock does not come to an end (put to sleep in the background), each tab works for itself.
 */
export async function exclusively<T>(
  name: string,
  work: () => Promise<T>,
  locks: Locks | undefined = navigator.locks,
): Promise<T> {
  if (!locks) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), LOGIN_WAIT_MS);
  let isAdmitted = false;
  const admitted = () => {
    clearTimeout(timer);
    isAdmitted = true;
    return work();
  };
  try {
    return await locks.request(name, { signal: waiting.signal }, admitted);
  } catch (error) {
    if (isAdmitted) throw error;
    return work();
  }
}
