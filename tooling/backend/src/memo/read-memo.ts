import type { Order } from "@noren/contract";
import { eq } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { orderMemos } from "../db/schema/note.ts";

/** What the member wrote to an order for themselves; null without it. */
export async function readMemo(db: Db | Transaction, orderId: number): Promise<Order["memo"]> {
  const [memo] = await db
    .select({ id: orderMemos.id, body: orderMemos.body })
    .from(orderMemos)
    .where(eq(orderMemos.orderId, orderId));
  return memo ?? null;
}
