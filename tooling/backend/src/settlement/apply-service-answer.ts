import { eq } from "drizzle-orm";
import { discardCard, saveCard } from "../card/user-cards.ts";
import { saveContent } from "../cart/cart-store.ts";
import type { Transaction } from "../db/pool.ts";
import { users } from "../db/schema/account.ts";
import { carts } from "../db/schema/cart.ts";
import { orders, type OrderRow } from "../db/schema/order.ts";
import { payments, type PaymentRow } from "../db/schema/payment.ts";
import { log } from "../process/log.ts";
import { cancelLockedOrder } from "../order/cancel-order.ts";
import { cancelExpiredOrder } from "../order/cancel-expired-order.ts";
import { recordLatePayment } from "../order/late-payment.ts";
import { countRefusedCard } from "../card/count-refused-card.ts";
import { methodOf } from "../payment/methods/methods.ts";
import { queueCancellationMail } from "../order/order-mails.ts";
import { queuePaidMail } from "../order/payment-mails.ts";
import { canCancel } from "../order/load-order.ts";
import { paymentCancelReasons, transactionCopy } from "../payment/payment.copy.ts";
import type { FailureReason, ServicePayment } from "../payment/service/payment-service.ts";
import type { DataContext } from "../context/request-context.ts";

/**
 * Stores what a service answers about a payment, and applies it to cart and order. An answer with an older version changes
 * nothing, so answers may arrive twice, late and out of order.
 *
 * @returns the payment afterwards; null if the shop has no such payment
 */
export function applyServiceAnswer(
  { db, now }: DataContext,
  id: string,
  answer: ServicePayment,
): Promise<PaymentRow | null> {
  return db.transaction(async (tx) => {
    const locked = await lockPayment(tx, id);
    if (!locked) return null;
    const { row, order } = locked;
    if (answer.version <= row.version) return row;
    const { status, version, reason, slip } = answer;
    // A service may name its page only when the payment begins.
    const url = status === "pending" ? (answer.url ?? row.url) : null;
    const [changed = row] = await tx
      .update(payments)
      .set({ status, version, url, reason, slip })
      .where(eq(payments.id, id))
      .returning();
    const isFirstResult = row.status === "asked" || row.status === "pending";
    if (answer.card && isFirstResult && status !== "pending") {
      const card = { service: row.service, card: answer.card, isMain: false, now: now() };
      const isAccepted = status === "authorised" || status === "captured";
      const keeper = isAccepted && row.isSaveCard ? row.userId : null;
      await (keeper === null ? discardCard(tx, card) : saveCard(tx, keeper, card));
    }
    if (status === "failed" && isFirstResult) await countRefusedCard(tx, { ...row, reason }, now());
    // A slip that the shopper pays; the shop itself captures other payments.
    const isPaidByShopper = methodOf(row.method).captureMode === "shopperPays";
    if (status === "captured" && order?.status === "accepted") {
      await tx.update(orders).set({ status: "paid", paidAt: now() }).where(eq(orders.id, order.id));
      if (isPaidByShopper) await queuePaidMail(tx, order.id, now());
    }
    if (status === "captured" && order?.status === "cancelled" && isPaidByShopper) {
      await recordLatePayment(tx, order, true, now());
    }
    const hasEnded = status === "failed" || status === "returned";
    if (hasEnded && row.wanted !== "return") {
      await (order
        ? cancelUnpaidOrder(tx, order, reason, now())
        : saveFailureReason(tx, changed, reason ?? "aborted", now()));
    }
    return changed;
  });
}

/**
 * Locks a payment and its order, if it has one, in the order of decision 0030: member, cart, order, payment.
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

/** Cancels an order whose payment was lost, unless the shop is packing it already. */
async function cancelUnpaidOrder(
  tx: Transaction,
  order: OrderRow,
  reason: FailureReason | null,
  now: Date,
): Promise<void> {
  if (order.status === "cancelled") return;
  if (!canCancel(order.status)) {
    log("error", "the payment of an order was lost after the shop began to pack it", { order: order.id });
    return;
  }
  if (reason === "expired") return cancelExpiredOrder(tx, order, now);
  await cancelLockedOrder(tx, order, paymentCancelReasons.lost, now);
  await queueCancellationMail(tx, order.id, now);
}

/** Stores in the cart why the payment failed, for the shopper [cart.transaction-error]. */
async function saveFailureReason(tx: Transaction, row: PaymentRow, code: FailureReason, now: Date): Promise<void> {
  await saveTransactionError(tx, row, { code, message: transactionCopy[code] }, now);
}

/** Stores an error in the cart of a payment, unless the cart is an order already. */
export async function saveTransactionError(
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
