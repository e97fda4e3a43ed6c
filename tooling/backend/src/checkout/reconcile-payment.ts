import { and, eq } from "drizzle-orm";
import { limitAuthenticatedCard } from "../card/card-attempts.ts";
import { isRateLimited } from "../rate-limit/rate-limited.ts";
import { takeRefusalBack } from "../card/count-refused-card.ts";
import { carts } from "../db/schema/cart.ts";
import { payments, type PaymentRow } from "../db/schema/payment.ts";
import { channels } from "../db/schema/shop.ts";
import { ApiError } from "../http/api-error.ts";
import { placeOrder } from "./place-order.ts";
import { applyServiceAnswer, saveTransactionError } from "../settlement/apply-service-answer.ts";
import { trySettlePayment } from "../settlement/settle-payment.ts";
import type { DataContext, PaymentContext } from "../context/request-context.ts";
import { serviceOf } from "../payment/service/service-of.ts";

/**
 * Reads the state of a payment from its service and applies it: places the order of an authorised payment, cancels the
 * order of a failed one. Trusts no trigger (a callback, the shopper's return, a timer), so a trigger may be repeated, late
 * or missing. A pending payment that the shop has given up is cancelled without reading it: the service may charge the card
 * when it is read.
 *
 * @throws ServiceUnreachable
 */
export async function reconcilePayment(context: PaymentContext, row: PaymentRow): Promise<void> {
  const isGivenUp = row.status === "pending" && row.wanted === "return";
  try {
    const current = isGivenUp ? row : await readFromService(context, row);
    if (current.status === "authorised" && current.wanted === "hold") await placeOrderOfPayment(context, current);
  } catch (error) {
    // `readFromService` has marked the payment for cancellation, as the shopper reads in the cart.
    if (!isRateLimited(error)) throw error;
  }
  await trySettlePayment(context, row.id);
}

/**
 * Reads the state of a payment from its service, which may charge the card now, and applies it. After too many refused cards
 * marks it for cancellation instead.
 *
 * @throws ServiceUnreachable
 * @throws ApiError 429
 */
export async function readFromService(context: PaymentContext, row: PaymentRow): Promise<PaymentRow> {
  const read = async () => {
    const answer = await serviceOf(context, row.service).find(row.id);
    return (answer && (await applyServiceAnswer(context, row.id, answer))) ?? row;
  };
  if (row.status !== "pending") return read();
  try {
    return await limitAuthenticatedCard(context, row, read);
  } catch (error) {
    if (isRateLimited(error) && row.wanted === "hold") await cancelPayment(context, row, error.message);
    throw error;
  }
}

/**
 * Places the order of an authorised payment if the shopper has not returned. Skips a cart that changed since the
 * confirmation: the shopper must confirm it again.
 */
async function placeOrderOfPayment({ db, now, secret }: PaymentContext, row: PaymentRow): Promise<void> {
  if (row.cartId === null || row.expiresAt <= now()) return;
  const [found] = await db
    .select({ cart: carts, channel: channels })
    .from(carts)
    .innerJoin(channels, eq(channels.id, carts.channelId))
    .where(eq(carts.id, row.cartId));
  if (!found || found.cart.updatedAt.getTime() !== row.cartUpdatedAt.getTime()) return;
  const { userId } = found.cart;
  // The payment of a guest who logged in meanwhile has the member, the cart has not.
  if (userId !== null && userId !== row.userId) return;
  try {
    const shop = { db, channel: found.channel, memberId: userId, now, secret };
    const placed = await placeOrder(shop, row.cartId, row.amount);
    if (placed.kind === "placed" && placed.isNew) await takeRefusalBack({ db, now }, placed.orderId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await cancelPayment({ db, now }, row, error.message);
  }
}

/**
 * Marks a payment for cancellation because its cart cannot become an order, and stores the reason in the cart.
 * `settlePayment` cancels it at the service.
 */
export function cancelPayment({ db, now }: DataContext, row: PaymentRow, message: string): Promise<void> {
  return db.transaction(async (tx) => {
    await saveTransactionError(tx, row, { code: "order_failed", message }, now());
    await tx
      .update(payments)
      .set({ wanted: "return" })
      .where(and(eq(payments.id, row.id), eq(payments.wanted, "hold")));
  });
}
