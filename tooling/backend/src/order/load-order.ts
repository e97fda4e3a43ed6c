import { labelOf } from "@noren/validation/fields/field";
import { orderStatus } from "@noren/validation/fields/order";
import type { Order, OrderLine, OrderPacking, OrderStatus, Refund } from "@noren/contract";
import { asc, eq, inArray } from "drizzle-orm";
import { fullAddress, nameOf, ordererName } from "../address/plain-address.ts";
import type { StoredAddress } from "../db/schema/cart-content.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { orderLines, orderPackings, type OrderPackingRow, type OrderRow, orderShippings } from "../db/schema/order.ts";
import { toSocialGift } from "./social-gift.ts";
import { type PaymentStatus, refundStatus } from "./refund-status.ts";
import { receiptStateOf } from "./receipt-state.ts";
import { isAwaitingPayment, paymentGuide } from "./payment-guide.ts";
import { toInvoice } from "./to-invoice.ts";
import { getOrderDetails } from "./order-details.ts";
import { orderToken } from "./order-token.ts";

/** An order can be cancelled until the shop starts packing. */
export function canCancel(status: OrderStatus): boolean {
  return status === "accepted" || status === "paid";
}

/** The fields that an order has in the list of orders too. */
export const toListedOrder = (order: OrderRow, isGiftAccepted: boolean) => ({
  id: order.id,
  order_no: order.orderNo,
  ordered_at: order.orderedAt.toISOString(),
  status: order.status,
  status_name: labelOf(orderStatus, order.status),
  shipped_on: order.shippedOn,
  can_cancel: canCancel(order.status) && !isGiftAccepted,
  cancel_only_ecd_key: order.cancelOnlyEcdKey,
  payment_guide: paymentGuide(order),
});

/**
 * Loads an order with its destinations and lines, in the contract's shape.
 *
 * @param secret signs the link of a social gift for its giver; null omits the link
 */
export async function loadOrder(db: Db | Transaction, order: OrderRow, secret: string | null = null): Promise<Order> {
  const rows = await db
    .select({ shipping: orderShippings, packing: orderPackings })
    .from(orderShippings)
    .leftJoin(orderPackings, eq(orderPackings.orderShippingId, orderShippings.id))
    .where(eq(orderShippings.orderId, order.id))
    .orderBy(asc(orderShippings.position), asc(orderPackings.position));
  const shippings = [...new Map(rows.map(({ shipping }) => [shipping.id, shipping])).values()];
  const packings = rows.flatMap(({ packing }) => packing ?? []);
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
  // An order has up to 1000 lines in 400 parcels: no loop goes through both.
  const inside = Map.groupBy(lines, (line) => `${line.orderShippingId}:${line.packingPosition}`);
  const { orderer } = order;
  const invoice = toInvoice(order);
  const { gift, memo, receipt, issuer, paymentStatus } = await getOrderDetails(db, order);
  return {
    ...toListedOrder(order, Boolean(gift?.acceptedAt)),
    cancelled_at: order.cancelledAt?.toISOString() ?? null,
    cancel_reason: order.cancelReason,
    memo,
    orderer_name: ordererName(orderer),
    orderer_email: orderer.email,
    sender: order.sender && toSender(order.sender),
    remarks: order.remarks,
    payment_id: order.paymentId,
    payment_name: order.paymentName,
    is_awaiting_payment: isAwaitingPayment(order),
    ...(invoice && { invoice }),
    total_payment: order.total_payment,
    total_products: order.total_products,
    total_discount: order.total_discount,
    use_point: order.use_point,
    total_carriage: order.total_carriage,
    ...(order.cool_carriages.length > 0 && { cool_carriages: order.cool_carriages }),
    total_packing: order.total_packing,
    total_fee: order.total_fee,
    total_tax: order.total_tax,
    amount_by_tax_rate: order.amount_by_tax_rate,
    coupons: order.coupons,
    earn_point: order.earn_point,
    refund: order.status === "cancelled" ? refundOf(order, paymentStatus, { shippings, packings, lines }) : null,
    shippings: shippings.map((shipping) => ({
      id: shipping.id,
      shipping_name: shipping.address ? nameOf(shipping.address) : (gift?.receiver_name ?? ""),
      postal_code: shipping.address?.postal_code ?? null,
      full_address: shipping.address && fullAddress(shipping.address),
      phone_number: shipping.address?.phone_number ?? null,
      carriage: shipping.carriage,
      ...(shipping.ownSender && { sender: shipping.ownSender.address && toSender(shipping.ownSender.address) }),
      ...firstDeliveryWish(packings.filter((packing) => packing.orderShippingId === shipping.id)),
      packings: packings
        .filter((packing) => packing.orderShippingId === shipping.id)
        .map((packing) => toOrderPacking(packing, inside.get(`${packing.orderShippingId}:${packing.position}`) ?? [])),
      products: lines.filter((line) => line.orderShippingId === shipping.id).map(toOrderLine),
    })),
    social_gift: gift && toSocialGift(gift, order.status, secret),
    receipt: {
      ...receiptStateOf(order, receipt, issuer),
      ...(secret !== null && order.userId === null && { token: orderToken(secret, order.orderNo) }),
    },
  };
}

const toSender = (address: StoredAddress) => ({
  shipping_name: nameOf(address),
  postal_code: address.postal_code,
  full_address: fullAddress(address),
  phone_number: address.phone_number,
});

function firstDeliveryWish([first]: readonly OrderPackingRow[]) {
  return {
    delivery_at: first?.delivery_at ?? null,
    delivery_timezone_name: first?.delivery_timezone_name ?? null,
  };
}

function toOrderPacking(packing: OrderPackingRow, inside: readonly LineRow[]): OrderPacking {
  return {
    product_ids: inside.map(({ id }) => id),
    ...(packing.temperature && { temperature: packing.temperature }),
    delivery_at: packing.delivery_at,
    delivery_timezone_name: packing.delivery_timezone_name,
    occasion: packing.occasion,
    wrapping: packing.wrapping,
    noshi: packing.noshi,
    message_card: packing.message_card,
    sign: packing.sign,
    bag: packing.bag,
    hides_prices: packing.hides_prices,
    price: packing.price,
  };
}

/** The refund of a cancelled order [refund.shape]. */
function refundOf(
  order: OrderRow,
  paymentStatus: PaymentStatus | null,
  { shippings, packings, lines }: OrderParts,
): Refund {
  return {
    status: refundStatus(order, paymentStatus),
    cart_id: order.cartId,
    payment_id: order.paymentId,
    total_payment: order.total_payment,
    total_carriage: order.total_carriage,
    total_tax: order.total_tax,
    use_point: order.use_point,
    user_order_info: {
      shipping: shippings.map(({ id, carriage }) => ({ id, carriage })),
      packing: packings.map(({ orderShippingId, price }) => ({ shipping_id: orderShippingId, price })),
      product: lines.map((line) => ({
        shipping_id: line.orderShippingId,
        product_id: line.productId,
        code: line.code,
        product_name: line.productName,
        unit_price: line.unit_price,
        quantity: line.quantity,
      })),
    },
  };
}

interface OrderParts {
  shippings: readonly (typeof orderShippings.$inferSelect)[];
  packings: readonly OrderPackingRow[];
  lines: readonly LineRow[];
}

type LineRow = typeof orderLines.$inferSelect;

function toOrderLine(line: LineRow): OrderLine {
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
    coupon_discount_parts: line.coupon_discount_parts,
    accessory_of: line.accessory_of,
    name_embroidery: line.name_embroidery,
  };
}
