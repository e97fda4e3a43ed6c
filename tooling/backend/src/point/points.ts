import { desc, eq } from "drizzle-orm";
import { formatISO } from "date-fns/formatISO";
import { getYear } from "date-fns/getYear";
import { parseISO } from "date-fns/parseISO";
import { setYear } from "date-fns/setYear";
import { lockMember } from "../account/lock-member.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { users } from "../db/schema/account.ts";
import { pointEntries } from "../db/schema/point.ts";
import { addDays, toJapanDay, toJapanMidnight } from "../time/japan-time.ts";

export interface Balance {
  point: number;
  /** When all points expire unless another entry is added before; null without points. */
  expiresAt: Date | null;
}

/**
 * Returns the points that the member can use now. All points expire together, a year after the last ledger entry
 * (decision 0026). Writes an expiry that is due into the ledger, dated at the moment of expiry. Locks the member.
 */
export function expirePoints(db: Db | Transaction, userId: number, now: Date): Promise<Balance> {
  return db.transaction(async (tx) => {
    await lockMember(tx, userId);
    const [user] = await tx.select({ point: users.point }).from(users).where(eq(users.id, userId));
    const [last] = await tx
      .select({ createdAt: pointEntries.createdAt })
      .from(pointEntries)
      .where(eq(pointEntries.userId, userId))
      .orderBy(desc(pointEntries.createdAt), desc(pointEntries.id))
      .limit(1);
    const point = user?.point ?? 0;
    if (point === 0 || !last) return { point: 0, expiresAt: null };
    const expiresAt = expiryOf(last.createdAt);
    if (expiresAt > now) return { point, expiresAt };
    await tx.insert(pointEntries).values({ userId, amount: -point, reason: "expired", createdAt: expiresAt });
    return { point: 0, expiresAt: null };
  });
}

/**
 * The end of the day in Japan a year later. `setYear` maps a leap day to 1 March; `addYears` would map it to 28 February
 * and expire the points a day early.
 */
function expiryOf(lastEntryAt: Date): Date {
  const day = parseISO(toJapanDay(lastEntryAt));
  const lastDay = formatISO(setYear(day, getYear(day) + 1), { representation: "date" });
  return toJapanMidnight(addDays(lastDay, 1));
}
