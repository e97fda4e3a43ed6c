import type { OrderStatus, OrderSummary } from "@noren/contract";
import { and, count, desc, eq, exists, gte, inArray, lt, ne, type SQL, sql, type SQLWrapper, sum } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { withPage } from "../db/with-page.ts";
import { orderLines, type OrderRow, orders, orderShippings } from "../db/schema/order.ts";
import type { Page } from "../http/pagination.ts";
import { findAcceptedGifts } from "./social-gift.ts";
import { createNotFoundError } from "../http/problems.ts";
import { addDays, toJapanMidnight } from "../time/japan-time.ts";
import { toListedOrder } from "./load-order.ts";

/** Finds an order of the member. @throws ApiError 404, also for another member's order */
export async function getOrder(db: Db | Transaction, userId: number, id: number): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  if (!order) throw createNotFoundError();
  return order;
}

/** Days are in Japan and included. */
interface OrderFilter {
  from?: string | undefined;
  to?: string | undefined;
  word?: string | null;
  status?: OrderStatus | null;
}

const fold = (text: SQLWrapper | string) => sql`lower(normalize(${text}, NFKC))`;
const contains = (text: SQLWrapper, word: string) => sql`strpos(${fold(text)}, ${fold(word)}) > 0`;

function listConditions(db: Db, { from, to, word, status }: OrderFilter): SQL[] {
  const lines = db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orderShippings, eq(orderShippings.id, orderLines.orderShippingId))
    .where(and(eq(orderShippings.orderId, orders.id), contains(orderLines.productName, word ?? "")));
  return [
    ...(from === undefined ? [] : [gte(orders.orderedAt, toJapanMidnight(from))]),
    ...(to === undefined ? [] : [lt(orders.orderedAt, toJapanMidnight(addDays(to, 1)))]),
    ...(!status ? [] : [eq(orders.status, status)]),
    ...(!word ? [] : [sql`(${contains(orders.orderNo, word)} OR ${exists(lines)})`]),
  ];
}

/**
 * Lists a page of the member's orders that match, newest first, with their count, and the total of all that are not
 * cancelled.
 */
export async function listOrderHistory(
  db: Db,
  userId: number,
  page: Page,
  filter: OrderFilter = {},
): Promise<{ data: OrderSummary[]; total: number; totalPayment: number }> {
  const mine = eq(orders.userId, userId);
  const listed = and(mine, ...listConditions(db, filter));
  const rows = await withPage(
    db.select().from(orders).where(listed).orderBy(desc(orders.orderedAt), desc(orders.id)).$dynamic(),
    page,
  );
  const [counted] = await db.select({ count: count() }).from(orders).where(listed);
  const [paid] = await db
    .select({ sum: sum(orders.total_payment) })
    .from(orders)
    .where(and(mine, ne(orders.status, "cancelled")));
  // One row per product, since an order may have a line for each of many destinations.
  const products = await db
    .select({
      orderId: orderShippings.orderId,
      product_name: orderLines.productName,
      quantity: sql<number>`sum(${orderLines.quantity})::int`,
      image: sql<
        OrderSummary["products"][number]["image"]
      >`(array_agg(${orderLines.image} ORDER BY ${orderLines.position}))[1]`,
    })
    .from(orderLines)
    .innerJoin(orderShippings, eq(orderShippings.id, orderLines.orderShippingId))
    .where(
      inArray(
        orderShippings.orderId,
        rows.map((order) => order.id),
      ),
    )
    .groupBy(orderShippings.orderId, orderLines.productName)
    .orderBy(sql`min(${orderLines.position})`);
  const productsOf = Map.groupBy(products, ({ orderId }) => orderId);
  const accepted = await findAcceptedGifts(
    db,
    rows.map((order) => order.id),
  );
  const summary = (order: OrderRow): OrderSummary => {
    const own = productsOf.get(order.id) ?? [];
    return {
      ...toListedOrder(order, accepted.has(order.id)),
      total_payment: order.total_payment,
      item_count: own.reduce((total, { quantity }) => total + quantity, 0),
      products: own.map(({ product_name, image, quantity }) => ({ product_name, image, quantity })),
    };
  };
  return { data: rows.map(summary), total: counted?.count ?? 0, totalPayment: Number(paid?.sum ?? 0) };
}
