/**
 * Sending a mail, for every subject of the backend:
 *
 * 1. Write one function per mail that returns a `MailContent` from typed data, with `composeMail(channel, { subject,
 *    blocks })`, in a file of the subject (`order/order-mails.ts`), its words in the subject's `*.copy.ts`.
 * 2. Queue it in the transaction of what it tells of:
 *
 *        await queueMail(tx, channel, { kind: "order.confirmed", to: order.orderer_email, content }, now());
 *
 * It is sent after the commit, by whichever process comes first, and tried again until it was taken (`deliver-mails.ts`):
 * what was acknowledged never loses its mail, what was rolled back sends none, and no answer waits for a mail server.
 * Links begin with `channel.origin`, never with anything of the request. Tests read mails with `mailsTo(shop, address)`.
 */
import type { Db, Transaction } from "../db/pool.ts";
import { mails } from "../db/schema/mail.ts";
import type { Channel } from "../db/schema/shop.ts";
import type { MailContent } from "./compose.ts";

export interface NewMail {
  /** `subject.event`, e.g. `order.confirmed`: all that a log says of it. */
  kind: string;
  /** One mail address as the contract checked it; null sends nothing, where nobody may tell known from unknown accounts. */
  to: string | null;
  content: MailContent;
}

/** Queues a mail; it is sent once the transaction is committed. */
export async function queueMail(
  db: Db | Transaction,
  channel: Pick<Channel, "id">,
  { kind, to, content }: NewMail,
  now: Date,
): Promise<void> {
  await db.insert(mails).values({
    channelId: channel.id,
    kind,
    recipient: to,
    subject: content.subject,
    bodyText: content.text,
    bodyHtml: content.html,
    queuedAt: now,
    nextTryAt: now,
  });
}

/** Queues a mail to the shop's own people, where the shop has named an address for them. */
export async function mailShop(
  db: Db | Transaction,
  channel: Pick<Channel, "id" | "contactEmail">,
  { kind, content }: Omit<NewMail, "to">,
  now: Date,
): Promise<void> {
  if (channel.contactEmail !== null) await queueMail(db, channel, { kind, to: channel.contactEmail, content }, now);
}
