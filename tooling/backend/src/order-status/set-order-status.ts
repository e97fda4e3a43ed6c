import { type OrderStatus } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import type { Db } from "../db/pool.ts";
import { type OrderRow, orders } from "../db/schema/order.ts";
import { payments } from "../db/schema/payment.ts";
import { channels } from "../db/schema/shop.ts";
import { ApiError } from "../http/api-error.ts";
import { cancelOrderForShop } from "../order/cancel-order.ts";
import { updateOrderStatus } from "../order/update-order-status.ts";
import { StartError } from "../process/start-error.ts";

/** The statuses that the shop's staff sets; an order begins as `accepted`. */
export const STAFF_STATUSES = [
  "paid",
  "preparing",
  "shipped",
  "completed",
  "cancelled",
] as const satisfies readonly OrderStatus[];
export type StaffStatus = (typeof STAFF_STATUSES)[number];

interface Change {
  /** The shop's key. */
  channel: string;
  orderNo: string;
  to: StaffStatus;
}

/**
 * Sets the status of an order for the shop's staff, with the mails, points and refunds that follow from it.
 *
 * @throws StartError with one line for the terminal
 */
export async function setOrderStatus(db: Db, { channel, orderNo, to }: Change, now: Date): Promise<void> {
  const [order] = await db
    .select({ id: orders.id, userId: orders.userId, orderNo: orders.orderNo })
    .from(orders)
    .innerJoin(channels, eq(channels.id, orders.channelId))
    .where(and(eq(channels.key, channel), eq(orders.orderNo, orderNo)));
  if (!order) throw new StartError(`The shop ${channel} has no order ${orderNo}.`);
  try {
    if (to === "cancelled") await cancelOrderForShop(db, order, now);
    else await moveOrder(db, order, to, now);
  } catch (error) {
    if (error instanceof ApiError) throw new StartError(error.body.message, { cause: error });
    if (error instanceof RangeError) throw new StartError(`${orderNo}: ${error.message}`, { cause: error });
    throw error;
  }
}

async function moveOrder(
  db: Db,
  { id, orderNo }: Pick<OrderRow, "id" | "orderNo">,
  to: Exclude<StaffStatus, "cancelled">,
  now: Date,
): Promise<void> {
  if (to === "paid") {
    const [payment] = await db.select({ id: payments.id }).from(payments).where(eq(payments.orderNo, orderNo));
    if (payment) throw new StartError(`The payment service reports the payment of ${orderNo} by itself.`);
  }
  await updateOrderStatus(db, id, to, now);
}
