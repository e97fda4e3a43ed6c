import { secondsInHour } from "date-fns/constants";
import { customerNetworkOf } from "../http/client-network.ts";
import type { Db } from "../db/pool.ts";
import type { MailRow } from "../db/schema/mail.ts";
import { countAttempt, countInWindow, type Limit } from "../rate-limit/attempts.ts";
import { mailboxOf } from "../rate-limit/mailbox.ts";
import type { MailKind } from "./mail-kinds.ts";
import { findStanding } from "./standing.ts";

interface MailLimit extends Limit {
  /** How many of them one network causes for a mailbox: strangers elsewhere leave the rest to its owner. */
  maxFromNetwork: number;
  /** How many of them an account that holds the mailbox gets before they count for it: other spellings leave it these (decision 0620). */
  maxToHolder: number;
}

const perHour = (scope: string, max: number, maxFromNetwork = max, maxToHolder = 0): MailLimit => ({
  scope,
  max,
  maxFromNetwork,
  maxToHolder,
  seconds: secondsInHour,
});

/** A limit of mails with which a member gets into an account or learns of a change. */
const perHourOfAccount = (scope: string, max: number, maxFromNetwork = max) => perHour(scope, max, maxFromNetwork, 2);

/**
 * Limits of mails over all shops to a mailbox that its owner is not proven to have caused. What a stranger can
 * cause is counted apart from what only the owner causes, so that it delays none of that (decision 0176), and for its network
 * first (decision 0190).
 */
const ORDERS = perHour("mail-mailbox", 8, 5);
const ORDER_PROGRESS = perHour("mail-progress", 5);
const INQUIRIES = perHour("mail-inquiry", 6, 4);
const REGISTRATIONS = perHour("mail-registration", 6, 4);
const VERIFICATIONS = perHourOfAccount("mail-verification", 4, 2);
const NEW_EMAILS = perHour("mail-new-email", 6, 4);
const PASSWORD_REMINDERS = perHourOfAccount("mail-password", 4, 2);
const USERNAME_REMINDERS = perHourOfAccount("mail-username", 4, 2);
const UNLOCKS = perHourOfAccount("mail-unlock", 2, 1);
const EMAIL_CHANGES = perHourOfAccount("mail-email-changed", 2);
const ACCOUNT_NOTICES = perHourOfAccount("mail-account", 6);

/** The limit of each kind; null for a kind that has another limit, and for mails that the shop's staff cause or get. */
export const MAIL_LIMITS: Readonly<Record<MailKind, MailLimit | null>> = {
  // Counted before it is mailed (`countCode`): held, it would be of no use.
  "account.code": null,
  "account.email_changed": EMAIL_CHANGES,
  "account.email_requested": ACCOUNT_NOTICES,
  "account.email_restored": ACCOUNT_NOTICES,
  "account.email_withdrawn": ACCOUNT_NOTICES,
  "account.left": ACCOUNT_NOTICES,
  "account.locked": UNLOCKS,
  "account.new_email": ACCOUNT_NOTICES,
  "account.passkey_added": ACCOUNT_NOTICES,
  "account.passkey_removed": ACCOUNT_NOTICES,
  "account.password_changed": ACCOUNT_NOTICES,
  "account.registered": REGISTRATIONS,
  "account.reminder_password": PASSWORD_REMINDERS,
  "account.reminder_username": USERNAME_REMINDERS,
  "account.security_changed": ACCOUNT_NOTICES,
  "account.verify": REGISTRATIONS,
  "account.verify_again": VERIFICATIONS,
  "account.verify_new": NEW_EMAILS,
  "export.ready": ACCOUNT_NOTICES,
  "gift.accepted": ORDER_PROGRESS,
  "gift.declined": ORDER_PROGRESS,
  "gift.expired": ORDER_PROGRESS,
  "gift.link": ORDERS,
  "gift.reminder": ORDER_PROGRESS,
  "inquiry.answered": null,
  "inquiry.arrived": null,
  "inquiry.received": INQUIRIES,
  "inquiry.replied": null,
  // Sent to verified members only, once a year for each of at most 20 days.
  "memorial.reminder": null,
  "order.cancelled": ORDER_PROGRESS,
  "order.confirmed": ORDERS,
  "order.expired": ORDER_PROGRESS,
  "order.expired_unchecked.shop": null,
  "order.invoiced": ORDER_PROGRESS,
  "order.late_payment": ORDER_PROGRESS,
  "order.late_payment.shop": null,
  "order.paid": ORDER_PROGRESS,
  "order.payment_reminder": ORDER_PROGRESS,
  "order.refund_by_hand.shop": null,
  "order.shipped": ORDER_PROGRESS,
};

/** A campus or an office has one IP: 500 guests order within minutes. Each limit above counts separately. */
export const MAILS_FROM_NETWORK: Limit = { scope: "mail-network", max: 1000, seconds: secondsInHour };

/** Until when a mail is held, and whether it counted for its mailbox: then it waits for its network only. */
interface Hold {
  until: Date;
  isMailboxCounted: boolean;
}

/** Counts a mail against its limits. Returns how long it is held if it exceeds one, else null [mail.hold]. */
export async function countMail(db: Db, mail: MailRow, now: Date): Promise<Hold | null> {
  const { recipient, network } = mail;
  // A mail of an older version may have a kind that this one lacks.
  const limit = MAIL_LIMITS[mail.kind as MailKind] ?? null;
  if (limit === null || recipient === null) return null;
  const standing = await findStanding(db, mail);
  if (standing === "verified") return null;
  const isForHolder = standing === "holder" && limit.maxToHolder > 0;
  if (!mail.isMailboxCounted && !(isForHolder && (await countForHolder(db, limit, mail, now)))) {
    const until = await countForMailbox(db, limit, { mailbox: mailboxOf(recipient), network }, now);
    if (until !== null) return { until, isMailboxCounted: false };
  }
  if (network === null) return null;
  const counted = await countInWindow(db, MAILS_FROM_NETWORK, `${network}:${limit.scope}`, now);
  return counted.count > MAILS_FROM_NETWORK.max ? { until: counted.endsAt, isMailboxCounted: true } : null;
}

/** Counts a mail to an account that holds its mailbox. Returns false when the account has had its mails. */
function countForHolder(db: Db, limit: MailLimit, { userId }: MailRow, now: Date): Promise<boolean> {
  return countAttempt(db, { ...limit, scope: `${limit.scope}-holder`, max: limit.maxToHolder }, String(userId), now);
}

/** Returns until when a mail is held if it exceeds a limit of its mailbox, else null. */
async function countForMailbox(
  db: Db,
  limit: MailLimit,
  { mailbox, network }: { mailbox: string; network: string | null },
  now: Date,
): Promise<Date | null> {
  if (network !== null) {
    const ofNetwork = { ...limit, scope: `${limit.scope}-share` };
    const { count, endsAt } = await countInWindow(db, ofNetwork, `${mailbox}:${customerNetworkOf(network)}`, now);
    if (count > limit.maxFromNetwork) return endsAt;
  }
  const { count, endsAt } = await countInWindow(db, limit, mailbox, now);
  return count > limit.max ? endsAt : null;
}
