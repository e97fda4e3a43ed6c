import { createHash } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { secondsInDay, secondsInHour, secondsInMinute } from "date-fns/constants";
import { addSeconds } from "date-fns/addSeconds";
import type { Db, Transaction } from "../db/pool.ts";
import { attempts } from "../db/schema/account.ts";
import { siteOf } from "../http/client-network.ts";

/** The number of attempts allowed within a window that starts with the first one. */
export interface Limit {
  scope: string;
  max: number;
  seconds: number;
}

/** Logins with one name from one IP: five wrong passwords are free, then each needs a longer wait (`startAttempt`). */
export const LOGINS_PER_NAME_AND_NETWORK: Limit = { scope: "login-name-ip", max: 5, seconds: secondsInHour };
/** Logins in a browser that the member is known in; they do not count elsewhere. */
export const LOGINS_IN_KNOWN_BROWSER: Limit = { scope: "login-known", max: 5, seconds: secondsInHour };
/** Attempts of a known browser that are for another account with the same name. */
export const LOGINS_BESIDE_KNOWN: Limit = { scope: "login-beside", max: 10, seconds: secondsInHour };
/** Wrong passwords of one name from all IPs; then an unknown browser needs the mailed link. */
export const WRONG_PASSWORDS_PER_NAME: Limit = { scope: "login-name", max: 50, seconds: secondsInHour };
/** Wrong passwords from one IP, which a school or an office shares; then an unknown browser needs the mailed link. */
export const WRONG_PASSWORDS_FROM_NETWORK: Limit = { scope: "login-ip", max: 100, seconds: 15 * secondsInMinute };
/** Mails with a link for logging in after failed logins in one network: those of strangers elsewhere leave the owner one. Each link is valid for a day. */
export const UNLOCK_MAILS_PER_NAME_AND_NETWORK: Limit = { scope: "login-mail-ip", max: 1, seconds: 3 * secondsInHour };
/** The same in browsers that know a member; they do not count elsewhere. */
export const UNLOCK_MAILS_IN_KNOWN_BROWSER: Limit = { scope: "login-mail-known", max: 1, seconds: 3 * secondsInHour };
/** The same in all networks. */
export const UNLOCK_MAILS_PER_NAME: Limit = { scope: "login-mail", max: 4, seconds: 3 * secondsInHour };
/** Room for a campus that registers in one hour from one IP. */
export const REGISTER_FROM_NETWORK: Limit = { scope: "register-ip", max: 1000, seconds: secondsInHour };
/** Registrations of one mailbox, in any spelling, from one IP that are mailed: the mailbox gets a few mails an hour. Further ones are not mailed. */
export const REGISTER_MAILBOX_FROM_NETWORK: Limit = { scope: "register-mailbox", max: 20, seconds: secondsInDay };
/** Registrations that reveal a taken username: usernames must be unique, so guessing them can only be slowed down. */
export const TAKEN_USERNAMES_FROM_NETWORK: Limit = { scope: "username-taken", max: 20, seconds: secondsInHour };
/** Changes to a mailbox that members without a verified email request in one network: those of strangers elsewhere must not stop a change. */
export const NEW_EMAIL_TO: Limit = { scope: "new-email-mail", max: 5, seconds: secondsInDay };
/** Counts wrong keys only: a school orders from one IP. A member with a verified email counts apart. */
export const SCHOOL_KEY_FROM_NETWORK: Limit = { scope: "school-ip", max: 30, seconds: 15 * secondsInMinute };

