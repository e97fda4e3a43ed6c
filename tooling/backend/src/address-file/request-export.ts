import { secondsInDay } from "date-fns/constants";
import type { Db } from "../db/pool.ts";
import { exports } from "../db/schema/export.ts";
import { countAttempt, type Limit } from "../rate-limit/attempts.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";

/** Each is a file, a message and a mail. */
export const EXPORTS_PER_MEMBER: Limit = { scope: "export-member", max: 10, seconds: secondsInDay };

/**
 * Queues an export of a member's address book (`make-exports.ts`); only one waits at a time.
 *
 * @throws ApiError 429
 */
export async function requestExport(
  db: Db,
  request: Pick<typeof exports.$inferSelect, "channelId" | "userId" | "encoding" | "requestedAt">,
): Promise<void> {
  const isFree = await countAttempt(db, EXPORTS_PER_MEMBER, String(request.userId), request.requestedAt);
  if (!isFree) throw createRateLimitedError();
  await db
    .insert(exports)
    .values({ ...request, nextTryAt: request.requestedAt })
    .onConflictDoNothing();
}
