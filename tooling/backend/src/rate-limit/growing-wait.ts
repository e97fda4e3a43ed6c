import { and, gt, lte, or, sql } from "drizzle-orm";
import { addSeconds } from "date-fns/addSeconds";
import { secondsInMinute } from "date-fns/constants";
import type { Db } from "../db/pool.ts";
import { attempts } from "../db/schema/account.ts";
import { isOf, type Limit, toSubject } from "./attempts.ts";

/** Attempts before the first wait are `max` of the limit; each further one doubles it. */
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 15 * secondsInMinute;

/**
 * Starts an attempt: counts it and sets the wait until the next one. Of concurrent attempts only as many start as are free.
 * A refused attempt does not count, so that repeated requests do not prolong the wait.
 *
 * @returns null, or the seconds to wait
 */
export async function startAttempt(db: Db, limit: Limit, subject: string, now: Date): Promise<number | null> {
  const count = sql`CASE WHEN ${attempts.windowEndsAt} <= ${now.toISOString()} THEN 1 ELSE ${attempts.count} + 1 END`;
  const wait = sql`least(${LONGEST_WAIT_SECONDS}::int, ${FIRST_WAIT_SECONDS}::int * 2 ^ least((${count}) - ${limit.max}::int, 20))`;
  const windowEndsAt = addSeconds(now, limit.seconds);
  const [started] = await db
    .insert(attempts)
    .values({ scope: limit.scope, subject: toSubject(subject), count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: [attempts.scope, attempts.subject],
      set: {
        count,
        windowEndsAt,
        waitsUntil: sql`CASE WHEN (${count}) >= ${limit.max}::int THEN ${now.toISOString()}::timestamptz + make_interval(secs => ${wait}) END`,
      },
      setWhere: or(
        lte(attempts.windowEndsAt, now),
        sql`coalesce(${attempts.waitsUntil}, '-infinity') <= ${now.toISOString()}`,
      ),
    })
    .returning({ count: attempts.count });
  if (started) return null;
  const [waiting] = await db
    .select({ until: attempts.waitsUntil })
    .from(attempts)
    .where(and(isOf(limit, subject), gt(attempts.waitsUntil, now)));
  return Math.ceil(((waiting?.until ?? now).getTime() - now.getTime()) / 1000);
}

/** Takes back an attempt that succeeded, with its wait. Earlier failures still count. */
export async function takeAttemptBack(db: Db, limit: Limit, subject: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)`, waitsUntil: null })
    .where(isOf(limit, subject));
}
