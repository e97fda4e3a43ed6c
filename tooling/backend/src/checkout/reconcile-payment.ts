import { and, eq } from "drizzle-orm";
import { carts } from "../db/schema/cart.ts";
import { payments, type PaymentRow } from "../db/schema/payment.ts";
import { channels } from "../db/schema/shop.ts";
import { ApiError } from "../http/api-error.ts";
import { placeOrder } from "./place-order.ts";
import { applyServiceAnswer, saveTransactionError } from "../settlement/apply-service-answer.ts";
import { trySettlePayment } from "../settlement/settle-payment.ts";
import type { PaymentContext } from "../context/request-context.ts";
import { serviceOf } from "../payment/service/service-of.ts";

/**
 * Asks the service for the state of a payment and applies it: places the order of an authorised payment, cancels the order
 * of a lost one. The trigger (a callback, the shopper's return, a timer) is not trusted, so it may come twice, late or
 * not at all.
 *
 * @throws ServiceUnreachable
 */
export async function reconcilePayment(context: PaymentContext, row: PaymentRow): Promise<void> {
  const told = await serviceOf(context, row.service).find(row.id);
  const now = told ? await applyServiceAnswer(context, row.id, told) : row;
  if (now?.status === "authorised" && now.wanted === "hold") await finish(context, now);
  await trySettlePayment(context, row.id);
}

/**
 * Places the order of an authorised payment whose shopper has not returned. A cart that changed since the confirmation
 * waits for a new confirmation.
 */
async function finish({ db, now, secret }: PaymentContext, row: PaymentRow): Promise<void> {
  if (row.cartId === null || row.expiresAt <= now()) return;
  const [found] = await db
    .select({ cart: carts, channel: channels })
    .from(carts)
    .innerJoin(channels, eq(channels.id, carts.channelId))
    .where(eq(carts.id, row.cartId));
  if (!found || found.cart.userId !== row.userId || found.cart.updatedAt.getTime() !== row.cartUpdatedAt.getTime()) {
    return;
  }
  try {
    await placeOrder({ db, channel: found.channel, memberId: row.userId, now, secret }, row.cartId, row.amount);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await giveBackPayment({ db, now }, row, error.message);
  }
}

/** Gives the payment back because its cart cannot become an order, and stores the reason in the cart. */
export function giveBackPayment(
  { db, now }: Pick<PaymentContext, "db" | "now">,
  row: PaymentRow,
  message: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    await saveTransactionError(tx, row, { code: "order_failed", message }, now());
    await tx
      .update(payments)
      .set({ wanted: "return" })
      .where(and(eq(payments.id, row.id), eq(payments.wanted, "hold")));
  });
}
