import { ApiError } from "../http/api-error.ts";
import type { DataContext } from "../context/request-context.ts";
import { countAttempt, type Limit, decrementAttempts } from "./attempts.ts";
import { rateLimited } from "./rate-limited.ts";

/**
 * Does something that may be refused, of which only refusals count against the limit. Each is counted before it is made,
 * so that those at the same moment cannot slip past each other.
 *
 * @param isCounted whether a refusal of that code is one that counts
 * @throws ApiError 429 after too many of them
 */
export async function limitRefusals<T>(
  { db, now }: DataContext,
  { limit, subject, isCounted }: { limit: Limit; subject: string; isCounted: (code: string) => boolean },
  work: () => Promise<T>,
): Promise<T> {
  if (!(await countAttempt(db, limit, subject, now()))) throw rateLimited();
  let isRefused = false;
  try {
    return await work();
  } catch (error) {
    isRefused = error instanceof ApiError && isCounted(error.code);
    throw error;
  } finally {
    if (!isRefused) await decrementAttempts(db, limit, subject);
  }
}
