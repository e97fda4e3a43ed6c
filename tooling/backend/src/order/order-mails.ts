import type { InvoiceRecipient, Order, OrderPacking, OrderShipping } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { orderSumLines } from "@noren/contract/sum-lines";
import { eq } from "drizzle-orm";
import { greetMember } from "../account/greet-member.ts";
import type { Transaction } from "../db/pool.ts";
import { orders } from "../db/schema/order.ts";
import { channels } from "../db/schema/shop.ts";
import { toJapanDay, toJapanTime } from "../time/japan-time.ts";
import { type Block, composeMail, type MailContent, type MailShop } from "../mail/compose.ts";
import { quoteLine } from "../mail/quote.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { ShopContext } from "../context/request-context.ts";
import { orderMailCopy as copy } from "./order-mails.copy.ts";
import { lineName } from "../line-name/line-name.ts";
import { orderToken } from "./order-token.ts";
import { receiptCopy } from "./receipt.copy.ts";
import { loadOrder } from "./load-order.ts";

/** The greeting and links of a mail: a member's to the order history, a guest's to the receipt with the order token. */
interface Reader {
  greeting: string;
  historyUrl: string | null;
  receiptUrl: string | null;
}

/** Queues the confirmation in the transaction that places the order. The secret signs the link to a guest's receipt. */
export async function queueConfirmationMail(
  tx: Transaction,
  orderId: number,
  { secret, network, now }: ShopContext,
): Promise<void> {
  const { order, channel, greeting, historyUrl, addressing } = await getOrderForMail(tx, orderId);
  const receiptPath = paths.guestReceipt({ no: order.order_no, t: orderToken(secret, order.order_no) });
  const receiptUrl = historyUrl === null ? channel.origin + receiptPath : null;
  const content = orderConfirmed(channel, order, { greeting, historyUrl, receiptUrl });
  await queueMail(tx, channel, { ...addressing, kind: "order.confirmed", network, content }, now());
}

/** Queues the cancellation mail in the transaction that cancels the order. */
export async function queueCancellationMail(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const { order, channel, greeting, historyUrl, addressing } = await getOrderForMail(tx, orderId);
  const content = orderCancelled(channel, order, { greeting, historyUrl, receiptUrl: null });
  await queueMail(tx, channel, { ...addressing, kind: "order.cancelled", content }, now);
}

/** An order with its shop, the greeting, the URL in a member's order history, and to whom a mail about the order goes. */
export async function getOrderForMail(tx: Transaction, orderId: number) {
  const [row] = await tx
    .select({ order: orders, channel: channels })
    .from(orders)
    .innerJoin(channels, eq(channels.id, orders.channelId))
    .where(eq(orders.id, orderId));
  if (!row) throw new Error(`No order ${orderId}`);
  const { channel } = row;
  const historyUrl = row.order.userId === null ? null : channel.origin + paths.order({ key: orderId });
  const { orderNo, orderer, userId } = row.order;
  const addressing = { to: orderer.email, userId, reference: orderNo };
  const greeting = await greetMember(tx, userId, orderer.email);
  return { order: await loadOrder(tx, row.order), channel, greeting, historyUrl, addressing };
}

/** Confirms the whole order. */
export function orderConfirmed(
  shop: MailShop,
  order: Order,
  { greeting, historyUrl, receiptUrl }: Reader,
): MailContent {
  const { payment_guide, remarks } = order;
  return composeMail(shop, {
    subject: copy.confirmed.subject,
    blocks: [
      copy.confirmed.lead(greeting, shop.name),
      {
        facts: [
          ...listNumberAndTime(order),
          [copy.payment, order.payment_name],
          ...listInvoiceRecipient(order),
          ...listSender(order),
        ],
      },
      ...(payment_guide === null ? [] : [{ heading: copy.guide }, payment_guide]),
      ...listDestinations(order),
      ...sums(order),
      ...(remarks === null ? [] : [{ quote: { label: copy.remarks, text: remarks } }]),
      cancelText(order, historyUrl !== null),
      ...historyLink(historyUrl),
      ...receiptBlocks(order, receiptUrl),
    ],
  });
}

/** Until when and where the order can be cancelled. */
function cancelText({ shippings }: Order, isMember: boolean): string {
  const { cancel, guestCancel, giftCancel, guestGiftCancel } = copy.confirmed;
  const isSocialGift = shippings.some(({ full_address }) => full_address === null);
  if (isSocialGift) return isMember ? giftCancel : guestGiftCancel;
  return isMember ? cancel : guestCancel;
}

