import { and, eq } from "drizzle-orm";
import { cartTokenHash } from "../cart/cart-token.ts";
import { cartTokens } from "../db/schema/cart.ts";
import { payments } from "../db/schema/payment.ts";
import type { Channel } from "../db/schema/shop.ts";
import { lookAfter } from "./finish-payment.ts";
import { serviceUnreachable } from "../payment/service/service-unreachable.ts";
import { ServiceUnreachable } from "../payment/service/payment-service.ts";
import type { PaymentContext } from "../context/request-context.ts";

/**
 * Whoever comes back from the payment service may be faster than its callback: looks after the payment that an order of
 * this number waits for. Where there is none, there may be the order by now: somebody else looked first.
 *
 * @throws ApiError 409 where the service cannot be asked
 */
export async function lookForPayment(
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
    await lookAfter(shop, found.payment);
  } catch (error) {
    throw error instanceof ServiceUnreachable ? serviceUnreachable() : error;
  }
}
