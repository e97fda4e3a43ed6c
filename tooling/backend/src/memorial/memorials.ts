import type { Memorial, MemorialInput } from "@noren/contract";
import { and, asc, count, eq, sql } from "drizzle-orm";
import { formatISO } from "date-fns/formatISO";
import { getDate } from "date-fns/getDate";
import { lastDayOfMonth } from "date-fns/lastDayOfMonth";
import { setDate } from "date-fns/setDate";
import { lockMember } from "../account/lock-member.ts";
import type { Db } from "../db/pool.ts";
import { userMemorials } from "../db/schema/note.ts";
import { ApiError } from "../http/api-error.ts";
import { createNotFoundError } from "../http/problems.ts";
import { addDays } from "../time/japan-time.ts";
import { memorialCopy } from "./memorial.copy.ts";

/** Maximum number of memorial days per member. */
export const MEMORIAL_LIMIT = 20;
/** How long before a memorial day its mail is sent. */
const MAIL_DAYS = 14;

type Row = typeof userMemorials.$inferSelect;
type Input = Required<Omit<MemorialInput, "is_mailed">> & Pick<MemorialInput, "is_mailed">;

const own = (userId: number, id: number) => and(eq(userMemorials.userId, userId), eq(userMemorials.id, id));

/** A member's memorial days in order of creation. */
export function listMemorials(db: Db, userId: number): Promise<Row[]> {
  return db.select().from(userMemorials).where(eq(userMemorials.userId, userId)).orderBy(asc(userMemorials.id));
}

/** One of the member's memorial days. @throws ApiError 404 */
export async function getMemorial(db: Db, userId: number, id: number): Promise<Row> {
  const [row] = await db.select().from(userMemorials).where(own(userId, id));
  if (!row) throw createNotFoundError();
  return row;
}

/** Adds a day. @param today in Japan, `YYYY-MM-DD` @throws ApiError 422 `user_memorial.limit` */
export function addMemorial(
  db: Db,
  userId: number,
  { is_mailed: isMailed = true, ...memorial }: Input,
  today: string,
): Promise<Row> {
  return db.transaction(async (tx) => {
    await lockMember(tx, userId);
    const [stored] = await tx.select({ count: count() }).from(userMemorials).where(eq(userMemorials.userId, userId));
    if ((stored?.count ?? 0) >= MEMORIAL_LIMIT) {
      throw new ApiError(422, "user_memorial.limit", memorialCopy.limit(MEMORIAL_LIMIT));
    }
    const [row] = await tx
      .insert(userMemorials)
      .values({ ...memorial, userId, mailOn: nextMailDay(memorial, today), isMailStopped: !isMailed })
      .returning();
    if (!row) throw new Error("The new day was not returned");
    return row;
  });
}

/** Updates a day, and stops or resumes its mails. A mail that is due stays due unless the day moves. @param today in Japan, `YYYY-MM-DD` @throws ApiError 404 */
export async function changeMemorial(
  db: Db,
  { userId, id }: { userId: number; id: number },
  { is_mailed: isMailed, ...memorial }: Input,
  today: string,
): Promise<Row> {
  const isSameDay = and(eq(userMemorials.month, memorial.month), eq(userMemorials.date, memorial.date));
  const mailOn = sql`CASE WHEN ${isSameDay} THEN ${userMemorials.mailOn} ELSE ${nextMailDay(memorial, today)}::date END`;
  const [row] = await db
    .update(userMemorials)
    .set({ ...memorial, mailOn, isMailStopped: isMailed === undefined ? undefined : !isMailed })
    .where(own(userId, id))
    .returning();
  if (!row) throw createNotFoundError();
  return row;
}

/** Removes a day. @throws ApiError 404 */
export async function removeMemorial(db: Db, userId: number, id: number): Promise<void> {
  const removed = await db.delete(userMemorials).where(own(userId, id)).returning({ id: userMemorials.id });
  if (removed.length === 0) throw createNotFoundError();
}

/** A day in the contract's shape. @param today in Japan, `YYYY-MM-DD` */
export function toMemorial({ userId, mailOn: _, isMailStopped, ...row }: Row, today: string): Memorial {
  return { ...row, user_id: userId, is_mailed: !isMailStopped, next_date: nextDate(row, today) };
}

/** The day of the next mail after today, which is 14 days before an occurrence. */
export function nextMailDay(memorial: Pick<Row, "month" | "date">, today: string): string {
  return addDays(nextDate(memorial, addDays(today, MAIL_DAYS + 1)), -MAIL_DAYS);
}

/** The next occurrence; 28 February for 29 February in a common year. */
export function nextDate({ month, date }: Pick<Row, "month" | "date">, today: string): string {
  const year = Number(today.slice(0, 4));
  const dateIn = (each: number) => {
    const last = lastDayOfMonth(new Date(each, month - 1));
    return formatISO(setDate(last, Math.min(date, getDate(last))), { representation: "date" });
  };
  const thisYear = dateIn(year);
  return thisYear >= today ? thisYear : dateIn(year + 1);
}
