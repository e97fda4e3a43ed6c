import { ApiError } from "../http/api-error.ts";
import type { DataContext } from "../context/request-context.ts";
import { countAttempt, type Limit, decrementAttempts } from "./attempts.ts";
import { rateLimited } from "./rate-limited.ts";

/**
 * Runs `work` and counts only its refusals against the limit. Counts each call before it runs,
 * so that concurrent calls cannot exceed the limit.
 *
 * @param isCounted whether a refusal with that code counts
 * @throws ApiError 429 after too many refusals
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
