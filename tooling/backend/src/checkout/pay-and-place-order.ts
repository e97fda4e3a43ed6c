import type { PaymentInProgress } from "@noren/contract";
import type { PaymentContext, ShopContext } from "../context/request-context.ts";
import type { Db } from "../db/pool.ts";
import type { PaymentRow } from "../db/schema/payment.ts";
import { ApiError } from "../http/api-error.ts";
import { endOldestPending, takeRefusalBack } from "../card/count-refused-card.ts";
import { type ChosenCard, findOrCreatePayment } from "../payment/find-or-create-payment.ts";
import { methodOf } from "../payment/methods/methods.ts";
import { createPaymentRefusedError } from "../payment/payment-errors.ts";
import { transactionCopy } from "../payment/payment.copy.ts";
import { ServiceUnreachable } from "../payment/service/payment-service.ts";
import { createServiceUnreachableError } from "../payment/service/service-unreachable.ts";
import { settleOrder, trySettlePayment } from "../settlement/settle-payment.ts";
import { authorisePayment } from "./authorise-payment.ts";
import { cancelPayment } from "./reconcile-payment.ts";
import { type Placement, placeOrder } from "./place-order.ts";
import { isRateLimited } from "../rate-limit/rate-limited.ts";

/** The context of a checkout with payment. */
export type CheckoutContext = ShopContext & PaymentContext & { db: Db };

/** An order, or a payment that the shopper has to complete on a page of the service. */
export type CheckoutResult =
  | { kind: "placed"; orderId: number }
  | { kind: "paymentInProgress"; payment: PaymentInProgress };

/** Attempts: the cart may change during each request to the service. */
const MAX_ATTEMPTS = 3;

/**
 * Places the order of a cart and pays it: checks the cart, authorises the payment at the service, writes the order in one
 * transaction (`placeOrder`), captures the payment. After an interruption at any step, a repeated request continues;
 * without one, `reconcilePayments` cancels the authorisation. Holds no row lock during requests to the service.
 *
 * @param payer the card and what its refusal counts for; absent if the method needs none, or when the shopper returns from
 *   the service
 * @throws ApiError as `calls.decideCart` names them
 */
export async function payAndPlaceOrder(
  context: CheckoutContext,
  token: string,
  confirmedTotal: number,
  { choice, ...proof }: ChosenCard = {},
): Promise<CheckoutResult> {
  let authorised: PaymentRow | null = null;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const placement = await placeOrderOrCancelPayment(context, token, confirmedTotal, authorised);
    if (placement.kind === "placed") {
      await settleOrder(context, placement.orderId);
      // One of several concurrent requests placed the order.
      const isPaidByCard = placement.isNew && methodOf(placement.method).requires === "card";
      if (isPaidByCard) await takeRefusalBack(context, placement.orderId);
      return { kind: "placed", orderId: placement.orderId };
    }
    const { due } = placement;
    const row = await findOrCreatePayment(context, due, { choice, ...proof, begun: authorised });
    if (!row) continue;
    const payment = await authorisePayment(context, due, row, { channel: context.channel, choice }).catch(
      async (error: unknown) => {
        if (isRateLimited(error)) await trySettlePayment(context, row.id);
        return toConflict(error);
      },
    );
    if (payment.status === "pending" && payment.url !== null) {
      await endOldestPending(context, payment);
      return { kind: "paymentInProgress", payment: { ...inProgressOf(payment), url: payment.url } };
    }
    // Captured: a concurrent request has placed the order already, and the next attempt finds it.
    if (payment.status !== "authorised" && payment.status !== "captured")
      throw createPaymentRefusedError(messageOf(payment));
    authorised = payment;
  }
  throw createServiceUnreachableError();
}

/** Places the order. If the cart is rejected, cancels the payment that was authorised for it. */
async function placeOrderOrCancelPayment(
  context: CheckoutContext,
  token: string,
  confirmedTotal: number,
  authorised: PaymentRow | null,
): Promise<Placement> {
  try {
    return await placeOrder(context, token, confirmedTotal);
  } catch (error) {
    if (authorised && error instanceof ApiError) {
      await cancelPayment(context, authorised, error.message);
      await trySettlePayment(context, authorised.id);
    }
    throw error;
  }
}

function toConflict(error: unknown): never {
  throw error instanceof ServiceUnreachable ? createServiceUnreachableError() : error;
}

function messageOf({ reason }: PaymentRow): string {
  return transactionCopy[reason === null || reason === "order_failed" ? "aborted" : reason];
}

const inProgressOf = ({ orderNo, expiresAt }: PaymentRow) => ({
  order_no: orderNo,
  expires_at: expiresAt.toISOString(),
});
