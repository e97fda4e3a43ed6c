import { and, asc, eq, gt, inArray, isNull, lte, notInArray, or, type SQL } from "drizzle-orm";
import { lockMember } from "../account/lock-member.ts";
import type { PaymentContext } from "../context/request-context.ts";
import type { Transaction } from "../db/pool.ts";
import { type OrderRow, orders } from "../db/schema/order.ts";
import { payments } from "../db/schema/payment.ts";
import { cancelExpiredOrder } from "../order/cancel-expired-order.ts";
import { queuePaymentReminder } from "../order/payment-mails.ts";
import { methods } from "../payment/methods/methods.ts";
import { log } from "../process/log.ts";
import { settleOrder } from "../settlement/settle-payment.ts";
import { daysAfter } from "../time/japan-time.ts";
import { reconcilePayment } from "./reconcile-payment.ts";

/** How long before the due date the orderer is reminded. */
const REMINDER_DAYS = 2;
/** The shop sees a transfer on the next business day, which a weekend or a holiday delays. */
const TRANSFER_GRACE_DAYS = 3;
/** Convenience stores report payments with a delay. */
const SERVICE_GRACE_DAYS = 1;
/** Orders per run. */
const BATCH = 100;

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
      lte(orders.paymentDueAt, daysAfter(now, REMINDER_DAYS)),
      isNull(orders.paymentRemindedAt),
    ),
  );
  const expired = await findUnpaid(
    context,
    or(
      and(notInArray(orders.paymentId, SERVICE_IDS), lte(orders.paymentDueAt, daysAfter(now, -TRANSFER_GRACE_DAYS))),
      and(inArray(orders.paymentId, SERVICE_IDS), lte(orders.paymentDueAt, daysAfter(now, -SERVICE_GRACE_DAYS))),
    ),
  );
  let changed = 0;
  for (const each of reminded)
    if (await withUnpaidOrder(context, each, (tx, row) => remind(tx, row, now))) changed += 1;
  for (const each of expired) if (await tryToExpire(context, each, now)) changed += 1;
  return changed;
}

type FoundOrder = Pick<OrderRow, "id" | "userId" | "orderNo">;

function findUnpaid({ db }: PaymentContext, condition: SQL | undefined): Promise<FoundOrder[]> {
  return db
    .select({ id: orders.id, userId: orders.userId, orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.status, "accepted"), condition))
    .orderBy(asc(orders.paymentDueAt))
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

/** Cancels an unpaid order, unless its service says that it was paid; tries again later if the service does not answer. */
async function tryToExpire(context: PaymentContext, found: FoundOrder, now: Date): Promise<boolean> {
  try {
    const [payment] = await context.db.select().from(payments).where(eq(payments.orderNo, found.orderNo));
    if (payment) await reconcilePayment(context, payment);
    const isExpired = await withUnpaidOrder(context, found, async (tx, order) => {
      await cancelExpiredOrder(tx, order, now);
      return true;
    });
    if (isExpired) await settleOrder(context, found.id);
    return isExpired;
  } catch (error) {
    const name = error instanceof Error ? error.name : String(error);
    log("warn", "an unpaid order could not be cancelled", { order: found.id, error: name });
    return false;
  }
}
