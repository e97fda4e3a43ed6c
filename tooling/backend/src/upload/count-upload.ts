import { secondsInHour } from "date-fns/constants";
import type { DataContext } from "../context/request-context.ts";
import { countAttempt, type Limit } from "../rate-limit/attempts.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";

/**
 * Of the guests and unverified members of a network: room for a campus. One person may register many accounts, so a member needs
 * a verified email to count apart.
 */
export const UPLOADS_FROM_NETWORK: Limit = { scope: "upload-address", max: 300, seconds: secondsInHour };

/**
 * Counts a file that was received whole and has an accepted type: a request without one costs its sender nothing, so it must not
 * stop the others of the network.
 *
 * @param sender `findPersonOrNetwork`
 * @throws ApiError 429
 */
export async function countUpload({ db, now }: DataContext, sender: string): Promise<void> {
  if (!(await countAttempt(db, UPLOADS_FROM_NETWORK, sender, now()))) throw createRateLimitedError();
}
