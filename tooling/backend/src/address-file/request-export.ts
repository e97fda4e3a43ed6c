import type { Db } from "../db/pool.ts";
import { exports } from "../db/schema/export.ts";

/** Queues an export of a member's address book (`make-exports.ts`); only one waits at a time. */
export async function requestExport(
  db: Db,
  request: Pick<typeof exports.$inferSelect, "channelId" | "userId" | "encoding" | "requestedAt">,
): Promise<void> {
  await db
    .insert(exports)
    .values({ ...request, nextTryAt: request.requestedAt })
    .onConflictDoNothing();
}