/** How to get the receipt, or why there is none. */
function receiptBlocks({ receipt: { can_issue, reason } }: Order, url: string | null): Block[] {
  if (can_issue || reason === receiptCopy.notPaid)
    return url === null
      ? [copy.confirmed.memberReceipt(can_issue)]
      : [copy.confirmed.receipt(can_issue), linkTo(copy.receipt, url)];
  return reason === null || reason === receiptCopy.noIssuer ? [] : [reason];
}

/** Points and coupons that a cancelled order returned. */
export const restoredDiscounts = ({ use_point, coupons }: Order): Block[] =>
  use_point > 0 || coupons.length > 0 ? [copy.restoredDiscounts] : [];

/** Confirms a cancellation, with the order and its refund. */
export function orderCancelled(shop: MailShop, order: Order, { greeting, historyUrl }: Reader): MailContent {
  const { cancelled_at, cancel_reason, refund } = order;
  return composeMail(shop, {
    subject: copy.cancelled.subject,
    blocks: [
      copy.cancelled.lead(greeting, shop.name),
      ...(refund?.status === "manual" ? [copy.cancelled.refundByHand] : []),
      ...(refund?.status === "requested" || refund?.status === "done" ? [copy.cancelled.refundByService] : []),
      ...(refund?.status === "none" && order.total_payment > 0 ? [copy.cancelled.notPaid] : []),
      ...restoredDiscounts(order),
      {
        facts: [
          ...listNumberAndTime(order),
          ...(cancelled_at === null ? [] : [[copy.cancelledAt, japanMoment(cancelled_at)] as const]),
        ],
      },
      ...(cancel_reason === null ? [] : [{ quote: { label: copy.cancelled.reason, text: cancel_reason } }]),
      ...listDestinations(order),
      ...sums(order),
      ...historyLink(historyUrl),
    ],
  });
}

export function listNumberAndTime({ order_no, ordered_at }: Order): (readonly [string, string])[] {
  return [
    [copy.orderNo, order_no],
    [copy.orderedAt, japanMoment(ordered_at)],
  ];
}

/** To whom the invoice is made out. */
export function listInvoiceRecipient({ invoice }: Pick<Order, "invoice">): (readonly [string, string])[] {
  return invoice ? [[copy.invoiceRecipient, copy.invoiceRecipientOf(quoteRecipient(invoice))]] : [];
}

const quoteRecipient = ({ invoice_company, invoice_department }: InvoiceRecipient) =>
  [invoice_company, invoice_department].flatMap((name) => (name === null ? [] : [quoteLine(name)])).join(" ");

function listSender({ sender: from }: Pick<Order, "sender">): (readonly [string, string])[] {
  return from ? [[copy.sender, copy.senderOf(quoteLine(from.shipping_name), quoteLine(from.full_address))]] : [];
}

/** The sender of a destination that differs from the order's. */
function ownSender({ orderer_name }: Order, { sender: from }: OrderShipping): (readonly [string, string])[] {
  if (from === undefined) return [];
  return from ? listSender({ sender: from }) : [[copy.sender, copy.shippingNameOf(quoteLine(orderer_name))]];
}

/** The addresses with their goods; for a social gift a sentence replaces the address, which the giver may not see. */
export function listDestinations(order: Order): Block[] {
  const { shippings } = order;
  return shippings.flatMap((shipping, index) =>
    destination(order, shipping, copy.destination(index + 1, shippings.length)),
  );
}

