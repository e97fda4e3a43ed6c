import type { Orderer, PaymentMethod } from "@noren/contract";
import { GIFT_PACKING, NO_DELIVERY_WISH } from "../cart/cart-content.ts";
import type { CartContent, ContentLine } from "../db/schema/cart-content.ts";
import { invoiceRecipientOf } from "../cart/invoice-recipient.ts";
import { type LockedCart } from "../cart/locked-cart.ts";
import type { CartSums } from "../cart/cart-sums.ts";
import { coolField, parcelTemperature } from "../cart/cool-parcels.ts";
import { insertRows } from "../db/insert-rows.ts";
import { orderLines, orderPackings, orders, orderShippings } from "../db/schema/order.ts";
import type { OrderPayment } from "../payment/take-payment.ts";

/** Totals, orderer and payment method of a cart that passed all checks. */
export interface CheckedCart {
  sums: CartSums;
  orderer: Required<Orderer>;
  payment: PaymentMethod;
}

/** Writes a checked cart as an order and returns the order's id. Copies names, prices, tax rates, addresses and slots. */
export async function writeOrder(
  locked: LockedCart,
  { sums, orderer, payment }: CheckedCart,
  { orderNo, guide, dueAt, payerId, networkHash }: OrderPayment & { networkHash: Buffer | null },
): Promise<number> {
  const { tx, cart, content, delivery } = locked;
  const { until_free_carriage: _, earn_point, ...totals } = sums.totals;
  const destinations = destinationsOf(content);
  const isPaid = totals.total_payment === 0;
  const [order] = await tx
    .insert(orders)
    .values({
      channelId: cart.channelId,
      orderNo,
      cartId: cart.id,
      // A guest who logged in while paying has the order in the history.
      userId: cart.userId ?? payerId,
      // An order that points cover completely needs no payment.
      status: isPaid ? "paid" : "accepted",
      orderedAt: delivery.now,
      orderer,
      sender: content.sender?.address ?? null,
      remarks: content.remarks,
      paymentId: payment.id,
      paymentName: payment.name,
      paymentGuide: guide,
      invoiceRecipient: payment.has_invoice && !isPaid ? invoiceRecipientOf(content, locked.member) : null,
      paymentDueAt: dueAt,
      networkHash,
      paidAt: isPaid ? delivery.now : null,
      ...totals,
      coupons: usedCouponsOf(sums).map(({ id: __, ...coupon }) => coupon),
      earn_point: earn_point ?? 0,
    })
    .returning({ id: orders.id });
  if (!order) throw new Error("The new order was not returned");

  const shippings = await tx
    .insert(orderShippings)
    .values(
      destinations.map(({ address, sender }, position) => ({
        orderId: order.id,
        position,
        address,
        ownSender: sender === undefined ? null : { address: sender?.address ?? null },
        carriage: sums.carriages[position] ?? 0,
      })),
    )
    .returning({ id: orderShippings.id, position: orderShippings.position });
  const parcels = destinations.flatMap(({ packings }, index) => {
    const orderShippingId = shippings.find((row) => row.position === index)?.id;
    return orderShippingId === undefined
      ? []
      : packings.map((packing, position) => ({ orderShippingId, position, packing }));
  });
  await insertRows(
    tx,
    orderPackings,
    parcels.map(({ packing: { key, wish }, ...place }) => ({
      ...place,
      ...coolField(parcelTemperature(locked.variants, linesIn(content, key))),
      ...wish,
      price: 0,
      ...sums.packed.get(key),
    })),
  );
  const places = new Map(parcels.map(({ packing, ...place }) => [packing.key, place]));
  const lines = content.lines.flatMap((line, index) => copyOf(locked, sums, line, index, places));
  await insertRows(tx, orderLines, lines);
  return order.id;
}

/** The lines of a parcel. All lines are in the only parcel of a social gift, whose temperatures may differ. */
function linesIn({ lines, social }: CartContent, key: string): ContentLine[] {
  return social ? [] : lines.filter((line) => line.packing_key === key);
}

/** The order's destinations and parcels. A social gift has one parcel and no address yet. */
function destinationsOf({ social, shippings }: CartContent) {
  return social
    ? [{ address: null, sender: undefined, packings: [{ key: GIFT_PACKING, wish: NO_DELIVERY_WISH }] }]
    : shippings;
}

/** The coupons with a discount. A coupon without one stays unused. */
export function usedCouponsOf({ coupons }: CartSums): CartSums["coupons"] {
  return coupons.filter(({ amount, carriage_amount }) => amount + carriage_amount > 0);
}

function copyOf(
  { variants }: LockedCart,
  sums: CartSums,
  line: ContentLine,
  position: number,
  places: ReadonlyMap<string, { orderShippingId: number; position: number }>,
): (typeof orderLines.$inferInsert)[] {
  const variant = variants.get(line.variant_id);
  const place = places.get(line.packing_key ?? GIFT_PACKING);
  const lineSums = sums.lines[position];
  if (!variant || !place || !lineSums) return [];
  return [
    {
      orderShippingId: place.orderShippingId,
      packingPosition: place.position,
      position,
      variantId: variant.variantId,
      productId: variant.productId,
      productKey: variant.info.key,
      productName: variant.name,
      code: variant.code,
      image: variant.info.image,
      unit_price: variant.price,
      quantity: line.quantity,
      taxRate: variant.taxRate,
      ...lineSums,
      accessory_of: line.accessory_of === null ? null : (variants.get(line.accessory_of)?.name ?? null),
      name_embroidery: line.name_embroidery,
    },
  ];
}
