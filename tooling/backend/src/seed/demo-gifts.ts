import { eq } from "drizzle-orm";
import { setSocial } from "../cart/shipping-edits.ts";
import type { Transaction } from "../db/pool.ts";
import { orders } from "../db/schema/order.ts";
import type { Channel } from "../db/schema/shop.ts";
import { acceptGift } from "../gift/accept-gift.ts";
import { getGift } from "../gift/get-gift.ts";
import { openPaidGift } from "../gift/open-gift.ts";
import { signGiftToken } from "../order/gift-token.ts";
import { updateOrderStatus } from "../order/update-order-status.ts";
import { issueReceipt, saveReceipt } from "../receipt/receipt-store.ts";
import { DEMO_GIFTS, DEMO_RECEIPT } from "./demo-gifts.copy.ts";
import { placeDemoOrder } from "./demo-order.ts";
import { addDaysInJapan } from "../time/japan-time.ts";

const BANK_TRANSFER = 1;

/** Creates the demo member's social gifts, with past dates. */
export async function seedDemoGifts(
  { tx, channel, memberId }: { tx: Transaction; channel: Channel; memberId: number },
  variantIds: readonly number[],
  now: Date,
): Promise<void> {
  for (const { daysAgo, productIndex, receiver, address } of DEMO_GIFTS) {
    const at = addDaysInJapan(now, -daysAgo);
    const shop = { db: tx, channel, memberId, now: () => at, secret: "" };
    const lines = [{ variantId: variantIds[productIndex % variantIds.length] ?? 0, quantity: 1 }];
    const orderId = await placeDemoOrder(shop, lines, (content) => ({
      ...setSocial(content, receiver),
      payment_id: BANK_TRANSFER,
    }));
    await updateOrderStatus(tx, orderId, "paid", at);
    await openPaidGift(shop, { orderId, channel }, at);
    if (!address) continue;
    const { gift } = await getGift(tx, orderId);
    const answeredAt = addDaysInJapan(at, 1);
    const wish = { delivery_at: null, delivery_timezone_key: "18-20" };
    await acceptGift({ ...shop, now: () => answeredAt }, signGiftToken(shop.secret, gift.publicId), address, wish);
    await updateOrderStatus(tx, orderId, "preparing", answeredAt);
    await updateOrderStatus(tx, orderId, "shipped", answeredAt);
  }
}

/** Issues the receipt of a paid order, addressed to the member's company. */
export async function seedDemoReceipt(tx: Transaction, channel: Channel, orderId: number, now: Date): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return;
  await saveReceipt(tx, order, DEMO_RECEIPT);
  await issueReceipt(tx, order, channel.issuer, now);
}
