import type { Order, OrderShipping } from "@noren/contract";
import { eq } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";
import { orders } from "../db/schema/order.ts";
import { type Channel, channels } from "../db/schema/shop.ts";
import { japanDay, japanTime } from "../delivery/japan-day.ts";
import { type Block, composeMail, type MailContent } from "../mail/compose.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { orderMailMessages as words } from "./order-mails.messages.ts";
import { orderView } from "./order-view.ts";

type Shop = Pick<Channel, "name" | "origin">;

/** What is mailed of an order: in the transaction that makes or cancels it. */
export async function mailOrder(
  tx: Transaction,
  orderId: number,
  event: "confirmed" | "cancelled",
  now: Date,
): Promise<void> {
  const [row] = await tx
    .select({ order: orders, channel: channels })
    .from(orders)
    .innerJoin(channels, eq(channels.id, orders.channelId))
    .where(eq(orders.id, orderId));
  if (!row) throw new Error(`There is no order ${orderId} to tell of`);
  const order = await orderView(tx, row.order);
  const href = row.order.userId === null ? null : `${row.channel.origin}/mypage/order_history/${order.id}`;
  const content = (event === "confirmed" ? orderConfirmed : orderCancelled)(row.channel, order, href);
  await queueMail(tx, row.channel, { kind: `order.${event}`, to: order.orderer_email, content }, now);
}

/**
 * ご注文確認: all that the order holds, as it was confirmed.
 *
 * @param href the order in the member's history; null for a guest
 */
export function orderConfirmed(shop: Shop, order: Order, href: string | null): MailContent {
  const { orderer_name, payment_guide, remarks, shippings } = order;
  return composeMail(shop, {
    subject: words.confirmed.subject,
    blocks: [
      words.confirmed.lead(orderer_name, shop.name),
      { facts: [...numberAndTime(order), [words.payment, order.payment_name]] },
      ...(payment_guide === null ? [] : [{ heading: words.guide }, payment_guide]),
      ...shippings.flatMap((shipping, index) => destination(shipping, words.destination(index + 1, shippings.length))),
      ...sums(order),
      ...(remarks === null ? [] : [{ heading: words.remarks }, remarks]),
      ...(href === null ? [] : [words.confirmed.cancel, history(href)]),
    ],
  });
}

/** ご注文のキャンセル: which order, and what comes of money that was paid. */
export function orderCancelled(shop: Shop, order: Order, href: string | null): MailContent {
  const { cancelled_at, cancel_reason, cancel_only_ecd_key, shippings } = order;
  return composeMail(shop, {
    subject: words.cancelled.subject,
    blocks: [
      words.cancelled.lead(order.orderer_name, shop.name),
      ...(cancel_only_ecd_key === null ? [] : [words.cancelled.refund]),
      {
        facts: [
          ...numberAndTime(order),
          ...(cancelled_at === null ? [] : [[words.cancelledAt, japanMoment(cancelled_at)] as const]),
          ...(cancel_reason === null ? [] : [[words.cancelled.reason, cancel_reason] as const]),
        ],
      },
      ...shippings.flatMap((shipping, index) => destination(shipping, words.destination(index + 1, shippings.length))),
      ...sums(order),
      ...(href === null ? [] : [history(href)]),
    ],
  });
}

function numberAndTime({ order_no, ordered_at }: Order): (readonly [string, string])[] {
  return [
    [words.orderNo, order_no],
    [words.orderedAt, japanMoment(ordered_at)],
  ];
}

function destination(shipping: OrderShipping, heading: string): Block[] {
  const { shipping_name, full_address, phone_number, delivery_at, delivery_timezone_name, products } = shipping;
  return [
    { heading },
    {
      facts: [
        [words.shippingName, words.shippingNameOf(shipping_name)],
        // Of a social gift the address is the recipient's own affair.
        ...(full_address === null ? [] : [[words.address, full_address] as const]),
        ...(phone_number === null ? [] : [[words.phone, phone_number] as const]),
        [words.deliveryAt, delivery_at === null ? words.unspecified : words.day(delivery_at)],
        [words.timezone, delivery_timezone_name ?? words.unspecified],
      ],
    },
    {
      amounts: products.map(({ product_name, tax_rate, unit_price, quantity, subtotal }) => [
        words.item(product_name, tax_rate === 8, unit_price, quantity),
        words.yen(subtotal),
      ]),
    },
  ];
}

function sums(order: Order): Block[] {
  const { total_discount, use_point, total_fee, amount_by_tax_rate } = order;
  const isReduced = amount_by_tax_rate.some(({ tax_rate }) => tax_rate === 8);
  return [
    { heading: words.sums },
    {
      amounts: [
        [words.products, words.yen(order.total_products)],
        ...(total_discount > 0 ? [[words.discount, words.minus(total_discount)] as const] : []),
        ...(use_point > 0 ? [[words.point, words.minus(use_point)] as const] : []),
        [words.carriage, words.yen(order.total_carriage)],
        ...(total_fee > 0 ? [[words.fee, words.yen(total_fee)] as const] : []),
        [words.total, words.yen(order.total_payment)],
        ...amount_by_tax_rate.map(
          ({ tax_rate, amount, tax }) => [words.rate(tax_rate), words.rateAmount(amount, tax)] as const,
        ),
      ],
    },
    isReduced ? words.reducedLegend : words.taxIncluded,
  ];
}

const history = (href: string): Block => ({ link: { label: words.history, href } });

function japanMoment(moment: string): string {
  const at = new Date(moment);
  return words.moment(japanDay(at), japanTime(at));
}