/** Login codes mailed to one member; each allows five attempts at a million codes. */
export const CODES_PER_MEMBER: Limit = { scope: "code-member", max: 10, seconds: secondsInHour };
/** Login codes to all unverified accounts of one mailbox, over all shops: anyone can register it in many spellings. */
export const CODES_TO_MAILBOX: Limit = { scope: "code-mailbox", max: 10, seconds: secondsInHour };
/** Those of them that one IP causes: strangers elsewhere leave the owner of the mailbox some. */
export const CODES_TO_MAILBOX_FROM_NETWORK: Limit = { scope: "code-mailbox-ip", max: 6, seconds: secondsInHour };
/** Login codes to unverified accounts that one IP causes: room for a campus. */
export const CODES_FROM_NETWORK: Limit = { scope: "code-ip", max: 1000, seconds: secondsInHour };
/** Reminders, which anyone can request for any name, from one network: those of strangers elsewhere leave the owner some. */
export const REMINDERS_PER_NAME_AND_NETWORK: Limit = { scope: "reminder-name-ip", max: 5, seconds: secondsInHour };
export const REMINDERS_PER_NAME: Limit = { scope: "reminder-name", max: 10, seconds: secondsInHour };
/** Reminders of one member in browsers that know the member; they do not count elsewhere. */
export const REMINDERS_IN_KNOWN_BROWSER: Limit = { scope: "reminder-known", max: 5, seconds: secondsInHour };
/** Room for a campus. Beyond it, each name has one reminder an hour, because anyone can invent names. */
export const REMINDERS_FROM_NETWORK: Limit = { scope: "reminder-ip", max: 1000, seconds: secondsInHour };
/** The maximum of all reminders of a network: each stores rows for an hour. */
export const REMINDERS_FROM_NETWORK_IN_TOTAL: Limit = {
  scope: "reminder-ip-total",
  max: 20_000,
  seconds: secondsInHour,
};
export const VERIFY_MAILS_PER_MEMBER: Limit = { scope: "verify-member", max: 5, seconds: secondsInHour };
export const NEW_EMAILS_PER_MEMBER: Limit = { scope: "email-member", max: 10, seconds: secondsInDay };
/** Wrong passwords in one session that the password opened, or in all others of a member: a copied access token must not prevent the member from changing the password. */
export const PASSWORD_IN_SESSION: Limit = { scope: "password-session", max: 10, seconds: 15 * secondsInMinute };
/** Logins at other services that are begun: room for a campus. */
export const OAUTH_FROM_NETWORK: Limit = { scope: "oauth-ip", max: 1000, seconds: secondsInHour };
/** The same of one member in browsers that know the member; they do not count elsewhere. */
export const OAUTH_IN_KNOWN_BROWSER: Limit = { scope: "oauth-known", max: 20, seconds: secondsInHour };
/** Logins with a passkey that are begun, also by opening the login: room for a campus. */
export const PASSKEYS_FROM_NETWORK: Limit = { scope: "passkey-ip", max: 5000, seconds: secondsInHour };
/** The same of one member in browsers that know the member; they do not count elsewhere. */
export const PASSKEYS_IN_KNOWN_BROWSER: Limit = { scope: "passkey-known", max: 60, seconds: secondsInHour };
/** Registrations of passkeys that a member begins. */
export const PASSKEYS_PER_MEMBER: Limit = { scope: "passkey-member", max: 30, seconds: secondsInHour };

/**
 * The /48 of an IPv6 network counts too, with the room of this many networks: one customer may have it, or many subscribers of
 * a mobile network (decision 0204).
 */
const NETWORKS_PER_SITE = 20;

/** The subjects that an attempt counts for: the given one, and the site of its IPv6 network. */
export const listCountedSubjects = (subject: string | Buffer): (string | Buffer)[] => {
  const site = siteOfSubject(subject);
  return site === null ? [subject] : [subject, site];
};

/** The limit of the row of a site. */
export const toSiteLimit = (limit: Limit): Limit => ({ ...limit, max: limit.max * NETWORKS_PER_SITE });

const siteOfSubject = (subject: string | Buffer) => (typeof subject === "string" ? siteOf(subject) : null);

/** The stored form of a subject; a stored form remains as it is. */
export const toSubject = (subject: string | Buffer) =>
  typeof subject === "string" ? createHash("sha256").update(subject).digest() : subject;

/** The row of a limit and its subject. */
export const isOf = (limit: Limit, subject: string | Buffer) =>
  and(eq(attempts.scope, limit.scope), eq(attempts.subject, toSubject(subject)));

/** Counts an attempt before it is made. Returns false when the limit is exceeded. */
export async function countAttempt(db: Db | Transaction, limit: Limit, subject: string, now: Date): Promise<boolean> {
  return (await incrementAttempts(db, limit, subject, now)) <= limit.max;
}

/**
 * Counts an attempt before it is made, so that concurrent attempts all count. Returns its number in the window, from 1.
 */
export async function incrementAttempts(
  db: Db | Transaction,
  limit: Limit,
  subject: string | Buffer,
  now: Date,
): Promise<number> {
  return (await countInWindow(db, limit, subject, now)).count;
}

/**
 * Like `incrementAttempts`; also returns when the window ends. What is counted may weigh more than one, such as bytes. The
 * count is the network's or, if larger, the site's share of one network. Nothing is counted for a site that exceeds the limit.
 */
