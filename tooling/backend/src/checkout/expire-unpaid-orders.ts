import { addHours } from "date-fns/addHours";
import { and, eq, gt, inArray, isNull, lte, notInArray, sql, type SQL } from "drizzle-orm";
import { lockMember } from "../account/lock-member.ts";
import type { PaymentContext } from "../context/request-context.ts";
import type { Transaction } from "../db/pool.ts";
import { type OrderRow, orders } from "../db/schema/order.ts";
import { payments } from "../db/schema/payment.ts";
import { channels } from "../db/schema/shop.ts";
import { cancelExpiredOrder } from "../order/cancel-expired-order.ts";
import { queuePaymentReminder, queueUncheckedExpiryMail } from "../order/payment-mails.ts";
import { methods } from "../payment/methods/methods.ts";
import { ServiceUnreachable } from "../payment/service/payment-service.ts";
import { log } from "../process/log.ts";
import { tryEach } from "../process/try-each.ts";
import { settleOrder } from "../settlement/settle-payment.ts";
import { DAY_BEGINS_HOURS } from "../time/daytime.ts";
import { addDaysInJapan } from "../time/japan-time.ts";
import { findWorkedSince } from "../shop/bank-days.ts";
import { reconcilePayment } from "./reconcile-payment.ts";

/** How long before the due date, a midnight, the orderer is reminded: in the morning. */
const REMINDER_HOURS = 2 * 24 - DAY_BEGINS_HOURS;
/** The least time in which the shop sees a transfer; holidays and closing days prolong it (decision 0560). */
const TRANSFER_GRACE_DAYS = 3;
/** Convenience stores report payments with a delay. */
const SERVICE_GRACE_DAYS = 1;
/** In which the shop can set up a missing service again, before its orders are cancelled without asking it. */
const MISSING_SERVICE_DAYS = SERVICE_GRACE_DAYS + 7;
/** Orders per run of each service, and of the methods without one: a service that does not answer must not hold up the others. */
const BATCH = 100;

/** Each request to a service that is down may take until its time limit. */
const MAX_UNANSWERED = 3;

/** The ids of the methods whose payments a service receives. */
const SERVICE_IDS = methods.filter(({ captureMode }) => captureMode !== null).map(({ id }) => id);

/**
 * Reminds orderers of payments that are due soon, and cancels orders that were not paid in time: their stock, coupons and
 * points return [order.expiry]. Each order has its own transaction under its lock, so it may run in several processes and
 * beside payments and cancellations.
 *
 * @returns the number of orders changed
 */
export async function expireUnpaidOrders(context: PaymentContext): Promise<number> {
  const now = context.now();
  const reminded = await findUnpaid(
    context,
    and(
      gt(orders.paymentDueAt, now),
      lte(orders.paymentDueAt, addHours(now, REMINDER_HOURS)),
      isNull(orders.paymentRemindedAt),
    ),
  );
  let changed = await tryEach("payment reminders", reminded, (each) =>
    withUnpaidOrder(context, each, (tx, row) => remind(tx, row, now)),
  );
  changed += await expireTransfers(context, now);
  for (const service of context.services.keys()) changed += await expireOrdersOf(context, service, now);
  changed += await expireOrdersOfMissingServices(context, now);
  return changed;
}

/** Cancels the unpaid orders by transfer, not before the shop has had a business day to see a transfer of the last day. */
async function expireTransfers(context: PaymentContext, now: Date): Promise<number> {
  const { db } = context;
  const isByTransfer = notInArray(orders.paymentId, SERVICE_IDS);
  const due = and(isByTransfer, lte(orders.paymentDueAt, addDaysInJapan(now, -TRANSFER_GRACE_DAYS)));
  const ofDue = db
    .select({ id: orders.channelId })
    .from(orders)
    .where(and(eq(orders.status, "accepted"), due));
  let changed = 0;
  for (const shop of await db.select().from(channels).where(inArray(channels.id, ofDue))) {
    const isSeen = lte(orders.paymentDueAt, await findWorkedSince(db, shop, now));
    const found = await findUnpaid(context, and(eq(orders.channelId, shop.id), due, isSeen));
    changed += await expireEach(found, (each) => expire(context, each, now));
  }
  return changed;
}

