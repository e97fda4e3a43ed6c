import { and, eq } from "drizzle-orm";
import { cartTokenHash } from "../cart/cart-token.ts";
import { cartTokens } from "../db/schema/cart.ts";
import { payments } from "../db/schema/payment.ts";
import type { Channel } from "../db/schema/shop.ts";
import { reconcilePayment } from "./reconcile-payment.ts";
import { serviceUnreachable } from "../payment/service/service-unreachable.ts";
import { ServiceUnreachable } from "../payment/service/payment-service.ts";
import type { PaymentContext } from "../context/request-context.ts";

/**
 * Reconciles the payment of an order number when the shopper returns, possibly before the service's callback. Does nothing
 * if the payment is not pending: another request may have placed the order already.
 *
 * @throws ApiError 409 if the service is unreachable
 */
export async function reconcileOnReturn(
  shop: PaymentContext & { channel: Pick<Channel, "id"> },
  { token, orderNo }: { token: string; orderNo: string },
): Promise<void> {
  const [found] = await shop.db
    .select({ payment: payments })
    .from(cartTokens)
    .innerJoin(payments, eq(payments.cartId, cartTokens.cartId))
    .where(
      and(
        eq(cartTokens.hash, cartTokenHash(token)),
        eq(payments.channelId, shop.channel.id),
        eq(payments.orderNo, orderNo),
        eq(payments.wanted, "hold"),
      ),
    );
  if (!found) return;
  try {
    await reconcilePayment(shop, found.payment);
  } catch (error) {
    throw error instanceof ServiceUnreachable ? serviceUnreachable() : error;
  }
}
