import { desc, eq } from "drizzle-orm";
import { lockMember } from "../cart/cart-owner.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { users } from "../db/schema/account.ts";
import { pointEntries } from "../db/schema/point.ts";
import { japanDay } from "../delivery/japan-day.ts";

export interface Balance {
  point: number;
  /** When all of them run out unless they move before; null without points. */
  expiresAt: Date | null;
}

/**
 * The member's points as they may be spent now. Points run out together, a year after the last of them moved (decision
 * 0026): what has run out is written into the ledger here, at the moment when it did. Locks the member.
 */
export function settlePoints(db: Db | Transaction, userId: number, now: Date): Promise<Balance> {
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

/** The end of the day in Japan a year later: the first moment of the day after. */
function expiryOf(moved: Date): Date {
  const [year = "", month = "", day = ""] = japanDay(moved).split("-");
  const last = new Date(Date.UTC(Number(year) + 1, Number(month) - 1, Number(day) + 1));
  return new Date(`${last.toISOString().slice(0, 10)}T00:00:00+09:00`);
}
