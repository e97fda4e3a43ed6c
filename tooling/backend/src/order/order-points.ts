import type { PointReason } from "@noren/contract";
import type { Transaction } from "../db/pool.ts";
import { pointEntries } from "../db/schema/point.ts";
import { expirePoints } from "../point/points.ts";

/**
 * Writes what an order does to its member's points: uses some, gives them back, or earns some. Nothing where there are
 * none. What has run out before is written first: a movement must not bring it back (decision 0026). The member must be
 * locked.
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
