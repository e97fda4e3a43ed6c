import { eq } from "drizzle-orm";
import { lockMember } from "../account/lock-member.ts";
import type { ShopContext } from "../context/request-context.ts";
import { socialGifts } from "../db/schema/gift.ts";
import { orders } from "../db/schema/order.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { cancelLockedOrder } from "../order/cancel-order.ts";
import { getWaitingGift, createGiftNotAvailableError, isWaiting, getGift } from "./get-gift.ts";
import { composeGiftDeclinedMail, giftAddressing, greetGiver } from "./gift-mails.ts";
import { giftMailCopy } from "./gift-mails.copy.ts";

/**
 * Declines a gift for its recipient: cancels its order, which returns stock, coupons, points and the payment, and notifies
 * the giver. Only the first of several concurrent requests succeeds.
 *
 * @throws ApiError 404 if the gift is unknown, accepted, declined, cancelled or expired
 */
export function declineGift(context: ShopContext, token: string): Promise<{ orderId: number; declinedAt: Date }> {
  return context.db.transaction(async (tx) => {
    const { gift, order } = await getWaitingGift({ ...context, db: tx }, token);
    if (order.userId !== null) await lockMember(tx, order.userId);
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, gift.orderId)).for("no key update");
    const giftWithOrder = await getGift(tx, gift.orderId);
    const declinedAt = context.now();
    if (!isWaiting(giftWithOrder, declinedAt)) throw createGiftNotAvailableError();
    const cancelled = await cancelLockedOrder(tx, giftWithOrder.order, giftMailCopy.declinedReason, declinedAt);
    await tx.update(socialGifts).set({ declinedAt }).where(eq(socialGifts.orderId, gift.orderId));
    const content = composeGiftDeclinedMail(
      context.channel,
      { ...giftWithOrder, order: cancelled },
      await greetGiver(tx, giftWithOrder),
    );
    await queueMail(
      tx,
      context.channel,
      { ...giftAddressing(giftWithOrder), kind: "gift.declined", network: context.network, content },
      declinedAt,
    );
    return { orderId: gift.orderId, declinedAt };
  });
}
