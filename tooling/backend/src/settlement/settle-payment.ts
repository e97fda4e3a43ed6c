import { and, eq } from "drizzle-orm";
import { orders } from "../db/schema/order.ts";
import { payments, type PaymentRow } from "../db/schema/payment.ts";
import { log } from "../process/log.ts";
import { REFUND_BY_HAND } from "../order/cancel-order.ts";
import { applyTold } from "./apply-service-answer.ts";
import type { PaymentContext } from "../context/request-context.ts";
import { serviceOf } from "../payment/service/service-of.ts";

/** A cancel may come between two steps, and that is all. */
const MOST_STEPS = 4;

/** What has to be done at the service so that a payment becomes what the shop wants of it; null where nothing is. */
export function nextStep({ wanted, status }: Pick<PaymentRow, "wanted" | "status">): "capture" | "giveBack" | null {
  if (wanted === "capture") return status === "authorised" ? "capture" : null;
  if (wanted === "return") return status === "failed" || status === "returned" ? null : "giveBack";
  return null;
}

/**
 * Brings a payment to where the shop wants it. Several may do so at once, and it may be cut off anywhere: whoever comes
 * next goes on.
 *
 * @throws ServiceUnreachable
 */
export async function settle(context: PaymentContext, id: string): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const [row] = await context.db.select().from(payments).where(eq(payments.id, id));
    const step = row && nextStep(row);
    if (!step) return;
    const told = await serviceOf(context, row.service)[step](id);
    await applyTold(context, id, told);
    if (step === "giveBack" && told.status === "captured") await payBackByHand(context, row);
  }
}

/** Settles the payment of an order as far as that can be done now; what cannot, `reconcilePayments` does later. */
export async function settleOrder(context: PaymentContext, orderId: number): Promise<void> {
  const [row] = await context.db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.orderNo, payments.orderNo))
    .where(eq(orders.id, orderId));
  if (row) await settleSoon(context, row.id);
}

/** The same for one payment. What it is part of stands already, and must not fail for this. */
export async function settleSoon(context: PaymentContext, id: string): Promise<void> {
  try {
    await settle(context, id);
  } catch (error) {
    log("warn", "a payment is settled later", { error: error instanceof Error ? error.name : String(error) });
  }
}

/** The service cannot pay back by itself: the shop is told with the order [order.cancel], and nobody tries again. */
async function payBackByHand({ db }: PaymentContext, row: PaymentRow): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(orders).set({ cancelOnlyEcdKey: REFUND_BY_HAND }).where(eq(orders.orderNo, row.orderNo));
    await tx
      .update(payments)
      .set({ wanted: "keep" })
      .where(and(eq(payments.id, row.id), eq(payments.wanted, "return")));
  });
}
