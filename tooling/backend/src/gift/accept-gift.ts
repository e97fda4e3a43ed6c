import { eq } from "drizzle-orm";
import type { StoredAddress, DeliveryWish } from "../db/schema/cart-content.ts";
import { socialGifts } from "../db/schema/gift.ts";
import { orders } from "../db/schema/order.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { ShopContext } from "../context/request-context.ts";
import { getWaitingGift, createGiftNotAvailableError, isWaiting, getGift } from "./get-gift.ts";
import { createGiftDeliveryWish } from "./gift-delivery.ts";
import { composeGiftAcceptedMail, giftAddressing, greetGiver } from "./gift-mails.ts";

/**
 * Accepts a gift with the recipient's address and notifies the giver. Only the first of several concurrent requests
 * succeeds.
 *
 * @throws ApiError 404 if the gift is unknown, accepted, cancelled or expired; 422 if it cannot arrive at the requested
 *   time
 */
export function acceptGift(
  context: ShopContext,
  token: string,
  address: StoredAddress,
  requested: Pick<DeliveryWish, "delivery_at" | "delivery_timezone_key">,
): Promise<{ orderNo: string; acceptedAt: Date }> {
  return context.db.transaction(async (tx) => {
    const { gift } = await getWaitingGift({ ...context, db: tx }, token);
    // A cancellation takes the same lock, so the gift must be read again under it.
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, gift.orderId)).for("no key update");
    const giftWithOrder = await getGift(tx, gift.orderId);
    const acceptedAt = context.now();
    if (!isWaiting(giftWithOrder, acceptedAt)) throw createGiftNotAvailableError();
    const wish = await createGiftDeliveryWish({ ...context, db: tx }, gift.orderId, address, requested);
    await tx
      .update(socialGifts)
      .set({
        acceptedAt,
        address,
        deliveryAt: wish.delivery_at,
        deliveryTimezoneKey: wish.delivery_timezone_key,
        deliveryTimezoneName: wish.delivery_timezone_name,
      })
      .where(eq(socialGifts.orderId, gift.orderId));
    const content = composeGiftAcceptedMail(context.channel, giftWithOrder, await greetGiver(tx, giftWithOrder));
    await queueMail(
      tx,
      context.channel,
      { ...giftAddressing(giftWithOrder), kind: "gift.accepted", network: context.network, content },
      acceptedAt,
    );
    return { orderNo: giftWithOrder.order.orderNo, acceptedAt };
  });
}
