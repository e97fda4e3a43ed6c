import { and, eq, inArray, isNull } from "drizzle-orm";
import type { CartSums } from "../cart/cart-sums.ts";
import type { Transaction } from "../db/pool.ts";
import { coupons, couponUses, memberCoupons } from "../db/schema/coupon.ts";

/** Locks coupons and the member's holdings of them, by ascending id to avoid deadlocks. A member who has left holds none. */
export async function lockCoupons(tx: Transaction, userId: number | null, couponIds: readonly number[]): Promise<void> {
  if (couponIds.length === 0) return;
  const ids = [...couponIds];
  await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(inArray(coupons.id, ids))
    .orderBy(coupons.id)
    .for("no key update");
  if (userId === null) return;
  await tx
    .select({ id: memberCoupons.id })
    .from(memberCoupons)
    .where(and(eq(memberCoupons.userId, userId), inArray(memberCoupons.couponId, ids)))
    .orderBy(memberCoupons.id)
    .for("no key update");
}

/** Records the coupons that an order used. Database constraints enforce the limits. The caller locks the coupons. */
export async function spendCoupons(
  tx: Transaction,
  order: { id: number; userId: number },
  used: CartSums["coupons"],
  now: Date,
): Promise<void> {
  if (used.length === 0) return;
  const held = await tx
    .select({ id: memberCoupons.id, couponId: memberCoupons.couponId })
    .from(memberCoupons)
    .where(
      and(
        eq(memberCoupons.userId, order.userId),
        inArray(
          memberCoupons.couponId,
          used.map(({ id }) => id),
        ),
      ),
    );
  await tx.insert(couponUses).values(
    used.map(({ id, amount, carriage_amount }) => ({
      couponId: id,
      memberCouponId: held.find(({ couponId }) => couponId === id)?.id ?? null,
      orderId: order.id,
      amount: amount + carriage_amount,
      usedAt: now,
    })),
  );
}

/** Returns the coupons of a cancelled order. */
export async function returnCoupons(
  tx: Transaction,
  order: { id: number; userId: number | null },
  now: Date,
): Promise<void> {
  const open = and(eq(couponUses.orderId, order.id), isNull(couponUses.returnedAt));
  const uses = await tx.select({ couponId: couponUses.couponId }).from(couponUses).where(open);
  await lockCoupons(
    tx,
    order.userId,
    uses.map(({ couponId }) => couponId),
  );
  if (uses.length > 0) await tx.update(couponUses).set({ returnedAt: now }).where(open);
}
