/**
 * How to send a mail:
 *
 * 1. Write one function per mail that returns a `MailContent` from typed data, with `composeMail(channel, { subject,
 * blocks })`, in a file of the subject (`order/order-mails.ts`), with its text in the subject's `*.copy.ts`.
 * 2. Queue it in the transaction of the change that it reports:
 *
 *        await queueMail(tx, channel, { kind: "order.confirmed", to: order.orderer_email, content }, now());
 *
 * The first process to claim it after the commit sends it, and retries until the mail server accepts it
 * (`deliver-mails.ts`): a committed mail is never lost, a rolled-back one is never sent, and no response waits for a mail
 * server. Mails that strangers can cause are limited as they are sent; those over a limit are held and merged
 * (`limit-mails.ts`). Links begin with `channel.origin`, never with a request header. Tests read mails with `findMailsTo(shop, email)`.
 */
import type { Db, Transaction } from "../db/pool.ts";
import { mails } from "../db/schema/mail.ts";
import type { Channel } from "../db/schema/shop.ts";
import { tokenHash } from "../one-off/one-off-token.ts";
import { readCurrentNetwork } from "../process/current-network.ts";
import { mailboxOf } from "../rate-limit/mailbox.ts";
import type { MailContent } from "./compose.ts";
import { standingOf } from "./standing.ts";
import { isAdvertising, isUrgentKind, type MailKind, sendingTimeOf } from "./mail-kinds.ts";

export interface NewMail {
  /** The only part that is logged. */
  kind: MailKind;
  /** One validated email; null sends nothing, where known and unknown accounts must do the same work. */
  to: string | null;
  content: MailContent;
  /** The member whom the mail is for: no limit applies to an email that the member verified. Absent for a guest. */
  userId?: number | null;
  /** The network of the request that caused the mail (`RequestContext.network`). Absent for work in the background. */
  network?: string | undefined;
  /** What the mail is about, e.g. the order's number: names a held mail in the one that it is merged into. */
  reference?: string;
  /** The single-use token in the mail: renewed when the mail is sent, so that a delayed mail has a valid link. */
  token?: string;
  /** Where the recipient of an advertising mail stops such mails with one click. */
  stopUrl?: string;
}

/** Queues a mail; it is sent after the transaction commits, one of a job not at night. */
export async function queueMail(
  db: Db | Transaction,
  channel: Pick<Channel, "id">,
  { kind, to, content, userId = null, network, reference, token, stopUrl }: NewMail,
  now: Date,
): Promise<void> {
  if (isAdvertising(kind) !== (stopUrl !== undefined)) throw new Error(`${kind} must have a link that stops it`);
  await db.insert(mails).values({
    channelId: channel.id,
    kind,
    recipient: to,
    subject: content.subject,
    bodyText: content.text,
    bodyHtml: content.html,
    queuedAt: now,
    nextTryAt: sendingTimeOf(kind, now),
    userId,
    standing: standingOf(userId, to),
    network,
    sender: senderOf(kind, to),
    isUrgent: isUrgentKind(kind),
    reference,
    stopUrl,
    tokenHash: token === undefined ? null : tokenHash(token),
  });
}

/**
 * The network of the request that causes the mail. Jobs send mails in turns of their mailboxes; those of a day that many
 * members may choose are one sender's.
 */
const senderOf = (kind: MailKind, to: string | null) =>
  readCurrentNetwork() || (to === null || kind === "memorial.reminder" ? kind : mailboxOf(to));

/** Queues a mail to the shop's staff, if the shop has set an email for them. */
export async function queueStaffMail(
  db: Db | Transaction,
  channel: Pick<Channel, "id" | "contactEmail">,
  { kind, content }: Omit<NewMail, "to">,
  now: Date,
): Promise<void> {
  if (channel.contactEmail !== null) await queueMail(db, channel, { kind, to: channel.contactEmail, content }, now);
}
