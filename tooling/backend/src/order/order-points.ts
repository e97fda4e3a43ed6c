import type { PointReason } from "@noren/contract";
import type { Transaction } from "../db/pool.ts";
import { pointEntries } from "../db/schema/point.ts";
import { expirePoints } from "../point/points.ts";

/**
 * Records points that an order uses, returns or earns; does nothing for zero points. Records earlier expiry first: a
 * movement must not extend expired points (decision 0026). The caller locks the member.
 */
export async function addOrderPoints(
  tx: Transaction,
  order: { id: number; userId: number },
  reason: Extract<PointReason, "used" | "returned" | "earned">,
  point: number,
  now: Date,
): Promise<void> {
  if (point === 0) return;
  await expirePoints(tx, order.userId, now);
  const amount = reason === "used" ? -point : point;
  await tx.insert(pointEntries).values({ userId: order.userId, amount, reason, orderId: order.id, createdAt: now });
}
