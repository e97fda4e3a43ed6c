import type { Order, OrderLine, OrderStatus } from "@noren/contract";
import { asc, eq, inArray } from "drizzle-orm";
import { fullAddress, nameOf } from "../address/address-view.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { orderLines, type OrderRow, orderShippings } from "../db/schema/order.ts";
import { findGift, giftView } from "../gift/gift-view.ts";
import { readReceipt } from "../receipt/receipt-store.ts";
import { orderStatusNames } from "./order.messages.ts";

/** Until the shop begins to pack, an order can be taken back. */
export function canCancel(status: OrderStatus): boolean {
  return status === "accepted" || status === "paid";
}

/**
 * An order as the contract has it, with its destinations and lines.
 *
 * @param secret signs the link of a social gift where whoever ordered may hand it on; without it there is no link
 */
export async function orderView(db: Db | Transaction, order: OrderRow, secret: string | null = null): Promise<Order> {
  const shippings = await db
    .select()
    .from(orderShippings)
    .where(eq(orderShippings.orderId, order.id))
    .orderBy(asc(orderShippings.position));
  const lines = await db
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderShippingId,
        shippings.map((shipping) => shipping.id),
      ),
    )
    .orderBy(asc(orderLines.position));
  const { orderer } = order;
  const gift = await findGift(db, order.id);
  return {
    id: order.id,
    order_no: order.orderNo,
    ordered_at: order.orderedAt.toISOString(),
    status: order.status,
    status_name: orderStatusNames[order.status],
    can_cancel: canCancel(order.status),
    cancelled_at: order.cancelledAt?.toISOString() ?? null,
    cancel_reason: order.cancelReason,
    cancel_only_ecd_key: order.cancelOnlyEcdKey,
    memo: null,
    orderer_name: `${orderer.last_name} ${orderer.first_name}`,
    orderer_email: orderer.email,
    remarks: order.remarks,
    payment_id: order.paymentId,
    payment_name: order.paymentName,
    payment_guide: order.paymentGuide,
    total_payment: order.total_payment,
    total_products: order.total_products,
    total_discount: order.total_discount,
    use_point: order.use_point,
    total_carriage: order.total_carriage,
    total_fee: order.total_fee,
    total_tax: order.total_tax,
    amount_by_tax_rate: order.amount_by_tax_rate,
    shippings: shippings.map((shipping) => ({
      id: shipping.id,
      shipping_name: shipping.address ? nameOf(shipping.address) : (gift?.receiver_name ?? ""),
      postal_code: shipping.address?.postal_code ?? null,
      full_address: shipping.address && fullAddress(shipping.address),
      phone_number: shipping.address?.phone_number ?? null,
      carriage: shipping.carriage,
      delivery_at: shipping.deliveryAt,
      delivery_timezone_name: shipping.deliveryTimezoneName,
      products: lines.filter((line) => line.orderShippingId === shipping.id).map(lineView),
    })),
    social_gift: gift && giftView(gift, order.status, secret),
    receipt: await readReceipt(db, order),
  };
}

function lineView(line: typeof orderLines.$inferSelect): OrderLine {
  return {
    id: line.id,
    product_id: line.productId,
    product_key: line.productId === null ? null : line.productKey,
    product_name: line.productName,
    code: line.code,
    image: line.image,
    unit_price: line.unit_price,
    quantity: line.quantity,
    subtotal: line.subtotal,
    tax_rate: line.taxRate,
    tax_amount: line.tax_amount,
  };
}
