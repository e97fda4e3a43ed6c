import { and, eq, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import { secondsInHour, secondsInMinute } from "date-fns/constants";
import { normalizeLoginName } from "../db/login-name.ts";
import type { Db } from "../db/pool.ts";
import { loginNames, users } from "../db/schema/account.ts";
import { type MailRow, mails } from "../db/schema/mail.ts";
import { type Channel, channels } from "../db/schema/shop.ts";
import { log } from "../process/log.ts";
import { countInWindow, type Limit } from "../rate-limit/attempts.ts";
import { countMail } from "./limit-mails.ts";
import { mergeMails } from "./merge-mails.ts";
import { renewTokens } from "../one-off/one-off-token.ts";
import { type MailTransport, RefusedError } from "./transport.ts";
import { addDaysInJapan } from "../time/japan-time.ts";

/** Mails sent concurrently. */
const BATCH = 5;
/** Urgent ones of them: a flood of these leaves a place to the others. */
const MAX_URGENT = BATCH - 1;
/** Senders, and mails of each, that are considered for a batch: several processes skip each other's. */
const MAX_SENDERS = 20;
const MAX_CLAIMS_PER_SENDER = 20;
/** The mails that were sent for each sender lately; a limit of the order, not of the number. */
const MAILS_PER_SENDER: Limit = { scope: "mail-sender", max: Infinity, seconds: secondsInMinute };
/** A failed mail is retried after 5, 10, 20 … minutes, at most six hours apart, and given up after two days. */
const FIRST_WAIT_SECONDS = 5 * secondsInMinute;
const LONGEST_WAIT_SECONDS = 6 * secondsInHour;
export const MAX_TRIES = 14;
const KEEP_FAILED_DAYS = 30;
/** Mails that one mail merges: anyone can cause thousands for an address. */
export const MAX_MERGED = 300;

export interface MailerContext {
  db: Db;
  transport: MailTransport;
  /** The sender's email; the shop's name is its display name. */
  from: string;
}

/**
 * Sends a batch of due mails and returns its size. Urgent mails come first. Senders take turns, and of equal turns the oldest
 * mail is sent first, so that thousands of mails of one network do not delay those of others [mail.hold].
 *
 * Claiming a mail postpones its next attempt, in a statement that skips rows locked by another process, so that no two
 * processes send the same mail. A mail is sent twice only if the process dies between the mail server's acceptance and the
 * deletion of the row.
 *
 * A mail over a limit is held instead; the oldest held mail of a recipient is sent with all others that are due in one mail.
 * The lifetime of a token begins with the sending of its mail; a mail whose token was withdrawn meanwhile is not sent.
 */
export async function deliverMails(context: MailerContext, now: Date): Promise<number> {
  const claimed = await claimMails(context.db, now);
  await Promise.all(claimed.map((mail) => deliver(context, mail, now)));
  return claimed.length;
}

interface ClaimedMail {
  mail: MailRow;
  channel: Channel;
}

async function claimMails(db: Db, now: Date): Promise<ClaimedMail[]> {
  const urgent = await claimMailsOf(db, { isUrgent: true, max: MAX_URGENT }, now);
  const others = await claimMailsOf(db, { isUrgent: false, max: BATCH - urgent.length }, now);
  const claimed = [...urgent, ...others];
  const senders = Map.groupBy(claimed, ({ mail }) => mail.sender);
  for (const [sender, { length }] of senders) await countInWindow(db, MAILS_PER_SENDER, sender, now, length);
  return claimed;
}

/** A mail's turn is its number among those of its sender, with the mails that were sent within the last minute. */
async function claimMailsOf(
  db: Db,
  { isUrgent, max }: { isUrgent: boolean; max: number },
  now: Date,
): Promise<ClaimedMail[]> {
  const at = now.toISOString();
  const wait = sql`least(${FIRST_WAIT_SECONDS} * 2 ^ ${mails.tries}, ${LONGEST_WAIT_SECONDS}) * interval '1 second'`;
  const isDue = sql`due.failed_at IS NULL AND due.is_urgent = ${isUrgent} AND due.next_try_at <= ${at}`;
  // Of the due mails held for a recipient, the oldest one takes the others with it, also when its sending has begun.
  const isFirst = sql`(due.held_at IS NULL OR NOT EXISTS (
    SELECT FROM mails AS older WHERE older.channel_id = due.channel_id AND older.recipient = due.recipient
      AND older.held_at IS NOT NULL AND older.failed_at IS NULL AND older.id < due.id
      AND (older.next_try_at <= ${at} OR older.tries > 0)
  ))`;
  return db
    .update(mails)
    .set({ tries: sql`${mails.tries} + 1`, nextTryAt: sql`${at}::timestamptz + ${wait}` })
    .from(channels)
    .where(
      and(
        eq(channels.id, mails.channelId),
        // An array, so that the subquery runs once: PostgreSQL may run that of an IN for each row, and each run claims more.
        sql`${mails.id} = ANY (ARRAY(
          SELECT queued.id FROM (
            SELECT senders.* FROM (
              SELECT waiting.*, coalesce(sent.count, 0) AS sent
              FROM (SELECT due.sender, min(due.next_try_at) AS since FROM mails AS due WHERE ${isDue} GROUP BY due.sender) AS waiting
              LEFT JOIN attempts AS sent ON sent.scope = ${MAILS_PER_SENDER.scope}
                AND sent.subject = sha256(convert_to(waiting.sender, 'UTF8')) AND sent.window_ends_at > ${at}
              ORDER BY sent, since OFFSET 0
            ) AS senders
            CROSS JOIN LATERAL (
              SELECT FROM mails AS due WHERE ${isDue} AND due.sender = senders.sender AND ${isFirst} LIMIT 1
            ) AS first
            LIMIT ${MAX_SENDERS}
          ) AS senders
          CROSS JOIN LATERAL (
            SELECT due.id, row_number() OVER (ORDER BY due.next_try_at, due.id) AS number
            FROM mails AS due WHERE ${isDue} AND due.sender = senders.sender AND ${isFirst}
            ORDER BY due.next_try_at, due.id LIMIT ${MAX_CLAIMS_PER_SENDER}
          ) AS turns
          JOIN mails AS queued ON queued.id = turns.id
          WHERE queued.next_try_at <= ${at}
          ORDER BY senders.sent + turns.number, queued.next_try_at, queued.id LIMIT ${max} FOR UPDATE OF queued SKIP LOCKED
        ))`,
      ),
    )
    .returning({ mail: mails, channel: channels });
}

async function deliver(
  { db, transport, from }: MailerContext,
  { mail, channel }: ClaimedMail,
  now: Date,
): Promise<void> {
  const { id, kind, recipient, tries, queuedAt } = mail;
  if (recipient === null) {
    await db.delete(mails).where(eq(mails.id, id));
    return;
  }
  // A mail that is not sent does not count.
  if (tries === 1 && (await renewMailedTokens(db, [mail], now)).length === 0) {
    await db.delete(mails).where(eq(mails.id, id));
    return;
  }
  // Counts a mail once, however often its sending fails.
  const hold = tries === 1 ? await countMail(db, mail, now) : null;
  if (hold !== null) {
    const { until: nextTryAt, isMailboxCounted } = hold;
    await db
      .update(mails)
      .set({ heldAt: mail.heldAt ?? now, tries: 0, nextTryAt, isMailboxCounted })
      .where(eq(mails.id, id));
    return;
  }
  const claimed = mail.heldAt === null ? [mail] : [mail, ...(await claimHeldMails(db, mail, now))];
  const ids = claimed.map((each) => each.id);
  const valid = await renewMailedTokens(db, claimed, now);
  const [only] = valid;
  if (only === undefined) {
    await db.delete(mails).where(inArray(mails.id, ids));
    return;
  }
  const { subject, text, html } =
    valid.length === 1
      ? { subject: only.subject, text: only.bodyText, html: only.bodyHtml }
      : mergeMails(channel, valid);
  try {
    await transport.send({
      id,
      from: { name: channel.name, address: from },
      to: recipient,
      subject,
      text,
      html,
      queuedAt,
      ...(only.stopUrl !== null && { stopUrl: only.stopUrl }),
    });
  } catch (error) {
    const isRefused = error instanceof RefusedError;
    const isGivenUp = isRefused || tries >= MAX_TRIES;
    // A mail server's message may contain the email.
    log(isGivenUp ? "error" : "warn", "mail not sent", { mail: id, kind, tries, isGivenUp, code: codeOf(error) });
    if (isGivenUp) await giveUp(db, ids, now);
    if (isRefused) await countRefusals(db, mail.channelId, recipient, sql`${users.mailErrorCount} + 1`);
    return;
  }
  await db.delete(mails).where(inArray(mails.id, ids));
  await countRefusals(db, mail.channelId, recipient, sql`0`);
}

/**
 * Claims further due mails held for the recipient of the oldest one, which is claimed. They become due with it again, so
 * that another process takes none of them.
 */
async function claimHeldMails(db: Db, oldest: MailRow, now: Date): Promise<MailRow[]> {
  const { id, channelId, recipient, nextTryAt } = oldest;
  const others = and(
    ne(mails.id, id),
    eq(mails.channelId, channelId),
    eq(mails.recipient, recipient ?? ""),
    isNotNull(mails.heldAt),
    isNull(mails.failedAt),
    lte(mails.nextTryAt, now),
  );
  const oldestOthers = db
    .select({ id: mails.id })
    .from(mails)
    .where(others)
    .orderBy(mails.id)
    .limit(MAX_MERGED - 1);
  const claimed = await db.update(mails).set({ nextTryAt }).where(inArray(mails.id, oldestOthers)).returning();
  return claimed.toSorted((one, other) => one.id - other.id);
}

/** Renews the tokens of mails, and leaves out the mails whose token was used or withdrawn. */
async function renewMailedTokens(db: Db, claimed: readonly MailRow[], now: Date): Promise<MailRow[]> {
  const hashes = claimed.flatMap(({ tokenHash }) => (tokenHash === null ? [] : [tokenHash]));
  const renewed = await renewTokens(db, hashes, now);
  return claimed.filter(({ tokenHash }) => tokenHash === null || renewed.some((hash) => hash.equals(tokenHash)));
}

/** Marks mails as failed, and deletes failed mails after their retention. */
async function giveUp(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db.update(mails).set({ failedAt: now }).where(inArray(mails.id, ids));
  await db.delete(mails).where(lte(mails.failedAt, addDaysInJapan(now, -KEEP_FAILED_DAYS)));
}

/** Records on the member with this email whether mails arrive (`has_mail_error_count_over`). */
async function countRefusals(db: Db, channelId: number, recipient: string, count: SQL): Promise<void> {
  await db
    .update(users)
    .set({ mailErrorCount: count })
    .from(loginNames)
    .where(
      and(
        eq(loginNames.userId, users.id),
        eq(loginNames.channelId, channelId),
        eq(loginNames.name, normalizeLoginName(recipient)),
        eq(users.email, recipient),
        sql`${users.mailErrorCount} <> ${count}`,
      ),
    );
}

function codeOf(error: unknown): string | undefined {
  const cause = error instanceof RefusedError ? error.cause : error;
  if (!(cause instanceof Error)) return undefined;
  return "responseCode" in cause ? String(cause.responseCode) : "code" in cause ? String(cause.code) : cause.name;
}
