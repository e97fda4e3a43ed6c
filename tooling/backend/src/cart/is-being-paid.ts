import { and, eq, gt, inArray } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";
import type { CartRow } from "../db/schema/cart.ts";
import { OPEN_PAYMENT, payments } from "../db/schema/payment.ts";

/** Whether a payment of the cart, unchanged since its confirmation, can still get its order. The caller holds the cart's lock. */
export async function isBeingPaid(tx: Transaction, { id, updatedAt }: CartRow, now: Date): Promise<boolean> {
  const [open] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.cartId, id),
        eq(payments.cartUpdatedAt, updatedAt),
        eq(payments.wanted, "hold"),
        inArray(payments.status, [...OPEN_PAYMENT]),
        gt(payments.expiresAt, now),
      ),
    )
    .limit(1);
  return open !== undefined;
}
