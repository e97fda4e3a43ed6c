import { calls, type PaymentInProgress } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { and, eq, gt } from "drizzle-orm";
import { sumCart } from "../cart/cart-sums.ts";
import { cartTokenHash } from "../cart/cart-token.ts";
import { readCart, requireOwner } from "../cart/locked-cart.ts";
import type { RequestContext } from "../context/request-context.ts";
import { type Route, serve } from "../context/serve.ts";
import type { Transaction } from "../db/pool.ts";
import { carts, cartTokens } from "../db/schema/cart.ts";
import { orders } from "../db/schema/order.ts";
import { payments } from "../db/schema/payment.ts";
import { methodsCopy } from "../payment/methods/methods.copy.ts";
import { ServiceUnreachable } from "../payment/service/payment-service.ts";
import { findHeldPayments } from "./find-held-payments.ts";
import { reconcilePayment } from "./reconcile-payment.ts";

export const checkPaymentRoutes: readonly Route[] = [
  serve(calls.checkCartPayment, async ({ params, ...shop }) => {
    await reconcilePending(shop, params.token);
    const in_progress = await findPlaced(shop, params.token);
    if (in_progress) return { is_available: false, reason: null, in_progress };
    return readCart(shop, params.token, "checkout", async ({ tx, cart, content, variants, pricing, delivery }) => {
      const method = sumCart(content, variants, pricing).payments.find((each) => each.id === params.payment_id);
      return {
        is_available: method?.is_available ?? false,
        reason: method ? method.reason : methodsCopy.notOffered,
        in_progress: await findInProgress(tx, cart.id, params.payment_id, delivery.now),
      };
    });
  }),
];

/**
 * Queries the service for the cart's pending payments: a shopper who gave up on its page may return before its callback.
 * While the service does not answer, a payment stays in progress.
 */
async function reconcilePending(shop: RequestContext, token: string): Promise<void> {
  const { db, channel } = shop;
  for (const payment of await findHeldPayments({ db, channel }, token, eq(payments.status, "pending"))) {
    await reconcilePayment(shop, payment).catch((error: unknown) => {
      if (!(error instanceof ServiceUnreachable)) throw error;
    });
  }
}

/**
 * Finds the payment with which the cart has become an order. A shopper who paid may return to the checkout instead of the
 * complete screen, and must not order again.
 */
async function findPlaced({ db, channel, memberId }: RequestContext, token: string): Promise<PaymentInProgress | null> {
  const [row] = await db
    .select({ cart: carts, orderNo: orders.orderNo, expiresAt: payments.expiresAt })
    .from(cartTokens)
    .innerJoin(carts, eq(carts.id, cartTokens.cartId))
    .innerJoin(orders, eq(orders.cartId, carts.id))
    .innerJoin(payments, eq(payments.orderNo, orders.orderNo))
    .where(and(eq(cartTokens.hash, cartTokenHash(token)), eq(carts.channelId, channel.id)));
  if (!row) return null;
  requireOwner(row.cart, memberId, "products");
  const url = channel.origin + paths.cartComplete({ no: row.orderNo });
  return { order_no: row.orderNo, url, expires_at: row.expiresAt.toISOString() };
}

/** Finds the cart's pending payment that the shopper can continue on a page of the service. */
async function findInProgress(
  tx: Transaction,
  cartId: number,
  paymentId: number,
  now: Date,
): Promise<PaymentInProgress | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.cartId, cartId),
        eq(payments.paymentId, paymentId),
        eq(payments.wanted, "hold"),
        eq(payments.status, "pending"),
        gt(payments.expiresAt, now),
      ),
    );
  if (!row || row.url === null) return null;
  return { order_no: row.orderNo, url: row.url, expires_at: row.expiresAt.toISOString() };
}