function destination(order: Order, shipping: OrderShipping, heading: string): Block[] {
  const { shipping_name, full_address, phone_number, packings, products } = shipping;
  const hasCool = packings.some(({ temperature }) => temperature);
  const isAwaitingPayment = order.is_awaiting_payment;
  // The giver of a social gift sees neither address nor delivery time.
  const socialGift = [isAwaitingPayment ? copy.giftDestinationOncePaid : copy.giftDestination];
  const parcels = packings.flatMap((packing, position) => [
    ...(packings.length > 1 ? [[copy.parcel(position + 1), contentsOf(packing, products)] as const] : []),
    ...temperatureOf(packing, hasCool),
    ...(full_address === null ? [] : deliveryWish(packing, isAwaitingPayment)),
    // The slip of a social gift never has prices.
    ...listPacking({ ...packing, hides_prices: packing.hides_prices || full_address === null }),
  ]);
  return [
    { heading },
    ...(full_address === null ? socialGift : []),
    {
      facts: [
        ...(full_address === null
          ? []
          : [
              [copy.shippingName, copy.shippingNameOf(quoteLine(shipping_name))] as const,
              [copy.address, quoteLine(full_address)] as const,
              ...(phone_number === null ? [] : [[copy.phone, phone_number] as const]),
              ...ownSender(order, shipping),
            ]),
        ...parcels,
      ],
    },
    ...packings.flatMap(({ message_card }) =>
      message_card ? [{ quote: { label: copy.card, text: message_card.message } }] : [],
    ),
    {
      amounts: products.map(({ tax_rate, unit_price, quantity, subtotal, ...line }) => [
        copy.item(quoteLine(lineName(line)), tax_rate === 8, unit_price, quantity),
        copy.yen(subtotal),
      ]),
    },
  ];
}

/** The products in a parcel, a line each. */
const contentsOf = ({ product_ids }: OrderPacking, products: OrderShipping["products"]): string =>
  products
    .filter(({ id }) => product_ids.includes(id))
    .map(({ quantity, ...line }) => copy.content(quoteLine(lineName(line)), quantity))
    .join("\n");

type FactRows = (readonly [string, string])[];

const temperatureOf = ({ temperature }: OrderPacking, hasCool: boolean): FactRows =>
  hasCool ? [[copy.temperature, copy.temperatures[temperature ?? "ambient"]]] : [];

/** The day is planned while the shop waits for the payment. */
const deliveryWish = ({ delivery_at, delivery_timezone_name }: OrderPacking, isAwaitingPayment: boolean): FactRows => [
  [copy.deliveryAt, dayOf(delivery_at, isAwaitingPayment)],
  [copy.timezone, delivery_timezone_name ?? copy.unspecified],
];

/** How a parcel is packed, without its card. */
function listPacking({ occasion, wrapping, noshi, sign, bag, hides_prices }: OrderPacking): FactRows {
  return [
    ...(occasion ? [[copy.occasion, occasion.name] as const] : []),
    ...(wrapping ? [[copy.wrapping, wrapping.name] as const] : []),
    ...(noshi ? [[copy.noshi, quoteLine(copy.noshiOf(noshi))] as const] : []),
    ...(sign ? [[copy.sign, quoteLine(copy.signOf(sign))] as const] : []),
    ...(bag ? [[copy.bag, copy.bagOf(bag)] as const] : []),
    ...(hides_prices ? [[copy.slip, copy.noPrices] as const] : []),
  ];
}

function dayOf(day: string | null, isAwaitingPayment: boolean): string {
  if (day === null) return isAwaitingPayment ? copy.unspecifiedOncePaid : copy.unspecifiedDay;
  return isAwaitingPayment ? copy.planned(copy.day(day)) : copy.day(day);
}

function sums(order: Order): Block[] {
  const { status, earn_point, amount_by_tax_rate } = order;
  // The lines carry the mark even if nothing is due at their rate.
  const hasReduced = order.shippings.some(({ products }) => products.some(({ tax_rate }) => tax_rate === 8));
  return [
    { heading: status === "cancelled" ? copy.cancelled.sums : copy.sums },
    {
      amounts: [
        ...orderSumLines(order).map(({ name, amount }) => [name, copy.yen(amount)] as const),
        [copy.total, copy.yen(order.total_payment), "total"],
      ],
    },
    // A separate table: its long amounts would narrow the names above.
    {
      amounts: amount_by_tax_rate.map(({ tax_rate, amount, tax }) => [
        copy.rate(tax_rate),
        copy.rateAmount(amount, tax),
      ]),
    },
    hasReduced ? copy.reducedLegend : copy.taxIncluded,
    ...(earn_point > 0 && status !== "cancelled" ? [copy.earning(earn_point)] : []),
  ];
}

const linkTo = (label: string, href: string): Block => ({ link: { label, href } });

export const historyLink = (url: string | null): Block[] => (url === null ? [] : [linkTo(copy.history, url)]);

function japanMoment(moment: string): string {
  const at = new Date(moment);
  return copy.moment(toJapanDay(at), toJapanTime(at));
}
