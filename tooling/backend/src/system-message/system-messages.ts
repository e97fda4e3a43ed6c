import type { SystemMessageSummary } from "@noren/contract";
import { and, count, desc, eq, isNull } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { withPage } from "../db/with-page.ts";
import { type StoredFileRow, storedFiles, systemMessages } from "../db/schema/file.ts";
import { isNotExpired } from "../files/stored-file.ts";
import type { Page } from "../http/pagination.ts";
import { createNotFoundError } from "../http/problems.ts";

type Row = typeof systemMessages.$inferSelect;

/** Sends a message to a member; `link` is a page of the shop, `fileKey` a stored file. */
export async function sendSystemMessage(
  db: Db | Transaction,
  message: Pick<Row, "userId" | "title" | "body" | "createdAt"> & Partial<Pick<Row, "link" | "fileKey" | "readAt">>,
): Promise<void> {
  await db.insert(systemMessages).values(message);
}

/** A page of a member's messages, newest first, with the total and the number of unread ones. */
export async function listSystemMessages(
  db: Db,
  userId: number,
  page: Page,
): Promise<{ data: SystemMessageSummary[]; total: number; unread: number }> {
  const mine = eq(systemMessages.userId, userId);
  const rows = await withPage(
    db
      .select()
      .from(systemMessages)
      .where(mine)
      .orderBy(desc(systemMessages.createdAt), desc(systemMessages.id))
      .$dynamic(),
    page,
  );
  const [all] = await db.select({ count: count() }).from(systemMessages).where(mine);
  const [unread] = await db
    .select({ count: count() })
    .from(systemMessages)
    .where(and(mine, isNull(systemMessages.readAt)));
  return { data: rows.map(summaryOf), total: all?.count ?? 0, unread: unread?.count ?? 0 };
}

export const summaryOf = ({ key, title, readAt, createdAt }: Row): SystemMessageSummary => ({
  key,
  title,
  is_read: readAt !== null,
  created_at: createdAt.toISOString(),
});

/** One message of the member with its file until that expires; marks it as read. @throws ApiError 404 */
export async function openSystemMessage(
  db: Db,
  userId: number,
  key: string,
  now: Date,
): Promise<{ message: Row; file: StoredFileRow | null }> {
  const mine = and(eq(systemMessages.userId, userId), eq(systemMessages.key, key));
  await db
    .update(systemMessages)
    .set({ readAt: now })
    .where(and(mine, isNull(systemMessages.readAt)));
  const [found] = await db
    .select({ message: systemMessages, file: storedFiles })
    .from(systemMessages)
    .leftJoin(storedFiles, and(eq(storedFiles.key, systemMessages.fileKey), isNotExpired(now)))
    .where(mine);
  if (!found) throw createNotFoundError();
  return found;
}
