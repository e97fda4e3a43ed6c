import { type CardChoice, calls } from "@noren/contract";
import { and, eq, exists, inArray, or, type SQL } from "drizzle-orm";
import { requireRecentProof } from "../account/confirm-password.ts";
import { limitCardAttempts } from "../card/card-attempts.ts";
import { cartTokenHash } from "../cart/cart-token.ts";
import { requireOwner } from "../cart/locked-cart.ts";
import { type Route, serve } from "../context/serve.ts";
import type { RequestContext } from "../context/request-context.ts";
import { carts, cartTokens } from "../db/schema/cart.ts";
import { orders } from "../db/schema/order.ts";
import { payments } from "../db/schema/payment.ts";
import { createNotFoundError } from "../http/problems.ts";
import { loadOrder } from "../order/load-order.ts";
import { settleOrder } from "../settlement/settle-payment.ts";
import { isPending } from "../payment/take-payment.ts";
import { cartIdOfToken } from "./find-held-payments.ts";
import { reconcileOnReturn } from "./reconcile-on-return.ts";
import { type CheckoutResult, payAndPlaceOrder } from "./pay-and-place-order.ts";

export const checkoutRoutes: readonly Route[] = [
  serve(calls.decideCart, async ({ params, body, ...context }) => {
    const { payment: card, current_password, total_payment } = body;
    const { memberId } = context;
    // Renews the proof that `placeOrder` requires for points. Without the password, `placeOrder` decides whether the cart needs it.
    if (memberId !== null && current_password !== undefined)
      await requireRecentProof(context, memberId, current_password);
    const result =
      card === undefined || (await isRepeated(context, params.token, card, total_payment))
        ? await payAndPlaceOrder(context, params.token, total_payment)
        : await payByCard(context, params.token, { card, total_payment });
    if (result.kind === "paymentInProgress") {
      return { order_no: result.payment.order_no, order: null, payment: result.payment };
    }
    const [row] = await context.db.select().from(orders).where(eq(orders.id, result.orderId));
    if (!row) throw createNotFoundError();
    const order = await loadOrder(context.db, row, context.secret);
    return { order_no: order.order_no, order, payment: null };
  }),
  serve(calls.getCartOrder, async ({ params: { orderNo }, query: { token }, ...context }) => {
    const { db, channel, memberId } = context;
    // Its own order for a payment that the cart's order does not use: the cart was ordered with another method.
    const isOfCart = or(
      eq(orders.orderNo, orderNo),
      exists(
        db
          .select({ id: payments.id })
          .from(payments)
          .where(and(eq(payments.cartId, carts.id), eq(payments.orderNo, orderNo))),
      ),
    );
    const findBy = (ofRequest: SQL) =>
      db
        .select({ cart: carts, order: orders })
        .from(orders)
        .innerJoin(carts, eq(carts.id, orders.cartId))
        .where(and(ofRequest, eq(carts.channelId, channel.id), isOfCart));
    const find = async () => {
      const found = await findBy(inArray(carts.id, cartIdOfToken(db, token)));
      // A new password ends the tokens of a member's carts, also during a payment at the bank.
      return found.length === 0 && memberId !== null ? findBy(eq(orders.userId, memberId)) : found;
    };
    let [row] = await find();
    if (!row) {
      await reconcileOnReturn(context, { token, orderNo });
      [row] = await find();
    }
    // The order has the addresses, which a copied token of a member's cart must not open after the logout.
    requireOwner(row?.cart ?? null, memberId, "checkout");
    if (!row) throw createNotFoundError();
    // A callback places the order before it captures the payment, and the shopper may return in between.
    if (row.order.status === "accepted") {
      await settleOrder(context, row.order.id);
      [row = row] = await find();
    }
    return loadOrder(db, row.order, context.secret);
  }),
];

/** Pays by card. A stored card, and storing one, needs a recent proof of the member (decision 0129). */
async function payByCard(
  context: RequestContext,
  cartToken: string,
  { card, total_payment }: { card: CardChoice; total_payment: number },
): Promise<CheckoutResult> {
  const { memberId, sessionId } = context;
  const isOfMember = memberId !== null && (card.user_card_id !== undefined || card.is_save_card === true);
  if (isOfMember) await requireRecentProof(context, memberId, undefined);
  return limitCardAttempts<CheckoutResult>(context, { cartToken, card }, (refusalLimits) =>
    payAndPlaceOrder(context, cartToken, total_payment, {
      choice: card,
      refusalLimits,
      provedIn: isOfMember ? sessionId : null,
    }),
  );
}

/**
 * Whether a request repeats one with the same card. It gets the order, however many cards were refused in the meantime, or
 * continues the payment within the limits of the network where that began.
 */
async function isRepeated(
  { db, channel, now }: RequestContext,
  token: string,
  card: CardChoice,
  amount: number,
): Promise<boolean> {
  const [cart] = await db
    .select({ id: carts.id, decidedAt: carts.decidedAt })
    .from(cartTokens)
    .innerJoin(carts, eq(carts.id, cartTokens.cartId))
    .where(and(eq(cartTokens.hash, cartTokenHash(token)), eq(carts.channelId, channel.id)));
  return cart !== undefined && (cart.decidedAt !== null || (await isPending(db, cart.id, { card, amount }, now())));
}
