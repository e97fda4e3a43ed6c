import type { Transaction } from "../db/pool.ts";
import type { OrderRow } from "../db/schema/order.ts";
import { paymentCancelReasons } from "../payment/payment.copy.ts";
import { cancelLockedOrder } from "./cancel-order.ts";
import { queueExpiryMail } from "./payment-mails.ts";

/** Cancels an order that was not paid in time, and mails its orderer. The caller locks the member, then the order. */
export async function cancelExpiredOrder(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  await cancelLockedOrder(tx, order, paymentCancelReasons.unpaid, now);
  await queueExpiryMail(tx, order.id, now);
}
