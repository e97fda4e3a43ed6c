import { inArray, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { orders, SENT_STATUSES } from "./schema/order.ts";

/** The condition that the shop has sent a user an order. One that is only paid can be cancelled again, and the payment comes back. */
export const hasSentOrder = (userId: SQLWrapper): SQL =>
  sql`EXISTS (SELECT FROM ${orders} WHERE ${orders.userId} = ${userId} AND ${inArray(orders.status, SENT_STATUSES)})`;
