import { eq } from "drizzle-orm";
import { countRefusalAgain } from "../card/count-refused-card.ts";
import type { Transaction } from "../db/pool.ts";
import { payments } from "../db/schema/payment.ts";

/**
 * Marks the payment of a cancelled order for cancellation or refund; `settleOrder` performs it after the commit. Returns
 * false for a payment without a service, which the shop must refund manually.
 */
export async function requestRefund(tx: Transaction, orderNo: string, now: Date): Promise<boolean> {
  const updated = await tx
    .update(payments)
    .set({ wanted: "return" })
    .where(eq(payments.orderNo, orderNo))
    .returning({ refusalLimits: payments.refusalLimits });
  for (const { refusalLimits } of updated) await countRefusalAgain(tx, refusalLimits, now);
  return updated.length > 0;
}
