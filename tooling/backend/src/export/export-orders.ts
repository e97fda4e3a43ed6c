import { labelOf } from "@noren/validation/fields/field";
import { orderStatus } from "@noren/validation/fields/order";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { fullAddress, nameOf, ordererName } from "../address/plain-address.ts";
import type { Transaction } from "../db/pool.ts";
import { type OrderRow, orderLines, orderPackings, orders, orderShippings } from "../db/schema/order.ts";
import { toJapanMinute } from "../time/japan-time.ts";
import { exportCopy } from "./export.copy.ts";
import type { CsvCells, ExportPage } from "./write-export.ts";

type Cell = string | number | null;
type ShippingRow = typeof orderShippings.$inferSelect;
type PackingRow = typeof orderPackings.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;

const copy = exportCopy.orders;
/** Orders in memory at a time; each has up to 1,000 lines. */
const PAGE = 100;

/** Columns of the whole order. Only its first row has them, so the sum of a column is that of the orders. */
const ORDER_COLUMNS: Readonly<Record<keyof typeof copy.order, (order: OrderRow) => Cell>> = {
  ordered_at: ({ orderedAt }) => toJapanMinute(orderedAt),
  status: ({ status }) => labelOf(orderStatus, status),
  member: ({ userId }) => (userId === null ? exportCopy.guest : exportCopy.member),
  name: ({ orderer }) => ordererName(orderer),
  kana: ({ orderer }) => `${orderer.last_name_kana} ${orderer.first_name_kana}`,
  email: ({ orderer }) => orderer.email,
  tel: ({ orderer }) => orderer.phone_number,
  payment: ({ paymentName }) => paymentName,
  paid_at: ({ paidAt }) => paidAt && toJapanMinute(paidAt),
  products: (order) => order.total_products,
  carriage: (order) => order.total_carriage,
  packing: (order) => order.total_packing,
  fee: (order) => order.total_fee,
  discount: (order) => order.total_discount,
  points: (order) => order.use_point,
  total: (order) => order.total_payment,
  tax: (order) => order.total_tax,
  coupons: ({ coupons }) => coupons.map(({ name }) => name).join(copy.separator),
  remarks: ({ remarks }) => remarks,
  shipped_on: ({ shippedOn }) => shippedOn,
  cancelled_at: ({ cancelledAt }) => cancelledAt && toJapanMinute(cancelledAt),
  cancel_reason: ({ cancelReason }) => cancelReason,
};

/** The destination and the packing of a parcel. Every row has them, for the labels of a carrier. */
const PARCEL_COLUMNS: Readonly<Record<keyof typeof copy.parcel, (shipping: ShippingRow, packing: PackingRow) => Cell>> =
  {
    parcel: ({ position }, packing) => `${position + 1}-${packing.position + 1}`,
    // The recipient of a social gift has not entered an address yet.
    receiver: ({ address }) => (address ? nameOf(address) : copy.socialGift),
    postal_code: ({ address }) => address && address.postal_code,
    address: ({ address }) => address && fullAddress(address),
    receiver_tel: ({ address }) => address && address.phone_number,
    delivery_at: (_, packing) => packing.delivery_at,
    delivery_time: (_, packing) => packing.delivery_timezone_name,
    temperature: (_, { temperature }) => temperature && copy.temperatures[temperature],
    gift: (_, { wrapping, noshi, message_card: card, sign, bag }) =>
      [
        wrapping?.name,
        noshi && [noshi.title, ...noshi.names].join(" "),
        card?.name,
        sign?.name,
        bag && `${bag.name}×${bag.quantity}`,
      ]
        .filter(Boolean)
        .join(copy.separator),
  };

const LINE_COLUMNS: Readonly<Record<keyof typeof copy.line, (line: LineRow) => Cell>> = {
  sku: ({ code }) => code,
  product: ({ productName }) => productName,
  unit_price: (line) => line.unit_price,
  quantity: ({ quantity }) => quantity,
  subtotal: ({ subtotal }) => subtotal,
  tax_rate: ({ taxRate }) => taxRate,
  embroidery: (line) => line.name_embroidery,
};

const namesOf = <K extends string>(columns: Readonly<Record<K, unknown>>, names: Readonly<Record<K, string>>) =>
  (Object.keys(columns) as K[]).map((column) => names[column]);

export const orderHeader: CsvCells = [
  copy.order_no,
  ...namesOf(ORDER_COLUMNS, copy.order),
  ...namesOf(PARCEL_COLUMNS, copy.parcel),
  ...namesOf(LINE_COLUMNS, copy.line),
];

/** Reads the orders of a shop, the oldest first; a row per line. */
export async function* listOrderPages(tx: Transaction, channelId: number): AsyncGenerator<ExportPage> {
  for (let last = 0; ;) {
    const page = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.channelId, channelId), gt(orders.id, last)))
      .orderBy(asc(orders.id))
      .limit(PAGE);
    if (page.length === 0) return;
    yield { rows: await rowsOf(tx, page), records: page.length };
    last = page.at(-1)?.id ?? last;
  }
}

async function rowsOf(tx: Transaction, page: readonly OrderRow[]): Promise<CsvCells[]> {
  const orderIds = page.map(({ id }) => id);
  const lines = await tx
    .select({ shipping: orderShippings, packing: orderPackings, line: orderLines })
    .from(orderLines)
    .innerJoin(orderShippings, eq(orderShippings.id, orderLines.orderShippingId))
    .innerJoin(
      orderPackings,
      and(
        eq(orderPackings.orderShippingId, orderLines.orderShippingId),
        eq(orderPackings.position, orderLines.packingPosition),
      ),
    )
    .where(inArray(orderShippings.orderId, orderIds))
    .orderBy(asc(orderShippings.position), asc(orderPackings.position), asc(orderLines.position));
  const byOrder = Map.groupBy(lines, ({ shipping }) => shipping.orderId);
  return page.flatMap((order) =>
    (byOrder.get(order.id) ?? []).map(({ shipping, packing, line }, index) => [
      order.orderNo,
      ...Object.values(ORDER_COLUMNS).map((read) => (index === 0 ? read(order) : null)),
      ...Object.values(PARCEL_COLUMNS).map((read) => read(shipping, packing)),
      ...Object.values(LINE_COLUMNS).map((read) => read(line)),
    ]),
  );
}
