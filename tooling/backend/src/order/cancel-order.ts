import { and, eq, isNotNull, type SQL, sum } from "drizzle-orm";
import { lockMember } from "../account/lock-member.ts";
import { insertRows } from "../db/insert-rows.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { stockMovements } from "../db/schema/catalogue.ts";
import { orderLines, type OrderRow, orders, orderShippings } from "../db/schema/order.ts";
import { findAcceptedGifts } from "./social-gift.ts";
import { ApiError } from "../http/api-error.ts";
import { createNotFoundError } from "../http/problems.ts";
import { requestRefund } from "../payment/request-refund.ts";
import { returnCoupons } from "./order-coupons.ts";
import { queueCancellationMail } from "./order-mails.ts";
import { queueManualRefundMail } from "./payment-mails.ts";
import { addOrderPoints } from "./order-points.ts";
import { canCancel } from "./load-order.ts";
import { orderCopy } from "./order.copy.ts";

/** Warning key of a cancelled order that the shop must refund manually [order.cancel]. */
export const MANUAL_REFUND_KEY = "refund-by-hand";

/**
 * Cancels a member's order and restores its stock, coupons and points. Idempotent: returns a cancelled order unchanged,
 * so a client may retry after a lost response.
 *
 * @throws ApiError 404, or 409 `order.cancel.not_allowed` once the shop packs the order
 */
export function cancelOrder(
  db: Db | Transaction,
  userId: number,
  id: number,
  reason: string | null,
  now: Date,
): Promise<OrderRow> {
  return db.transaction(async (tx) => {
    await lockMember(tx, userId);
    return cancelUnpackedOrder(tx, and(eq(orders.id, id), eq(orders.userId, userId)), reason, now);
  });
}

/** Cancels an order for the shop's staff, by the rules of `cancelOrder`: guests cancel by phone or mail. @throws ApiError */
export function cancelOrderForShop(db: Db, { id, userId }: Pick<OrderRow, "id" | "userId">, now: Date) {
  return db.transaction(async (tx) => {
    if (userId !== null) await lockMember(tx, userId);
    return cancelUnpackedOrder(tx, eq(orders.id, id), null, now);
  });
}

/** The caller locks the member. */
async function cancelUnpackedOrder(
  tx: Transaction,
  condition: SQL | undefined,
  reason: string | null,
  now: Date,
): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(condition).for("no key update");
  if (!order) throw createNotFoundError();
  if (order.status === "cancelled") return order;
  if (!canCancel(order.status)) throw new ApiError(409, "order.cancel.not_allowed", orderCopy.cancelNotAllowed);
  const accepted = await findAcceptedGifts(tx, [order.id]);
  if (accepted.has(order.id)) throw new ApiError(409, "order.cancel.not_allowed", orderCopy.giftAccepted);
  const cancelled = await cancelLockedOrder(tx, order, reason, now);
  await queueCancellationMail(tx, order.id, now);
  return cancelled;
}

/**
 * Cancels an open order and restores its stock, coupons and points. The caller locks the member, then the order, and
 * queues the mail.
 */
export async function cancelLockedOrder(
  tx: Transaction,
  order: OrderRow,
  reason: string | null,
  now: Date,
): Promise<OrderRow> {
  const { id, userId } = order;
  const pieces = await tx
    .select({ variantId: orderLines.variantId, quantity: sum(orderLines.quantity) })
    .from(orderLines)
    .innerJoin(orderShippings, eq(orderShippings.id, orderLines.orderShippingId))
    .where(and(eq(orderShippings.orderId, id), isNotNull(orderLines.variantId)))
    .groupBy(orderLines.variantId)
    .orderBy(orderLines.variantId);
  const back = pieces.flatMap(({ variantId, quantity }) =>
    variantId === null
      ? []
      : [
          {
            variantId,
            quantity: Number(quantity),
            reason: "cancel" as const,
            reference: order.orderNo,
            movedAt: now,
          },
        ],
  );
  await insertRows(tx, stockMovements, back);
  await returnCoupons(tx, { id, userId }, now);
  if (userId !== null) await addOrderPoints(tx, { id, userId }, "returned", order.use_point, now);
  const isRefunded = await requestRefund(tx, order.orderNo, now);
  const isRefundedByHand = order.status === "paid" && order.total_payment > 0 && !isRefunded;
  const [cancelled] = await tx
    .update(orders)
    .set({
      status: "cancelled",
      cancelledAt: now,
      cancelReason: reason,
      cancelOnlyEcdKey: isRefundedByHand ? MANUAL_REFUND_KEY : null,
    })
    .where(eq(orders.id, id))
    .returning();
  if (isRefundedByHand) await queueManualRefundMail(tx, id, now);
  return cancelled ?? order;
}
