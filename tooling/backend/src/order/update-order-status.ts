import type { OrderStatus } from "@noren/contract";
import { eq } from "drizzle-orm";
import { lockMember } from "../account/lock-member.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { orders } from "../db/schema/order.ts";
import { findGift } from "./gift-view.ts";
import { isPaidLater } from "../payment/methods/methods.ts";
import { addOrderPoints } from "./order-points.ts";

/** What follows what at the shop. */
const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  accepted: ["paid", "preparing"],
  paid: ["preparing"],
  preparing: ["shipped"],
  shipped: ["completed"],
  completed: [],
  cancelled: [],
};

/**
 * Moves an order on, as the shop does when it was paid, packed, sent and delivered; once delivered it earns its points.
 * Cancelling is `cancelOrder`.
 *
 * @throws RangeError where that state does not follow the present one, a social gift waits for its recipient, or an order
 *   that is paid in advance is to be packed without being paid: a receipt is there from `paid` on (decision 0033).
 */
export function updateOrderStatus(db: Db | Transaction, id: number, to: OrderStatus, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, id));
    // Always the member before an order.
    if (found && found.userId !== null) await lockMember(tx, found.userId);
    const [order] = await tx
      .select({
        status: orders.status,
        userId: orders.userId,
        earnPoint: orders.earn_point,
        paymentId: orders.paymentId,
      })
      .from(orders)
      .where(eq(orders.id, id))
      .for("no key update");
    const isReady = to !== "preparing" || (await hasPlace(tx, id));
    const waitsForMoney = to === "preparing" && order?.status === "accepted" && !isPaidLater(order.paymentId);
    if (!order || !isReady || waitsForMoney || !NEXT[order.status].includes(to))
      throw new RangeError(`Order ${id} cannot become ${to} from ${order?.status}`);
    await tx.update(orders).set({ status: to }).where(eq(orders.id, id));
    if (to === "completed" && order.userId !== null) {
      await addOrderPoints(tx, { id, userId: order.userId }, "earned", order.earnPoint, now);
    }
  });
}

/** Whether it is known where an order goes: a social gift's recipient says so. */
async function hasPlace(tx: Transaction, id: number): Promise<boolean> {
  const gift = await findGift(tx, id);
  return !gift || gift.acceptedAt !== null;
}
