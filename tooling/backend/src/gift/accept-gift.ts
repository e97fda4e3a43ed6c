import { eq } from "drizzle-orm";
import type { StoredAddress, Wish } from "../db/schema/cart-content.ts";
import { socialGifts } from "../db/schema/gift.ts";
import { orders } from "../db/schema/order.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { ShopContext } from "../context/request-context.ts";
import { findWaitingGift, giftNotAvailable, isWaiting, readGift } from "./find-gift.ts";
import { giftWish } from "./gift-delivery.ts";
import { giftAccepted } from "./gift-mails.ts";

/**
 * The recipient says where the gift goes, once, and the giver is told that it was accepted. Of several at the same moment
 * one is first; what is cancelled or run out meanwhile is not accepted any more.
 *
 * @throws ApiError 404 for a link that cannot be used, 422 where the gift cannot arrive as wished
 */
export function acceptGift(
  context: ShopContext,
  token: string,
  address: StoredAddress,
  wished: Pick<Wish, "delivery_at" | "delivery_timezone_key">,
): Promise<{ orderNo: string; acceptedAt: Date }> {
  return context.db.transaction(async (tx) => {
    const { gift } = await findWaitingGift({ ...context, db: tx }, token);
    // The order's lock is what a cancel takes too; only after it the gift can be trusted.
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, gift.orderId)).for("no key update");
    const opened = await readGift(tx, gift.orderId);
    const acceptedAt = context.now();
    if (!isWaiting(opened, acceptedAt)) throw giftNotAvailable();
    const wish = await giftWish({ ...context, db: tx }, gift.orderId, address, wished);
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
    const content = giftAccepted(context.channel, opened);
    await queueMail(
      tx,
      context.channel,
      { kind: "gift.accepted", to: opened.order.orderer.email, content },
      acceptedAt,
    );
    return { orderNo: opened.order.orderNo, acceptedAt };
  });
}
