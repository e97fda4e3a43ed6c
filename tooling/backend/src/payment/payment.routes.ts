import { calls, type PaymentInProgress } from "@noren/contract";
import { and, eq, gt } from "drizzle-orm";
import { readCart, editCart } from "../cart/locked-cart.ts";
import { sumCart } from "../cart/cart-sums.ts";
import type { Transaction } from "../db/pool.ts";
import { payments } from "../db/schema/payment.ts";
import { notFound } from "../http/problems.ts";
import { type Route, serve } from "../context/serve.ts";
import { cardService } from "../card/card-service.ts";
import { serviceUnreachable } from "./service/service-unreachable.ts";
import { paymentMethods } from "./methods/payment-methods.ts";
import { methodsCopy } from "./methods/methods.copy.ts";
import { ServiceUnreachable } from "./service/payment-service.ts";
import { serviceOf } from "./service/service-of.ts";

export const paymentRoutes: readonly Route[] = [
  serve(calls.listPayments, async ({ channel }) => ({ data: paymentMethods(channel.paymentMethods, null) })),
  serve(calls.listCartPayments, ({ params, ...shop }) =>
    readCart(shop, params.token, "checkout", ({ content, variants, pricing }) => ({
      data: sumCart(content, variants, pricing).payments,
    })),
  ),
  serve(calls.checkCartPayment, ({ params, ...shop }) =>
    readCart(shop, params.token, "checkout", async ({ tx, cart, content, variants, pricing, delivery }) => {
      const method = sumCart(content, variants, pricing).payments.find((each) => each.id === params.payment_id);
      return {
        is_available: method?.is_available ?? false,
        reason: method ? method.reason : methodsCopy.notOffered,
        in_progress: await findInProgress(tx, cart.id, params.payment_id, delivery.now),
      };
    }),
  ),
  serve(calls.getPaymentService, async ({ channel, params, services }) => {
    const offer = channel.paymentMethods.find(({ code }) => code === params.code);
    if (offer?.service === undefined) throw notFound();
    return serviceOf({ services }, offer.service).settings();
  }),
  serve(calls.deleteTransactionError, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", ({ content }) => ({ ...content, transaction_error: null })),
  ),
  serve(calls.receiveFraudDetection, async ({ body: { token, session }, ...shop }) => {
    const service = cardService(shop.channel);
    if (service === undefined) throw notFound();
    await editCart(shop, token, "checkout", ({ content }) => ({ ...content, fraud_session: session }));
    try {
      return { result: await serviceOf(shop, service).assessFraud(session) };
    } catch (error) {
      throw error instanceof ServiceUnreachable ? serviceUnreachable() : error;
    }
  }),
];

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
