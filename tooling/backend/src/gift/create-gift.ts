import type { SocialReceiver } from "@noren/contract";
import type { Transaction } from "../db/pool.ts";
import { socialGifts } from "../db/schema/gift.ts";
import type { ShopContext } from "../context/request-context.ts";
import { createGiftId } from "../order/gift-token.ts";
import { isAwaitingPayment } from "../order/payment-guide.ts";
import { getGift } from "./get-gift.ts";
import { openGift } from "./open-gift.ts";

/** Makes an order a social gift. Its link works at once, or once the order is paid if that is awaited (decision 0153). */
export async function createGift(
  context: Omit<ShopContext, "db"> & { tx: Transaction },
  orderId: number,
  { receiver_name, sender_name, message }: SocialReceiver,
): Promise<void> {
  const { tx, network, now } = context;
  await tx.insert(socialGifts).values({ orderId, publicId: createGiftId(), receiver_name, sender_name, message });
  const created = await getGift(tx, orderId);
  if (!isAwaitingPayment(created.order)) await openGift(context, created, { after: "order", network, now: now() });
}
