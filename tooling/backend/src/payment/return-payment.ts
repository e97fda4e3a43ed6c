import { eq } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";
import { payments } from "../db/schema/payment.ts";

/**
 * Notes with the cancel of an order that its payment is to be given back; `settleOrder` does so afterwards. False where
 * no service had it: what was paid is paid back by hand then.
 */
export async function returnPayment(tx: Transaction, orderNo: string): Promise<boolean> {
  const returned = await tx
    .update(payments)
    .set({ wanted: "return" })
    .where(eq(payments.orderNo, orderNo))
    .returning({ id: payments.id });
  return returned.length > 0;
}
