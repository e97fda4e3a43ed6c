import { type Desk } from "../cart/cart-desk.ts";
import { orderLines, orders, orderShippings } from "../db/schema/order.ts";
import { paymentGuide } from "../payment/payment-methods.ts";
import type { CheckedCart } from "./decision-check.ts";

/**
 * Writes a checked cart as an order: names, prices, rates, addresses and slots are copies. Returns its id.
 * @param own the order's number, and the account that a transfer goes to
 */
export async function writeOrder(
  desk: Desk,
  { sums, orderer, payment }: CheckedCart,
  { orderNo, bankAccount }: { orderNo: string; bankAccount: string | null },
): Promise<number> {
  const { tx, cart, content, goods, when } = desk;
  const { until_free_carriage: _, ...totals } = sums.totals;
  const [order] = await tx
    .insert(orders)
    .values({
      channelId: cart.channelId,
      orderNo,
      cartId: cart.id,
      userId: cart.userId,
      status: "accepted",
      orderedAt: when.now,
      orderer,
      remarks: content.remarks,
      paymentId: payment.id,
      paymentName: payment.name,
      paymentGuide: paymentGuide(payment.code, when.now, bankAccount),
      ...totals,
    })
    .returning({ id: orders.id });
  if (!order) throw new Error("The new order was not returned");

  const shippings = await tx
    .insert(orderShippings)
    .values(
      content.shippings.map(({ address, wish }, position) => ({
        orderId: order.id,
        position,
        address,
        carriage: sums.carriages[position] ?? 0,
        deliveryAt: wish.delivery_at,
        deliveryTimezoneKey: wish.delivery_timezone_key,
        deliveryTimezoneName: wish.delivery_timezone_name,
      })),
    )
    .returning({ id: orderShippings.id, position: orderShippings.position });
  const shippingIds = new Map(shippings.map((row) => [content.shippings[row.position]?.key ?? null, row.id]));

  const lines = content.lines.flatMap((line, position) => {
    const good = goods.get(line.variant_id);
    const orderShippingId = shippingIds.get(line.shipping_key);
    const { subtotal, tax_amount } = sums.lines[position] ?? {};
    if (!good || orderShippingId === undefined || subtotal === undefined || tax_amount === undefined) return [];
    return [
      {
        orderShippingId,
        position,
        variantId: good.variantId,
        productId: good.productId,
        productKey: good.info.key,
        productName: good.name,
        code: good.code,
        image: good.info.image,
        unit_price: good.price,
        quantity: line.quantity,
        subtotal,
        taxRate: good.taxRate,
        tax_amount,
      },
    ];
  });
  await tx.insert(orderLines).values(lines);
  return order.id;
}
