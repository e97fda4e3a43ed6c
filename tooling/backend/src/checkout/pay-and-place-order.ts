import type { CardChoice, PaymentInProgress } from "@noren/contract";
import type { PaymentContext, ShopContext } from "../context/request-context.ts";
import type { Db } from "../db/pool.ts";
import type { PaymentRow } from "../db/schema/payment.ts";
import { ApiError } from "../http/api-error.ts";
import { findOrCreatePayment } from "../payment/find-or-create-payment.ts";
import { paymentRefused } from "../payment/payment-errors.ts";
import { transactionCopy } from "../payment/payment.copy.ts";
import { ServiceUnreachable } from "../payment/service/payment-service.ts";
import { serviceUnreachable } from "../payment/service/service-unreachable.ts";
import { settleOrder, trySettlePayment } from "../settlement/settle-payment.ts";
import { authorisePayment } from "./authorise-payment.ts";
import { giveBackPayment } from "./reconcile-payment.ts";
import { type Placement, placeOrder } from "./place-order.ts";

/** A shop whose shoppers pay. */
export type CheckoutContext = ShopContext & PaymentContext & { db: Db };

/** An order, or a payment that the shopper has to complete on a page of the service. */
export type CheckoutResult =
  | { kind: "placed"; orderId: number }
  | { kind: "paymentInProgress"; payment: PaymentInProgress };

/** The cart may change while the service is asked, and once more while it is asked again. */
const ROUNDS = 3;

/**
 * Places the order of a cart and pays it: check everything, let the service authorise the money, write the order in one
 * transaction (`placeOrder`), capture the money. Interrupted at any step, the same request continues; without one, the
 * authorisation is given back (`reconcilePayments`). No row is locked while a service is asked.
 *
 * @param choice the card; undefined if the method needs none, or when the shopper comes back
 * @throws ApiError as `calls.decideCart` names them
 */
export async function payAndPlaceOrder(
  context: CheckoutContext,
  token: string,
  seenTotal: number,
  choice?: CardChoice,
): Promise<CheckoutResult> {
  let granted: PaymentRow | null = null;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const placement = await placeOrGiveBack(context, token, seenTotal, granted);
    if (placement.kind === "placed") {
      await settleOrder(context, placement.orderId);
      return placement;
    }
    const { due } = placement;
    const row = await findOrCreatePayment(context, due, choice);
    if (!row) continue;
    const asked = await authorisePayment(context, due, row, { channel: context.channel, choice }).catch(toConflict);
    if (asked.status === "pending" && asked.url !== null) {
      return { kind: "paymentInProgress", payment: { ...inProgressOf(asked), url: asked.url } };
    }
    // Captured: a concurrent request has placed the order already, and the next round finds it.
    if (asked.status !== "authorised" && asked.status !== "captured") throw paymentRefused(messageOf(asked));
    granted = asked;
  }
  throw serviceUnreachable();
}

/** Places the order. If that is refused, the payment that was authorised for it is given back at once. */
async function placeOrGiveBack(
  context: CheckoutContext,
  token: string,
  seenTotal: number,
  granted: PaymentRow | null,
): Promise<Placement> {
  try {
    return await placeOrder(context, token, seenTotal);
  } catch (error) {
    if (granted && error instanceof ApiError) {
      await giveBackPayment(context, granted, error.message);
      await trySettlePayment(context, granted.id);
    }
    throw error;
  }
}

function toConflict(error: unknown): never {
  throw error instanceof ServiceUnreachable ? serviceUnreachable() : error;
}

function messageOf({ reason }: PaymentRow): string {
  return transactionCopy[reason === null || reason === "order_failed" ? "aborted" : reason];
}

const inProgressOf = ({ orderNo, expiresAt }: PaymentRow) => ({
  order_no: orderNo,
  expires_at: expiresAt.toISOString(),
});
