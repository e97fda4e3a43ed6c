import type { PointHistory } from "@noren/contract";
import { count, desc, eq } from "drizzle-orm";
import type { Db } from "../db/pool.ts";
import { withPage } from "../db/with-page.ts";
import { orders } from "../db/schema/order.ts";
import { pointEntries } from "../db/schema/point.ts";
import type { Page } from "../http/pagination.ts";
import { pointReasonNames } from "./point.copy.ts";

/** Lists a page of a member's point ledger, newest first, with the total number of entries. */
export async function listPointHistories(
  db: Db,
  userId: number,
  page: Page,
): Promise<{ data: PointHistory[]; total: number }> {
  const mine = eq(pointEntries.userId, userId);
  const rows = await withPage(
    db
      .select({ entry: pointEntries, orderNo: orders.orderNo })
      .from(pointEntries)
      .leftJoin(orders, eq(orders.id, pointEntries.orderId))
      .where(mine)
      .orderBy(desc(pointEntries.createdAt), desc(pointEntries.id))
      .$dynamic(),
    page,
  );
  const [counted] = await db.select({ count: count() }).from(pointEntries).where(mine);
  const data = rows.map(({ entry, orderNo }) => ({
    id: entry.id,
    amount: entry.amount,
    reason: entry.reason,
    reason_name: pointReasonNames[entry.reason],
    note: entry.note,
    order_id: entry.orderId,
    order_no: orderNo,
    created_at: entry.createdAt.toISOString(),
  }));
  return { data, total: counted?.count ?? 0 };
}
