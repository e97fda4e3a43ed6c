import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { secondsInHour, secondsInMinute } from "date-fns/constants";
import { normalizeLoginName } from "../db/login-name.ts";
import type { Db } from "../db/pool.ts";
import { loginNames, users } from "../db/schema/account.ts";
import { type MailRow, mails } from "../db/schema/mail.ts";
import { channels } from "../db/schema/shop.ts";
import { log } from "../process/log.ts";
import { type MailTransport, RefusedError } from "./transport.ts";
import { daysAfter } from "../time/japan-time.ts";

/** Mails sent concurrently. */
const BATCH = 5;
/** A failed mail is retried after 5, 10, 20 … minutes, at most six hours apart, and given up after two days. */
const FIRST_WAIT_SECONDS = 5 * secondsInMinute;
const LONGEST_WAIT_SECONDS = 6 * secondsInHour;
export const MAX_TRIES = 14;
const KEEP_FAILED_DAYS = 30;

export interface MailerContext {
  db: Db;
  transport: MailTransport;
  /** The sender's email; the shop's name is its display name. */
  from: string;
}

/**
 * Sends a batch of due mails, oldest first, and returns its size.
 *
 * Claiming a mail postpones its next attempt, in a statement that skips rows locked by another process, so that no two
 * processes send the same mail. A mail is sent twice only if the process dies between the mail server's acceptance and the
 * deletion of the row.
 */
export async function deliverMails(context: MailerContext, now: Date): Promise<number> {
  const claimed = await claimMails(context.db, now);
  await Promise.all(claimed.map((mail) => deliver(context, mail, now)));
  return claimed.length;
}

async function claimMails(db: Db, now: Date): Promise<(MailRow & { shop: string })[]> {
  const wait = sql`least(${FIRST_WAIT_SECONDS} * 2 ^ ${mails.tries}, ${LONGEST_WAIT_SECONDS}) * interval '1 second'`;
  const rows = await db
    .update(mails)
    .set({ tries: sql`${mails.tries} + 1`, nextTryAt: sql`${now.toISOString()}::timestamptz + ${wait}` })
    .from(channels)
    .where(
      and(
        eq(channels.id, mails.channelId),
        sql`${mails.id} IN (
          SELECT id FROM mails WHERE failed_at IS NULL AND next_try_at <= ${now.toISOString()}
          ORDER BY next_try_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
        )`,
      ),
    )
    .returning({ mail: mails, shop: channels.name });
  return rows.map(({ mail, shop }) => ({ ...mail, shop }));
}

async function deliver(
  { db, transport, from }: MailerContext,
  mail: MailRow & { shop: string },
  now: Date,
): Promise<void> {
  const { id, kind, recipient, tries, queuedAt } = mail;
  if (recipient === null) {
    await db.delete(mails).where(eq(mails.id, id));
    return;
  }
  try {
    await transport.send({
      id,
      from: { name: mail.shop, address: from },
      to: recipient,
      subject: mail.subject,
      text: mail.bodyText,
      html: mail.bodyHtml,
      queuedAt,
    });
  } catch (error) {
    const isRefused = error instanceof RefusedError;
    const isGivenUp = isRefused || tries >= MAX_TRIES;
    // A mail server's message may contain the email.
    log(isGivenUp ? "error" : "warn", "mail not sent", { mail: id, kind, tries, isGivenUp, code: codeOf(error) });
    if (isGivenUp) await giveUp(db, id, now);
    if (isRefused) await countRefusals(db, mail.channelId, recipient, sql`${users.mailErrorCount} + 1`);
    return;
  }
  await db.delete(mails).where(eq(mails.id, id));
  await countRefusals(db, mail.channelId, recipient, sql`0`);
}

/** Marks a mail as failed, and deletes failed mails after their retention. */
async function giveUp(db: Db, id: number, now: Date): Promise<void> {
  await db.update(mails).set({ failedAt: now }).where(eq(mails.id, id));
  await db.delete(mails).where(lte(mails.failedAt, daysAfter(now, -KEEP_FAILED_DAYS)));
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
