import type { Order } from "@noren/contract";
import type { Transaction } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { type Block, composeMail } from "../mail/compose.ts";
import type { MailKind } from "../mail/mail-kinds.ts";
import { queueMail, queueStaffMail } from "../mail/queue-mail.ts";
import { quoteLine } from "../mail/quote.ts";
import { toJapanDay } from "../time/japan-time.ts";
import { orderMailCopy } from "./order-mails.copy.ts";
import {
  getOrderForMail,
  historyLink,
  listInvoiceRecipient,
  listNumberAndTime,
  restoredDiscounts,
} from "./order-mails.ts";
import { paymentMailCopy as copy } from "./payment-mails.copy.ts";

/** Reminds the orderer of a payment that is due at `dueAt`. */
export async function queuePaymentReminder(tx: Transaction, orderId: number, dueAt: Date, now: Date): Promise<void> {
  const { order, channel, greeting, historyUrl, addressing } = await getOrderForMail(tx, orderId);
  // The last day on which the order can be paid; `dueAt` may be the midnight after it.
  const until = orderMailCopy.day(toJapanDay(new Date(dueAt.getTime() - 1)));
  const { payment_guide } = order;
  const content = composeMail(channel, {
    subject: copy.reminder.subject,
    blocks: [
      copy.reminder.lead(greeting, until),
      copy.reminder.ifAlreadyPaid,
      { facts: [...factsOf(order), [copy.dueAt, until]] },
      ...(payment_guide === null ? [] : [{ heading: orderMailCopy.guide }, payment_guide]),
      ...historyLink(historyUrl),
    ],
  });
  await queueMail(tx, channel, { ...addressing, kind: "order.payment_reminder", content }, now);
}

/**
 * Notifies the orderer that a transfer or a slip was paid. Does nothing for a social gift: the mail with its link does the
 * same.
 */
export async function queuePaidMail(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const { order, channel, greeting, historyUrl, addressing } = await getOrderForMail(tx, orderId);
  if (order.social_gift) return;
  const receipt = historyUrl === null ? copy.paid.guestReceipt : copy.paid.memberReceipt;
  const content = composeMail(channel, {
    subject: copy.paid.subject,
    blocks: [
      copy.paid.lead(greeting),
      { facts: factsOf(order) },
      ...historyLink(historyUrl),
      ...(order.receipt.can_issue ? [receipt] : []),
    ],
  });
  await queueMail(tx, channel, { ...addressing, kind: "order.paid", content }, now);
}

/** States the addressee, the amount and the due date of the invoice. Does nothing for an order without one. */
export async function queueInvoiceMail(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const { order, channel, greeting, historyUrl, addressing } = await getOrderForMail(tx, orderId);
  const { invoice, payment_guide } = order;
  if (!invoice?.due_on || payment_guide === null) return;
  const content = composeMail(channel, {
    subject: copy.invoiced.subject,
    blocks: [
      copy.invoiced.lead(greeting),
      { facts: [...factsOf(order), ...listInvoiceRecipient(order), [copy.dueAt, orderMailCopy.day(invoice.due_on)]] },
      { heading: orderMailCopy.guide },
      payment_guide,
      ...historyLink(historyUrl),
    ],
  });
  await queueMail(tx, channel, { ...addressing, kind: "order.invoiced", content }, now);
}

/** Notifies the orderer that the order was cancelled because it was not paid in time. */
export async function queueExpiryMail(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const { order, channel, greeting, historyUrl, addressing } = await getOrderForMail(tx, orderId);
  const content = composeMail(channel, {
    subject: copy.expired.subject,
    blocks: [
      copy.expired.lead(greeting),
      ...restoredDiscounts(order),
      copy.expired.ifAlreadyPaid,
      { facts: factsOf(order) },
      ...historyLink(historyUrl),
    ],
  });
  await queueMail(tx, channel, { ...addressing, kind: "order.expired", content }, now);
}

/** Notifies the orderer and the shop of a payment for a cancelled order. */
export async function queueLatePaymentMails(
  tx: Transaction,
  orderId: number,
  isRefundedByService: boolean,
  now: Date,
): Promise<void> {
  const { order, channel, greeting, historyUrl, addressing } = await getOrderForMail(tx, orderId);
  const { subject, lead } = copy.late;
  const content = composeMail(channel, {
    subject,
    blocks: [lead(greeting), { facts: factsOf(order) }, ...historyLink(historyUrl)],
  });
  await queueMail(tx, channel, { ...addressing, kind: "order.late_payment", content }, now);
  const { staffLate } = copy;
  const refund = isRefundedByService ? staffLate.byService : staffLate.byHand;
  const mail = { kind: "order.late_payment.shop", subject: staffLate.subject, lead: [staffLate.lead, refund] } as const;
  await queueOrderMailToStaff(tx, channel, order, mail, now);
}

/** Asks the shop to refund a cancelled order by hand. */
export async function queueManualRefundMail(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const { order, channel } = await getOrderForMail(tx, orderId);
  const { subject, lead } = copy.staffRefund;
  await queueOrderMailToStaff(tx, channel, order, { kind: "order.refund_by_hand.shop", subject, lead: [lead] }, now);
}

/** Asks the shop to check an order at its payment service that was cancelled as unpaid, because the service is no longer configured. */
export async function queueUncheckedExpiryMail(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const { order, channel } = await getOrderForMail(tx, orderId);
  const { subject, lead } = copy.staffUnchecked;
  await queueOrderMailToStaff(tx, channel, order, { kind: "order.expired_unchecked.shop", subject, lead: [lead] }, now);
}

/** Queues a mail to the shop's staff: the lead, the order's facts and its orderer. */
function queueOrderMailToStaff(
  tx: Transaction,
  channel: Channel,
  order: Order,
  { kind, subject, lead }: { kind: MailKind; subject: string; lead: readonly Block[] },
  now: Date,
): Promise<void> {
  const orderer = [copy.orderer, copy.ordererOf(quoteLine(order.orderer_name), order.orderer_email)] as const;
  const content = composeMail(channel, { subject, blocks: [...lead, { facts: [...factsOf(order), orderer] }] });
  return queueStaffMail(tx, channel, { kind, content }, now);
}

const factsOf = (order: Order): (readonly [string, string])[] => [
  ...listNumberAndTime(order),
  [orderMailCopy.payment, order.payment_name],
  [orderMailCopy.total, orderMailCopy.yen(order.total_payment)],
];