export async function countInWindow(
  db: Db | Transaction,
  limit: Limit,
  subject: string | Buffer,
  now: Date,
  weight = 1,
): Promise<Window & { isCounted: boolean }> {
  const site = siteOfSubject(subject);
  if (site !== null) {
    // Each of a /48's 65,536 networks would store a row otherwise.
    const used = await findWindow(db, limit, site, now);
    if (used && shareOfSite(used.count) > limit.max)
      return { ...used, count: shareOfSite(used.count), isCounted: false };
  }
  const counted = { ...(await addToWindow(db, limit, subject, now, weight)), isCounted: true };
  // What one network is refused must not use up the room of the others.
  if (site === null || counted.count > limit.max) return counted;
  const { count, endsAt } = await addToWindow(db, limit, site, now, weight);
  const share = shareOfSite(count);
  return share > counted.count ? { count: share, endsAt, isCounted: true } : counted;
}

interface Window {
  count: number;
  endsAt: Date;
}

const shareOfSite = (count: number) => Math.ceil(count / NETWORKS_PER_SITE);

async function addToWindow(
  db: Db | Transaction,
  limit: Limit,
  subject: string | Buffer,
  now: Date,
  weight: number,
): Promise<Window> {
  const windowEndsAt = addSeconds(now, limit.seconds);
  const hasEnded = sql`${attempts.windowEndsAt} <= ${now.toISOString()}`;
  const [row] = await db
    .insert(attempts)
    .values({ scope: limit.scope, subject: toSubject(subject), count: weight, windowEndsAt })
    .onConflictDoUpdate({
      target: [attempts.scope, attempts.subject],
      set: {
        count: sql`CASE WHEN ${hasEnded} THEN ${weight}::bigint ELSE ${attempts.count} + ${weight}::bigint END`,
        windowEndsAt: sql`CASE WHEN ${hasEnded} THEN ${windowEndsAt.toISOString()} ELSE ${attempts.windowEndsAt} END`,
      },
    })
    .returning({ count: attempts.count, endsAt: attempts.windowEndsAt });
  const { count, endsAt } = row ?? { count: weight, endsAt: windowEndsAt };
  if (count === weight) await deleteExpiredWindows(db, now);
  return { count, endsAt };
}

/** Returns how many attempts count in the current window, as `countInWindow` does. */
export async function getAttemptCount(
  db: Db | Transaction,
  limit: Limit,
  subject: string | Buffer,
  now: Date,
): Promise<number> {
  const counted = await readCount(db, limit, subject, now);
  const site = siteOfSubject(subject);
  return site === null ? counted : Math.max(counted, shareOfSite(await readCount(db, limit, site, now)));
}

async function readCount(db: Db | Transaction, limit: Limit, subject: string | Buffer, now: Date): Promise<number> {
  return (await findWindow(db, limit, subject, now))?.count ?? 0;
}

async function findWindow(
  db: Db | Transaction,
  limit: Limit,
  subject: string | Buffer,
  now: Date,
): Promise<Window | undefined> {
  const [row] = await db
    .select({ count: attempts.count, endsAt: attempts.windowEndsAt })
    .from(attempts)
    .where(and(isOf(limit, subject), gt(attempts.windowEndsAt, now)));
  return row;
}

/** Removes an attempt that should not count. */
export async function decrementAttempts(
  db: Db | Transaction,
  limit: Limit,
  subject: string | Buffer,
  weight = 1,
): Promise<void> {
  const remove = (counted: string | Buffer) =>
    db
      .update(attempts)
      .set({ count: sql`greatest(${attempts.count} - ${weight}::bigint, 0)` })
      .where(isOf(limit, counted))
      .returning({ count: attempts.count });
  const [left] = await remove(subject);
  const site = siteOfSubject(subject);
  const wasRefused = left !== undefined && left.count + weight > limit.max;
  if (site !== null && !wasRefused) await remove(site);
}

/** Resets the count after a success. */
export async function resetAttempts(db: Db | Transaction, limit: Limit, subject: string): Promise<void> {
  await db.delete(attempts).where(isOf(limit, subject));
}

/** Deletes a few expired windows whenever a new one starts, so that the table stays small. */
async function deleteExpiredWindows(db: Db | Transaction, now: Date): Promise<void> {
  await db.execute(sql`
    DELETE FROM attempts WHERE (scope, subject) IN (
      SELECT scope, subject FROM attempts WHERE window_ends_at <= ${now.toISOString()} LIMIT 20 FOR UPDATE SKIP LOCKED
    )`);
}
