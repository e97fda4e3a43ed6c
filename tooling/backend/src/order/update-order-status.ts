import type { OrderStatus } from "@noren/contract";
import { and, eq, isNull } from "drizzle-orm";
import { lockMember } from "../account/lock-member.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { orders } from "../db/schema/order.ts";
import { findGift } from "./social-gift.ts";
import { isPaidLater } from "../payment/methods/methods.ts";
import { recordLatePayment } from "./late-payment.ts";
import { queueDispatchMail } from "./dispatch-mail.ts";
import { addOrderPoints } from "./order-points.ts";
import { queueInvoiceMail, queuePaidMail } from "./payment-mails.ts";
import { toJapanDay } from "../time/japan-time.ts";

/** The statuses that may follow each status. */
const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  accepted: ["paid", "preparing"],
  paid: ["preparing"],
  preparing: ["shipped"],
  shipped: ["completed"],
  completed: [],
  cancelled: [],
};

/**
 * Moves an order to its next status: paid, packed, shipped, delivered. A delivered order earns its points.
 * `cancelOrder` cancels. A cancelled order that becomes paid stays cancelled: the payment is recorded as late. The invoice
 * of an unpaid order is issued when it is shipped; once it is paid, the order keeps its status.
 *
 * @throws RangeError if the status does not follow the current one, if a social gift still waits for its recipient, or if
 *   a prepaid order would be packed unpaid: a receipt exists from `paid` on (decision 0033)
 */
export function updateOrderStatus(db: Db | Transaction, id: number, to: OrderStatus, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, id));
    // Lock the member before the order, as everywhere.
    if (found && found.userId !== null) await lockMember(tx, found.userId);
    const [order] = await tx
      .select({
        status: orders.status,
        paidAt: orders.paidAt,
        userId: orders.userId,
        earnPoint: orders.earn_point,
        paymentId: orders.paymentId,
        invoiceRecipient: orders.invoiceRecipient,
        invoicedOn: orders.invoicedOn,
      })
      .from(orders)
      .where(eq(orders.id, id))
      .for("no key update");
    if (order?.status === "cancelled" && to === "paid") return recordLatePayment(tx, { id, ...order }, false, now);
    if (order && order.invoicedOn !== null && to === "paid") return recordInvoicePayment(tx, id, now);
    const isReady = to !== "preparing" || (await hasPlace(tx, id));
    const waitsForMoney = to === "preparing" && order?.status === "accepted" && !isPaidLater(order.paymentId);
    if (!order || !isReady || waitsForMoney || !NEXT[order.status].includes(to))
      throw new RangeError(`Order ${id} cannot become ${to} from ${order?.status}`);
    const isInvoiced = to === "shipped" && order.invoiceRecipient !== null && order.paidAt === null;
    await tx
      .update(orders)
      .set({
        status: to,
        ...(to === "paid" && { paidAt: now }),
        ...(to === "shipped" && { shippedOn: toJapanDay(now) }),
        ...(isInvoiced && { invoicedOn: toJapanDay(now) }),
      })
      .where(eq(orders.id, id));
    if (to === "paid" && !isPaidLater(order.paymentId)) await queuePaidMail(tx, id, now);
    if (to === "shipped") await (isInvoiced ? queueInvoiceMail : queueDispatchMail)(tx, id, now);
    if (to === "completed" && order.userId !== null) {
      await addOrderPoints(tx, { id, userId: order.userId }, "earned", order.earnPoint, now);
    }
  });
}

/** Keeps the first payment's time. */
async function recordInvoicePayment(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ paidAt: now })
    .where(and(eq(orders.id, id), isNull(orders.paidAt)));
}

/** Whether the order has its address. The recipient enters the address of a social gift. */
async function hasPlace(tx: Transaction, id: number): Promise<boolean> {
  const gift = await findGift(tx, id);
  return !gift || gift.acceptedAt !== null;
}
