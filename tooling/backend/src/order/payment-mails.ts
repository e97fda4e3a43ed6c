import type { Order } from "@noren/contract";
import type { Transaction } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { type Block, composeMail } from "../mail/compose.ts";
import type { MailKind } from "../mail/mail-kinds.ts";
import { queueMail, queueStaffMail } from "../mail/queue-mail.ts";
import { greet, quoteLine } from "../mail/quote.ts";
import { japanDay } from "../time/japan-time.ts";
import { orderMailCopy } from "./order-mails.copy.ts";
import { invoiceRecipient, linkTo, numberAndTime, getOrderForMail } from "./order-mails.ts";
import { paymentMailCopy as copy } from "./payment-mails.copy.ts";

/** お支払い期限が近づいています: reminds the orderer of a payment that is due at `dueAt`. */
export async function queuePaymentReminder(tx: Transaction, orderId: number, dueAt: Date, now: Date): Promise<void> {
  const { order, channel, history, mail } = await getOrderForMail(tx, orderId);
  // The last day on which the order can be paid; `dueAt` may be the midnight after it.
  const until = orderMailCopy.day(japanDay(new Date(dueAt.getTime() - 1)));
  const { payment_guide } = order;
  const content = composeMail(channel, {
    subject: copy.reminder.subject,
    blocks: [
      copy.reminder.lead(greet(order.orderer_name), until),
      copy.reminder.crossed,
      { facts: [...factsOf(order), [copy.dueAt, until]] },
      ...(payment_guide === null ? [] : [{ heading: orderMailCopy.guide }, payment_guide]),
      ...linksTo(history),
    ],
  });
  await queueMail(tx, channel, { ...mail, kind: "order.payment_reminder", content }, now);
}

/** 請求書を発行しました: states the addressee, the amount and the due date of the invoice. Does nothing for an order without one. */
export async function queueInvoiceMail(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const { order, channel, history, mail } = await getOrderForMail(tx, orderId);
  const { invoice, payment_guide } = order;
  if (!invoice?.due_on || payment_guide === null) return;
  const content = composeMail(channel, {
    subject: copy.invoiced.subject,
    blocks: [
      copy.invoiced.lead(greet(order.orderer_name)),
      { facts: [...factsOf(order), ...invoiceRecipient(order), [copy.dueAt, orderMailCopy.day(invoice.due_on)]] },
      { heading: orderMailCopy.guide },
      payment_guide,
      ...linksTo(history),
    ],
  });
  await queueMail(tx, channel, { ...mail, kind: "order.invoiced", content }, now);
}

/** ご注文を取り消しました: the order was cancelled because it was not paid in time. */
export async function queueExpiryMail(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const { order, channel, history, mail } = await getOrderForMail(tx, orderId);
  const hasReturns = order.use_point > 0 || order.coupons.length > 0;
  const content = composeMail(channel, {
    subject: copy.expired.subject,
    blocks: [
      copy.expired.lead(greet(order.orderer_name)),
      ...(hasReturns ? [copy.expired.returned] : []),
      copy.expired.crossed,
      { facts: factsOf(order) },
      ...linksTo(history),
    ],
  });
  await queueMail(tx, channel, { ...mail, kind: "order.expired", content }, now);
}

/** 取り消し後のご入金: notifies the orderer and the shop of a payment for a cancelled order. */
export async function queueLatePaymentMails(
  tx: Transaction,
  orderId: number,
  isRefundedByService: boolean,
  now: Date,
): Promise<void> {
  const { order, channel, history, mail } = await getOrderForMail(tx, orderId);
  const { subject, lead } = copy.late;
  const content = composeMail(channel, {
    subject,
    blocks: [lead(greet(order.orderer_name)), { facts: factsOf(order) }, ...linksTo(history)],
  });
  await queueMail(tx, channel, { ...mail, kind: "order.late_payment", content }, now);
  const { staffLate } = copy;
  const refund = isRefundedByService ? staffLate.byService : staffLate.byHand;
  await queueStaff(tx, channel, "order.late_payment.shop", staffLate.subject, [staffLate.lead, refund], order, now);
}

/** ご返金の手続きが必要です: asks the shop to refund a cancelled order by hand. */
export async function queueManualRefundMail(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const { order, channel } = await getOrderForMail(tx, orderId);
  const { subject, lead } = copy.staffRefund;
  await queueStaff(tx, channel, "order.refund_by_hand.shop", subject, [lead], order, now);
}

/** 決済サービスに確認できないまま取り消し: asks the shop to check a cancelled order whose payment service it no longer has. */
export async function queueUncheckedExpiryMail(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const { order, channel } = await getOrderForMail(tx, orderId);
  const { subject, lead } = copy.staffUnchecked;
  await queueStaff(tx, channel, "order.expired_unchecked.shop", subject, [lead], order, now);
}

function queueStaff(
  tx: Transaction,
  channel: Channel,
  kind: MailKind,
  subject: string,
  lead: readonly Block[],
  order: Order,
  now: Date,
): Promise<void> {
  const orderer = [copy.orderer, copy.ordererOf(quoteLine(order.orderer_name), order.orderer_email)] as const;
  const content = composeMail(channel, { subject, blocks: [...lead, { facts: [...factsOf(order), orderer] }] });
  return queueStaffMail(tx, channel, { kind, content }, now);
}

const factsOf = (order: Order): (readonly [string, string])[] => [
  ...numberAndTime(order),
  [orderMailCopy.payment, order.payment_name],
  [orderMailCopy.total, orderMailCopy.yen(order.total_payment)],
];

const linksTo = (history: string | null): Block[] => (history === null ? [] : [linkTo(orderMailCopy.history, history)]);
