import { and, eq } from "drizzle-orm";
import { orders } from "../db/schema/order.ts";
import { payments, type PaymentRow } from "../db/schema/payment.ts";
import { log } from "../process/log.ts";
import { MANUAL_REFUND_KEY } from "../order/cancel-order.ts";
import { queueManualRefundMail } from "../order/payment-mails.ts";
import { applyServiceAnswer } from "./apply-service-answer.ts";
import type { PaymentContext } from "../context/request-context.ts";
import { serviceOf } from "../payment/service/service-of.ts";

/** The maximum number of calls per run: enough for a capture that a cancellation interrupts. */
const MAX_STEPS = 4;

/** The next call to the service that brings a payment to what the shop wants; null if none is needed. */
export function nextStep({ wanted, status }: Pick<PaymentRow, "wanted" | "status">): "capture" | "cancel" | null {
  if (wanted === "capture") return status === "authorised" ? "capture" : null;
  if (wanted === "return") return status === "failed" || status === "returned" ? null : "cancel";
  return null;
}

/**
 * Brings a payment to what the shop wants. Safe to run concurrently and to interrupt: the next run continues.
 *
 * @throws ServiceUnreachable
 */
export async function settlePayment(context: PaymentContext, id: string): Promise<void> {
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const [row] = await context.db.select().from(payments).where(eq(payments.id, id));
    const step = row && nextStep(row);
    if (!step) return;
    const answer = await serviceOf(context, row.service)[step](id);
    await applyServiceAnswer(context, id, answer);
    if (step === "cancel" && answer.status === "captured") await requestManualRefund(context, row);
  }
}

/** Settles the payment of an order if the service answers now; otherwise `reconcilePayments` does it later. */
export async function settleOrder(context: PaymentContext, orderId: number): Promise<void> {
  const [row] = await context.db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.orderNo, payments.orderNo))
    .where(eq(orders.id, orderId));
  if (row) await trySettlePayment(context, row.id);
}

/** Settles one payment; logs a failure instead of throwing, since the order or cancellation is committed already. */
export async function trySettlePayment(context: PaymentContext, id: string): Promise<void> {
  try {
    await settlePayment(context, id);
  } catch (error) {
    log("warn", "a payment is settled later", { error: error instanceof Error ? error.name : String(error) });
  }
}

/** The service cannot refund by itself: marks the order for a manual refund [order.cancel] and stops retrying. */
async function requestManualRefund({ db, now }: PaymentContext, row: PaymentRow): Promise<void> {
  await db.transaction(async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ cancelOnlyEcdKey: MANUAL_REFUND_KEY })
      .where(eq(orders.orderNo, row.orderNo))
      .returning({ id: orders.id });
    const kept = await tx
      .update(payments)
      .set({ wanted: "keep" })
      .where(and(eq(payments.id, row.id), eq(payments.wanted, "return")))
      .returning({ id: payments.id });
    // Another process that settles the same payment queues no second mail.
    if (order && kept.length > 0) await queueManualRefundMail(tx, order.id, now());
  });
}
