import { eq } from "drizzle-orm";
import { putCard } from "../card/card-box.ts";
import { saveContent } from "../cart/cart-store.ts";
import type { Transaction } from "../db/pool.ts";
import { users } from "../db/schema/account.ts";
import { carts } from "../db/schema/cart.ts";
import { orders, type OrderRow } from "../db/schema/order.ts";
import { payments, type PaymentRow } from "../db/schema/payment.ts";
import { log } from "../process/log.ts";
import { takeBackOrder } from "../order/cancel-order.ts";
import { mailCancelled } from "../order/order-mails.ts";
import { canCancel } from "../order/order-view.ts";
import { paymentCancelReasons, transactionCopy } from "../payment/payment.copy.ts";
import type { FailureReason, ServicePayment } from "../payment/service/payment-service.ts";
import type { PaymentContext } from "../context/request-context.ts";

/**
 * Writes down what a service says of a payment, and what follows from it for cart and order; an older word than the last
 * changes nothing, so that it may be said twice, late and out of order. Returns the payment as it stands then; null where
 * it is not the shop's.
 */
export function applyTold(
  { db, now }: Pick<PaymentContext, "db" | "now">,
  id: string,
  told: ServicePayment,
): Promise<PaymentRow | null> {
  return db.transaction(async (tx) => {
    const locked = await lockPayment(tx, id);
    if (!locked) return null;
    const { row, order } = locked;
    if (told.version <= row.version) return row;
    const { status, version, url, reason, slip } = told;
    const [changed = row] = await tx
      .update(payments)
      .set({ status, version, url, reason, slip })
      .where(eq(payments.id, id))
      .returning();
    const isGranted = row.status === "asked" || row.status === "pending";
    if (told.card && row.isSaveCard && row.userId !== null && isGranted) {
      await putCard(tx, row.userId, { service: row.service, card: told.card, isMain: false, now: now() });
    }
    if (status === "captured" && order?.status === "accepted") {
      await tx.update(orders).set({ status: "paid" }).where(eq(orders.id, order.id));
    }
    const isOver = status === "failed" || status === "returned";
    if (isOver && row.wanted !== "return") {
      await (order ? loseOrder(tx, order, reason, now()) : tellCart(tx, changed, reason ?? "aborted", now()));
    }
    return changed;
  });
}

/**
 * A payment and its order, if it has one, locked after whatever they are always locked after: member, cart, order,
 * payment. So nobody waits in a circle with a decision or a cancel.
 */
async function lockPayment(
  tx: Transaction,
  id: string,
): Promise<{ row: PaymentRow; order: OrderRow | undefined } | null> {
  const [known] = await tx.select().from(payments).where(eq(payments.id, id));
  if (!known) return null;
  if (known.userId !== null) {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, known.userId)).for("no key update");
  }
  if (known.cartId !== null) {
    await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, known.cartId)).for("update");
  }
  const [order] = await tx.select().from(orders).where(eq(orders.orderNo, known.orderNo)).for("no key update");
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  return row ? { row, order } : null;
}

/** The money will not come: an order that is not being packed yet cannot stand. */
async function loseOrder(tx: Transaction, order: OrderRow, reason: FailureReason | null, now: Date): Promise<void> {
  if (order.status === "cancelled") return;
  if (!canCancel(order.status)) {
    log("error", "the payment of an order was lost after the shop began to pack it", { order: order.id });
    return;
  }
  await takeBackOrder(tx, order, paymentCancelReasons[reason === "expired" ? "unpaid" : "lost"], now);
  await mailCancelled(tx, order.id, now);
}

/** The shopper reads in the cart why the payment came to nothing [cart.transaction-error]. */
async function tellCart(tx: Transaction, row: PaymentRow, code: FailureReason, now: Date): Promise<void> {
  await noteError(tx, row, { code, message: transactionCopy[code] }, now);
}

/** Writes an error into the cart of a payment; a cart that is an order already needs none. */
export async function noteError(
  tx: Transaction,
  { cartId, paymentId }: PaymentRow,
  error: { code: FailureReason | "order_failed"; message: string },
  now: Date,
): Promise<void> {
  if (cartId === null) return;
  const [cart] = await tx.select().from(carts).where(eq(carts.id, cartId)).for("update");
  if (!cart || cart.decidedAt) return;
  const transaction_error = { ...error, payment_id: paymentId, occurred_at: now.toISOString() };
  await saveContent(tx, cart, { ...cart.content, transaction_error }, now);
}
