import type { OrderRow } from "../db/schema/order.ts";
import { invoiceCopy } from "../payment/methods/invoice.copy.ts";
import { methodsCopy } from "../payment/methods/methods.copy.ts";
import { methodById } from "../payment/methods/methods.ts";
import { getEndOfNextMonth } from "../time/japan-time.ts";

type PaidOrder = Pick<OrderRow, "status" | "paidAt" | "paymentId" | "paymentGuide" | "invoicedOn">;

/** Whether the order is shipped once it is paid, and is not paid yet. */
export function isAwaitingPayment({ status, paymentId }: Pick<OrderRow, "status" | "paymentId">): boolean {
  return status === "accepted" && methodById(paymentId)?.timing === "before_shipping";
}

/**
 * What the shopper must still do to pay the order in its present status; null for nothing. A paid or cancelled order asks
 * for no payment, a delivered one announces no invoice, and one with an invoice has its due date.
 */
export function paymentGuide({ status, paidAt, paymentId, paymentGuide: guide, invoicedOn }: PaidOrder): string | null {
  if (status === "cancelled" || paidAt !== null) return null;
  if (invoicedOn !== null) return invoiceCopy.issued(methodsCopy.day(getEndOfNextMonth(invoicedOn)));
  const method = methodById(paymentId);
  // The shop packs an order only after the payment, unless it is paid on or after delivery.
  if (method?.timing !== "on_delivery" && method?.timing !== "after_delivery") {
    return status === "accepted" ? guide : null;
  }
  return status === "completed" ? method.deliveredGuide : guide;
}