/** Cancels the unpaid orders of a service, unless it says that they were paid. */
async function expireOrdersOf(context: PaymentContext, service: string, now: Date): Promise<number> {
  const due = lte(orders.paymentDueAt, addDaysInJapan(now, -SERVICE_GRACE_DAYS));
  const found = await findUnpaid(context, and(hasPaymentOf(context, eq(payments.service, service)), due));
  return expireEach(found, async (each) => {
    const [payment] = await context.db.select().from(payments).where(eq(payments.orderNo, each.orderNo));
    if (payment) await reconcilePayment(context, payment);
    return expire(context, each, now);
  });
}

/** Cancels unpaid orders whose service this installation no longer has, and asks the shop to check them. */
async function expireOrdersOfMissingServices(context: PaymentContext, now: Date): Promise<number> {
  const due = lte(orders.paymentDueAt, addDaysInJapan(now, -MISSING_SERVICE_DAYS));
  const isMissing = notInArray(payments.service, [...context.services.keys()]);
  const found = await findUnpaid(context, and(hasPaymentOf(context, isMissing), due));
  return expireEach(found, (each) =>
    withUnpaidOrder(context, each, async (tx, order) => {
      await cancelExpiredOrder(tx, order, now);
      await queueUncheckedExpiryMail(tx, order.id, now);
      return true;
    }),
  );
}

const hasPaymentOf = ({ db }: PaymentContext, isOfService: SQL): SQL =>
  inArray(orders.orderNo, db.select({ orderNo: payments.orderNo }).from(payments).where(isOfService));

type FoundOrder = Pick<OrderRow, "id" | "userId" | "orderNo">;

/** In random order, so that orders which always fail do not hold up the others. */
function findUnpaid({ db }: PaymentContext, condition: SQL | undefined): Promise<FoundOrder[]> {
  return db
    .select({ id: orders.id, userId: orders.userId, orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.status, "accepted"), condition))
    .orderBy(sql`random()`)
    .limit(BATCH);
}

/**
 * Changes an order under its lock if it is still unpaid.
 *
 * @param change returns whether it changed the order
 */
function withUnpaidOrder(
  { db }: PaymentContext,
  { id, userId }: FoundOrder,
  change: (tx: Transaction, order: OrderRow) => Promise<boolean>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (userId !== null) await lockMember(tx, userId);
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("no key update");
    return order?.status === "accepted" && change(tx, order);
  });
}

async function remind(tx: Transaction, { id, paymentDueAt, paymentRemindedAt }: OrderRow, now: Date): Promise<boolean> {
  if (paymentDueAt === null || paymentRemindedAt !== null) return false;
  await tx.update(orders).set({ paymentRemindedAt: now }).where(eq(orders.id, id));
  await queuePaymentReminder(tx, id, paymentDueAt, now);
  return true;
}

/** Cancels each order; one that fails is tried again later. A service that does not answer ends the turn of its orders. */
async function expireEach(
  found: readonly FoundOrder[],
  cancel: (order: FoundOrder) => Promise<boolean>,
): Promise<number> {
  let changed = 0;
  let unanswered = 0;
  for (const each of found) {
    if (unanswered === MAX_UNANSWERED) break;
    try {
      if (await cancel(each)) changed += 1;
    } catch (error) {
      const name = error instanceof Error ? error.name : String(error);
      log("warn", "an unpaid order could not be cancelled", { order: each.id, error: name });
      if (error instanceof ServiceUnreachable) unanswered += 1;
    }
  }
  return changed;
}

async function expire(context: PaymentContext, found: FoundOrder, now: Date): Promise<boolean> {
  const isExpired = await withUnpaidOrder(context, found, async (tx, order) => {
    await cancelExpiredOrder(tx, order, now);
    return true;
  });
  if (isExpired) await settleOrder(context, found.id);
  return isExpired;
}
