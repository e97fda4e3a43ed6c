import { and, eq } from "drizzle-orm";
import { carts } from "../db/schema/cart.ts";
import { payments, type PaymentRow } from "../db/schema/payment.ts";
import { channels } from "../db/schema/shop.ts";
import { ApiError } from "../http/api-error.ts";
import { placeOrder } from "./place-order.ts";
import { applyTold, noteError } from "../settlement/apply-service-answer.ts";
import { settleSoon } from "../settlement/settle-payment.ts";
import type { PaymentContext } from "../context/request-context.ts";
import { serviceOf } from "../payment/service/service-of.ts";

/**
 * Asks the service how a payment stands now, and does what follows: an order where it came through, its cancel where it
 * was lost. What told us to look (a callback, the shopper's return, the clock) is not believed, so it may come twice,
 * late or not at all.
 *
 * @throws ServiceUnreachable
 */
export async function lookAfter(context: PaymentContext, row: PaymentRow): Promise<void> {
  const told = await serviceOf(context, row.service).find(row.id);
  const now = told ? await applyTold(context, row.id, told) : row;
  if (now?.status === "authorised" && now.wanted === "hold") await finish(context, now);
  await settleSoon(context, row.id);
}

/**
 * Makes the order of a payment that came through while nobody was looking, of the cart as its shopper confirmed it. A cart
 * that was changed since waits for the shopper to confirm it again.
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
    await giveUp({ db, now }, row, error.message);
  }
}

/** The cart cannot become an order after all: the money goes back, and the cart says why. */
export function giveUp(
  { db, now }: Pick<PaymentContext, "db" | "now">,
  row: PaymentRow,
  message: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    await noteError(tx, row, { code: "order_failed", message }, now());
    await tx
      .update(payments)
      .set({ wanted: "return" })
      .where(and(eq(payments.id, row.id), eq(payments.wanted, "hold")));
  });
}
