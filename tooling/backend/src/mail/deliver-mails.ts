import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { secondsInHour, secondsInMinute } from "date-fns/constants";
import { loginNameOf } from "../db/login-name.ts";
import type { Db } from "../db/pool.ts";
import { loginNames, users } from "../db/schema/account.ts";
import { type MailRow, mails } from "../db/schema/mail.ts";
import { channels } from "../db/schema/shop.ts";
import { log } from "../process/log.ts";
import { type MailTransport, RefusedError } from "./transport.ts";
import { daysAfter } from "../time/japan-time.ts";

/** How many are on their way at once. */
const BATCH = 5;
/** A mail is tried after 5, 10, 20 … minutes, at most six hours apart, and given up after two days. */
const FIRST_WAIT_SECONDS = 5 * secondsInMinute;
const LONGEST_WAIT_SECONDS = 6 * secondsInHour;
export const MOST_TRIES = 14;
const KEEP_FAILED_DAYS = 30;

export interface Post {
  db: Db;
  transport: MailTransport;
  /** The address that mails come from; the shop's name stands before it. */
  from: string;
}

/**
 * Sends a few of the mails that are due, the oldest first, and returns how many it took up.
 *
 * Taking one up puts its next try off, in a statement that skips what another process has just taken up: so no two send
 * the same. Only a process that ends between the mail server's yes and the deletion leaves a mail to be sent again.
 */
export async function deliverMails(post: Post, now: Date): Promise<number> {
  const taken = await takeUp(post.db, now);
  await Promise.all(taken.map((mail) => deliver(post, mail, now)));
  return taken.length;
}

async function takeUp(db: Db, now: Date): Promise<(MailRow & { shop: string })[]> {
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

async function deliver({ db, transport, from }: Post, mail: MailRow & { shop: string }, now: Date): Promise<void> {
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
    const isGivenUp = isRefused || tries >= MOST_TRIES;
    // The words of a mail server repeat the address.
    log(isGivenUp ? "error" : "warn", "mail not sent", { mail: id, kind, tries, isGivenUp, code: codeOf(error) });
    if (isGivenUp) await giveUp(db, id, now);
    if (isRefused) await countRefusals(db, mail.channelId, recipient, sql`${users.mailErrorCount} + 1`);
    return;
  }
  await db.delete(mails).where(eq(mails.id, id));
  await countRefusals(db, mail.channelId, recipient, sql`0`);
}

/** Keeps what was given up for whoever looks into it, and no longer. */
async function giveUp(db: Db, id: number, now: Date): Promise<void> {
  await db.update(mails).set({ failedAt: now }).where(eq(mails.id, id));
  await db.delete(mails).where(lte(mails.failedAt, daysAfter(now, -KEEP_FAILED_DAYS)));
}

/** Writes down for the member of an address whether it takes mails (`has_mail_error_count_over`). */
async function countRefusals(db: Db, channelId: number, recipient: string, count: SQL): Promise<void> {
  await db
    .update(users)
    .set({ mailErrorCount: count })
    .from(loginNames)
    .where(
      and(
        eq(loginNames.userId, users.id),
        eq(loginNames.channelId, channelId),
        eq(loginNames.name, loginNameOf(recipient)),
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
