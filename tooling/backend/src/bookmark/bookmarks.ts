import type { Bookmark, BookmarkInput } from "@noren/contract";
import { and, count, desc, eq } from "drizzle-orm";
import { lockMember } from "../account/lock-member.ts";
import type { Db } from "../db/pool.ts";
import { withPage } from "../db/with-page.ts";
import { bookmarks } from "../db/schema/note.ts";
import { ApiError } from "../http/api-error.ts";
import type { Page } from "../http/pagination.ts";
import { createNotFoundError } from "../http/problems.ts";
import { bookmarkCopy } from "./bookmark.copy.ts";

/** Maximum number of bookmarks per member. */
export const BOOKMARK_LIMIT = 100;

type Row = typeof bookmarks.$inferSelect;

const ownedBy = (userId: number, id: number) => and(eq(bookmarks.userId, userId), eq(bookmarks.id, id));

/** A page of a member's bookmarks, newest first, with their total number. */
export async function listBookmarks(db: Db, userId: number, page: Page): Promise<{ data: Bookmark[]; total: number }> {
  const ofMember = eq(bookmarks.userId, userId);
  const rows = await withPage(
    db.select().from(bookmarks).where(ofMember).orderBy(desc(bookmarks.createdAt), desc(bookmarks.id)).$dynamic(),
    page,
  );
  const [counted] = await db.select({ count: count() }).from(bookmarks).where(ofMember);
  return { data: rows.map(toBookmark), total: counted?.count ?? 0 };
}

/** One bookmark. @throws ApiError 404 */
export async function getBookmark(db: Db, userId: number, id: number): Promise<Bookmark> {
  const [row] = await db.select().from(bookmarks).where(ownedBy(userId, id));
  if (!row) throw createNotFoundError();
  return toBookmark(row);
}

/** Bookmarks a page, or moves it to the front with its new title. @throws ApiError 422 `bookmark.limit` */
export function addBookmark(db: Db, userId: number, { url, title }: BookmarkInput, now: Date): Promise<Bookmark> {
  return db.transaction(async (tx) => {
    await lockMember(tx, userId);
    const [row] = await tx
      .insert(bookmarks)
      .values({ userId, url, title, createdAt: now })
      .onConflictDoUpdate({ target: [bookmarks.userId, bookmarks.url], set: { title, createdAt: now } })
      .returning();
    const [stored] = await tx.select({ count: count() }).from(bookmarks).where(eq(bookmarks.userId, userId));
    if ((stored?.count ?? 0) > BOOKMARK_LIMIT) {
      throw new ApiError(422, "bookmark.limit", bookmarkCopy.limit(BOOKMARK_LIMIT));
    }
    if (!row) throw new Error("The bookmark was not returned");
    return toBookmark(row);
  });
}

/** Removes a bookmark. @throws ApiError 404 */
export async function removeBookmark(db: Db, userId: number, id: number): Promise<void> {
  const removed = await db.delete(bookmarks).where(ownedBy(userId, id)).returning({ id: bookmarks.id });
  if (removed.length === 0) throw createNotFoundError();
}

const toBookmark = ({ id, url, title, createdAt }: Row): Bookmark => ({
  id,
  url,
  title,
  created_at: createdAt.toISOString(),
});
