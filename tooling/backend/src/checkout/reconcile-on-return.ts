import { eq } from "drizzle-orm";
import { payments } from "../db/schema/payment.ts";
import type { Channel } from "../db/schema/shop.ts";
import { findHeldPayments } from "./find-held-payments.ts";
import { reconcilePayment } from "./reconcile-payment.ts";
import { createServiceUnreachableError } from "../payment/service/service-unreachable.ts";
import { ServiceUnreachable } from "../payment/service/payment-service.ts";
import type { PaymentContext } from "../context/request-context.ts";

/**
 * Reconciles the payment of an order number when the shopper returns, possibly before the service's callback, or after a new
 * password ended the cart's token. Does nothing if the payment is not pending: another request may have placed the order
 * already.
 *
 * @throws ApiError 409 if the service is unreachable
 */
export async function reconcileOnReturn(
  shop: PaymentContext & { channel: Pick<Channel, "id">; memberId: number | null },
  { token, orderNo }: { token: string; orderNo: string },
): Promise<void> {
  const [found] = await findHeldPayments(shop, token, eq(payments.orderNo, orderNo));
  if (!found) return;
  try {
    await reconcilePayment(shop, found);
  } catch (error) {
    throw error instanceof ServiceUnreachable ? createServiceUnreachableError() : error;
  }
}
