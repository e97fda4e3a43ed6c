import { and, eq, inArray, lte, or, sql } from "drizzle-orm";
import { findRemovedCards, deleteCardAtService } from "../card/delete-removed-cards.ts";
import { orders, SENT_STATUSES } from "../db/schema/order.ts";
import { payments, type PaymentRow } from "../db/schema/payment.ts";
import { methods } from "../payment/methods/methods.ts";
import { tryEach } from "../process/try-each.ts";
import { reconcilePayment } from "./reconcile-payment.ts";
import type { PaymentContext } from "../context/request-context.ts";

const CAPTURED_WHEN_SHIPPED = methods
  .filter(({ captureMode }) => captureMode === "whenShipped")
  .map(({ code }) => code);

/** An arbitrary lock id, the same for all processes of the shop. */
const LOCK = 20_261_121;
/** Payments per run. */
const BATCH = 100;

/**
 * Completes interrupted and missed work: cancels expired payments without an order, captures those of placed or shipped
 * orders, refunds those of cancelled orders, deletes removed cards at their service. `expireUnpaidOrders` checks unpaid
 * slips. Runs in every process; an advisory lock lets one process work at a time.
 *
 * @returns 0, so that the worker pauses: failed tasks are repeated in the next run
 */
export async function reconcilePayments(context: PaymentContext): Promise<0> {
  const client = await context.db.$client.connect();
  try {
    const { rows } = await client.query<{ is_acquired: boolean }>("SELECT pg_try_advisory_lock($1) AS is_acquired", [
      LOCK,
    ]);
    if (!rows[0]?.is_acquired) return 0;
    try {
      await runTasks(context);
    } finally {
      await client.query("SELECT pg_advisory_unlock($1)", [LOCK]);
    }
    return 0;
  } finally {
    client.release();
  }
}

async function runTasks(context: PaymentContext): Promise<void> {
  await expirePayments(context);
  await captureShippedOrders(context);
  await tryEach("payments", await findDuePayments(context), (row) => reconcilePayment(context, row));
  await tryEach("removed cards", await findRemovedCards(context), (card) => deleteCardAtService(context, card));
}

/** Marks payments for cancellation whose shopper did not return in time. */
async function expirePayments({ db, now }: PaymentContext): Promise<void> {
  await db
    .update(payments)
    .set({ wanted: "return" })
    .where(and(isOpen, eq(payments.wanted, "hold"), lte(payments.expiresAt, now())));
}

/** Marks payments for capture whose method captures when the order is shipped. */
async function captureShippedOrders({ db }: PaymentContext): Promise<void> {
  const shipped = db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.orderNo, payments.orderNo), inArray(orders.status, SENT_STATUSES)));
  await db
    .update(payments)
    .set({ wanted: "capture" })
    .where(
      and(
        isOpen,
        inArray(payments.method, CAPTURED_WHEN_SHIPPED),
        eq(payments.wanted, "keep"),
        inArray(payments.orderNo, shipped),
      ),
    );
}

/** The condition of the index `payments_open`. */
const isOpen = or(
  inArray(payments.status, ["asked", "pending", "authorised"]),
  and(eq(payments.status, "captured"), inArray(payments.wanted, ["hold", "return"])),
);

/**
 * Due payments of the services that this process has, in random order: a hundred that stay due, such as wallet payments that
 * a stranger began, must not hold up captures and refunds.
 */
function findDuePayments({ db, services }: PaymentContext): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        isOpen,
        inArray(payments.service, [...services.keys()]),
        or(eq(payments.wanted, "return"), and(eq(payments.wanted, "capture"), eq(payments.status, "authorised"))),
      ),
    )
    .orderBy(sql`random()`)
    .limit(BATCH);
}
