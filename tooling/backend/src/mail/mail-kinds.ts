import { toDaytime } from "../time/daytime.ts";

/** The kinds of mails, `subject.event`. `mail-kinds.test.ts` queues each with a stranger's text. */
export const MAIL_KINDS = [
  "account.code",
  "account.email_changed",
  "account.email_requested",
  "account.email_restored",
  "account.email_withdrawn",
  "account.left",
  "account.locked",
  "account.new_email",
  "account.passkey_added",
  "account.passkey_removed",
  "account.password_changed",
  "account.registered",
  "account.reminder_password",
  "account.reminder_username",
  "account.security_changed",
  "account.verify",
  "account.verify_again",
  "account.verify_new",
  "export.ready",
  "gift.accepted",
  "gift.declined",
  "gift.expired",
  "gift.link",
  "gift.reminder",
  "inquiry.answered",
  "inquiry.arrived",
  "inquiry.received",
  "inquiry.replied",
  "memorial.reminder",
  "order.cancelled",
  "order.confirmed",
  "order.expired",
  "order.expired_unchecked.shop",
  "order.invoiced",
  "order.late_payment",
  "order.late_payment.shop",
  "order.paid",
  "order.payment_reminder",
  "order.refund_by_hand.shop",
  "order.shipped",
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * Kinds whose recipient waits for the mail, such as a login code, or is warned by it of a change of the email before or after the
 * link to the new one is opened. They are sent before others.
 */
const URGENT_KINDS: ReadonlySet<MailKind> = new Set<MailKind>([
  "account.code",
  "account.email_changed",
  "account.email_requested",
  "account.locked",
  "account.reminder_password",
  "account.reminder_username",
  "account.verify",
  "account.verify_again",
  "account.verify_new",
]);

export const isUrgentKind = (kind: MailKind): boolean => URGENT_KINDS.has(kind);

/** Kinds that jobs send at the end of a day, at midnight. They wait for the morning, so that no telephone rings at night. */
const DAYTIME_KINDS: ReadonlySet<MailKind> = new Set<MailKind>(["gift.expired", "order.expired"]);

/** When a mail that is queued now may be sent. */
export const sendingTimeOf = (kind: MailKind, now: Date): Date => (DAYTIME_KINDS.has(kind) ? toDaytime(now) : now);

/** The kinds that count as advertising in law (特定電子メール法): see `advertisingBlocks`. */
export const ADVERTISING_KINDS = ["memorial.reminder"] as const satisfies MailKind[];

export const isAdvertising = (kind: MailKind): boolean => (ADVERTISING_KINDS as readonly MailKind[]).includes(kind);
