import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../db/pool.ts";
import { attempts } from "../db/schema/account.ts";

/** How often something may be tried within a window that starts with the first try. */
export interface Limit {
  scope: string;
  most: number;
  seconds: number;
}

/** Ten wrong passwords lock an account for a quarter of an hour, and so does guessing at one that does not exist. */
export const LOGIN_OF_NAME: Limit = { scope: "login-name", most: 10, seconds: 900 };
/** Failures only: a school or an office logs in from one address. */
export const LOGIN_FROM_ADDRESS: Limit = { scope: "login-address", most: 100, seconds: 900 };
export const REGISTER_FROM_ADDRESS: Limit = { scope: "register-address", most: 200, seconds: 3600 };
export const SCHOOL_KEY_FROM_ADDRESS: Limit = { scope: "school-address", most: 30, seconds: 900 };

const hashOf = (subject: string) => createHash("sha256").update(subject).digest();

/**
 * Counts a try before it is made, so that tries at the same moment cannot slip past each other.
 * False where there were too many already.
 */
export async function countAttempt(db: Db, limit: Limit, subject: string, now: Date): Promise<boolean> {
  const windowEndsAt = new Date(now.getTime() + limit.seconds * 1000);
  const hasEnded = sql`${attempts.windowEndsAt} <= ${now.toISOString()}`;
  const [row] = await db
    .insert(attempts)
    .values({ scope: limit.scope, subject: hashOf(subject), count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: [attempts.scope, attempts.subject],
      set: {
        count: sql`CASE WHEN ${hasEnded} THEN 1 ELSE ${attempts.count} + 1 END`,
        windowEndsAt: sql`CASE WHEN ${hasEnded} THEN ${windowEndsAt.toISOString()} ELSE ${attempts.windowEndsAt} END`,
      },
    })
    .returning({ count: attempts.count });
  const count = row?.count ?? 1;
  if (count === 1) await sweep(db, now);
  return count <= limit.most;
}

/** Takes a try back that turned out to be none. */
export async function uncountAttempt(db: Db, limit: Limit, subject: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(eq(attempts.scope, limit.scope), eq(attempts.subject, hashOf(subject))));
}

/** A success forgives the tries before it. */
export async function forgetAttempts(db: Db, limit: Limit, subject: string): Promise<void> {
  await db.delete(attempts).where(and(eq(attempts.scope, limit.scope), eq(attempts.subject, hashOf(subject))));
}

/** Takes a few ended windows out whenever one begins, so that the table never grows without bound. */
async function sweep(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    DELETE FROM attempts WHERE (scope, subject) IN (
      SELECT scope, subject FROM attempts WHERE window_ends_at <= ${now.toISOString()} LIMIT 20 FOR UPDATE SKIP LOCKED
    )`);
}
