import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { secondsInDay, secondsInHour, secondsInMinute } from "date-fns/constants";
import { addSeconds } from "date-fns/addSeconds";
import type { Db, Transaction } from "../db/pool.ts";
import { attempts } from "../db/schema/account.ts";

/** How often something may be tried within a window that starts with the first try. */
export interface Limit {
  scope: string;
  most: number;
  seconds: number;
}

/** Ten wrong passwords lock an account for a quarter of an hour, and so does guessing at one that does not exist. */
export const LOGIN_OF_NAME: Limit = { scope: "login-name", most: 10, seconds: 15 * secondsInMinute };
/** Failures only: a school or an office logs in from one address. */
export const LOGIN_FROM_IP: Limit = { scope: "login-address", most: 100, seconds: 15 * secondsInMinute };
export const REGISTER_FROM_IP: Limit = { scope: "register-address", most: 200, seconds: secondsInHour };
/** Mails in a day to an address that somebody names as theirs, registering or changing to it. */
export const UNASKED_MAILS_TO: Limit = { scope: "unasked-mail", most: 5, seconds: secondsInDay };
export const SCHOOL_KEY_FROM_IP: Limit = { scope: "school-address", most: 30, seconds: 15 * secondsInMinute };

/** Codes that are mailed for one member's logins: five tries each at a million. */
export const CODES_OF_MEMBER: Limit = { scope: "code-member", most: 10, seconds: secondsInHour };
/** Mails that anybody can have sent to an address. */
export const REMINDER_OF_NAME: Limit = { scope: "reminder-name", most: 5, seconds: secondsInHour };
export const REMINDER_FROM_IP: Limit = { scope: "reminder-address", most: 60, seconds: secondsInHour };
export const VERIFY_MAIL_OF_MEMBER: Limit = { scope: "verify-member", most: 5, seconds: secondsInHour };
export const NEW_EMAIL_OF_MEMBER: Limit = { scope: "email-member", most: 10, seconds: secondsInDay };
export const PASSWORD_OF_MEMBER: Limit = { scope: "password-member", most: 10, seconds: 15 * secondsInMinute };
export const OAUTH_FROM_IP: Limit = { scope: "oauth-address", most: 200, seconds: secondsInHour };

const hashOf = (subject: string) => createHash("sha256").update(subject).digest();

/** Counts a try before it is made. False where there were too many already. */
export async function countAttempt(db: Db, limit: Limit, subject: string, now: Date): Promise<boolean> {
  return (await countTries(db, limit, subject, now)) <= limit.most;
}

/**
 * Counts a try before it is made, so that tries at the same moment cannot slip past each other. Returns which it is of
 * its window, from 1.
 */
export async function countTries(db: Db, limit: Limit, subject: string, now: Date): Promise<number> {
  const windowEndsAt = addSeconds(now, limit.seconds);
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
  return count;
}

/** Takes a try back that turned out to be none. */
export async function uncountAttempt(db: Db, limit: Limit, subject: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(eq(attempts.scope, limit.scope), eq(attempts.subject, hashOf(subject))));
}

/** A success forgives the tries before it. */
export async function forgetAttempts(db: Db | Transaction, limit: Limit, subject: string): Promise<void> {
  await db.delete(attempts).where(and(eq(attempts.scope, limit.scope), eq(attempts.subject, hashOf(subject))));
}

/** Takes a few ended windows out whenever one begins, so that the table never grows without bound. */
async function sweep(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    DELETE FROM attempts WHERE (scope, subject) IN (
      SELECT scope, subject FROM attempts WHERE window_ends_at <= ${now.toISOString()} LIMIT 20 FOR UPDATE SKIP LOCKED
    )`);
}
