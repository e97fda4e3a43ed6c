import { eq } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";
import { type OrderRow, orders } from "../db/schema/order.ts";
import { MANUAL_REFUND_KEY } from "./cancel-order.ts";
import { queueLatePaymentMails } from "./payment-mails.ts";

/**
 * Records a payment that arrives after its order was cancelled, and notifies the orderer and the shop. The order stays cancelled: its
 * stock, coupons and points may be another's by now (decision 0110). Does nothing for a payment that is recorded already.
 * The caller locks the order.
 *
 * @param isRefundedByService whether a payment service refunds it; otherwise the order is marked for a manual refund
 */
export async function recordLatePayment(
  tx: Transaction,
  { id, paidAt }: Pick<OrderRow, "id" | "paidAt">,
  isRefundedByService: boolean,
  now: Date,
): Promise<void> {
  if (paidAt !== null) return;
  await tx
    .update(orders)
    .set({ paidAt: now, ...(!isRefundedByService && { cancelOnlyEcdKey: MANUAL_REFUND_KEY }) })
    .where(eq(orders.id, id));
  await queueLatePaymentMails(tx, id, isRefundedByService, now);
}
