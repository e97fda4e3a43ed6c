import type { Db } from "../db/pool.ts";
import { exports } from "../db/schema/export.ts";

/** Asks for an export of a member's address book that is made later (`make-exports.ts`); once while one waits. */
export async function requestExport(
  db: Db,
  asked: Pick<typeof exports.$inferSelect, "channelId" | "userId" | "encoding" | "requestedAt">,
): Promise<void> {
  await db
    .insert(exports)
    .values({ ...asked, nextTryAt: asked.requestedAt })
    .onConflictDoNothing();
}
