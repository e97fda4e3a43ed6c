import { and, eq, gt, inArray } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";
import type { CartRow } from "../db/schema/cart.ts";
import { OPEN_PAYMENT, payments } from "../db/schema/payment.ts";

/**
 * Assigns the payments of a guest's cart, unchanged since its confirmation, that can still get its order to the member who logs
 * in meanwhile; returns whether it has any. The caller holds the cart's lock.
 */
export async function assignPayments(
  tx: Transaction,
  { id, updatedAt }: CartRow,
  userId: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(payments)
    .set({ userId })
    .where(
      and(
        eq(payments.cartId, id),
        eq(payments.cartUpdatedAt, updatedAt),
        eq(payments.wanted, "hold"),
        inArray(payments.status, [...OPEN_PAYMENT]),
        gt(payments.expiresAt, now),
      ),
    );
  return (rowCount ?? 0) > 0;
}
