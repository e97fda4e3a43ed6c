import type { Refund } from "@noren/contract";
import type { OrderRow } from "../db/schema/order.ts";
import type { PaymentRow } from "../db/schema/payment.ts";
import { methodById } from "../payment/methods/methods.ts";

export type PaymentStatus = PaymentRow["status"];

type CancelledOrder = Pick<OrderRow, "total_payment" | "paidAt" | "paymentId" | "cancelOnlyEcdKey">;

/**
 * The status of the refund of a cancelled order.
 *
 * @param payment the status of its payment at a service; null for an order without one
 */
export function refundStatus(order: CancelledOrder, payment: PaymentStatus | null): NonNullable<Refund["status"]> {
  if (order.cancelOnlyEcdKey !== null) return "manual";
  // The amount of a card or wallet is taken with the order, even if it is captured later.
  const isTakenAtOrder = methodById(order.paymentId)?.captureMode === "atOrder";
  const isPaid = order.paidAt !== null || payment === "captured" || isTakenAtOrder;
  if (order.total_payment === 0 || payment === null || payment === "failed" || !isPaid) return "none";
  return payment === "returned" ? "done" : "requested";
}
