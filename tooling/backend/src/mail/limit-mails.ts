import { and, eq, isNotNull, sql } from "drizzle-orm";
import { secondsInHour } from "date-fns/constants";
import type { Db } from "../db/pool.ts";
import { users } from "../db/schema/account.ts";
import type { MailRow } from "../db/schema/mail.ts";
import type { Channel } from "../db/schema/shop.ts";
import { countInWindow, type Limit } from "../rate-limit/attempts.ts";
import { mailboxOf } from "../rate-limit/mailbox.ts";

/**
 * Mails over all shops to a mailbox whose owner did not cause them, as far as the shop knows. Account mails have their own
 * limit, so that orders with a stranger's email do not delay the reset of that person's password.
 */
export const MAILS_TO_MAILBOX: Limit = { scope: "mail-mailbox", max: 5, seconds: secondsInHour };
export const ACCOUNT_MAILS_TO_MAILBOX: Limit = { scope: "mail-account", max: 20, seconds: secondsInHour };
/** A campus or an office has one IP: 500 guests order within minutes. */
export const MAILS_FROM_NETWORK: Limit = { scope: "mail-network", max: 1000, seconds: secondsInHour };

/** Counts a mail against its limits. Returns when it may be sent if it exceeds one, else null [mail.hold]. */
export async function countMail(
  db: Db,
  mail: MailRow,
  { contactEmail }: Pick<Channel, "contactEmail">,
  now: Date,
): Promise<Date | null> {
  const { recipient, network, kind } = mail;
  if (recipient === null || recipient === contactEmail || (await isForVerifiedMember(db, mail))) return null;
  const limit = kind.startsWith("account.") ? ACCOUNT_MAILS_TO_MAILBOX : MAILS_TO_MAILBOX;
  const mailbox = await countInWindow(db, limit, mailboxOf(recipient), now);
  if (mailbox.count > limit.max) return mailbox.endsAt;
  if (network === null) return null;
  const counted = await countInWindow(db, MAILS_FROM_NETWORK, network, now);
  return counted.count > MAILS_FROM_NETWORK.max ? counted.endsAt : null;
}

async function isForVerifiedMember(db: Db, { userId, recipient }: MailRow): Promise<boolean> {
  if (userId === null || recipient === null) return false;
  const [member] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        isNotNull(users.emailVerifiedAt),
        eq(sql`lower(${users.email})`, recipient.toLowerCase()),
      ),
    );
  return member !== undefined;
}
