import { eq } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { socialGifts } from "../db/schema/gift.ts";
import { orderMemos } from "../db/schema/note.ts";
import { payments } from "../db/schema/payment.ts";
import type { OrderRow } from "../db/schema/order.ts";
import { receipts } from "../db/schema/receipt.ts";
import { channels } from "../db/schema/shop.ts";

/**
 * Reads an order's gift, memo, receipt, receipt issuer and the status of its payment at a service. Uses one statement,
 * because every view of an order needs all of them.
 */
export async function getOrderDetails(
  db: Db | Transaction,
  { id, channelId, orderNo }: Pick<OrderRow, "id" | "channelId" | "orderNo">,
) {
  const [row] = await db
    .select({
      gift: socialGifts,
      memo: { id: orderMemos.id, body: orderMemos.body },
      receipt: receipts,
      issuer: channels.issuer,
      paymentStatus: payments.status,
    })
    .from(channels)
    .leftJoin(socialGifts, eq(socialGifts.orderId, id))
    .leftJoin(orderMemos, eq(orderMemos.orderId, id))
    .leftJoin(receipts, eq(receipts.orderId, id))
    .leftJoin(payments, eq(payments.orderNo, orderNo))
    .where(eq(channels.id, channelId));
  return row ?? { gift: null, memo: null, receipt: null, issuer: null, paymentStatus: null };
}
