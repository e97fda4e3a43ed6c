import type { Answer } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import type { Db } from "../db/pool.ts";
import { orderMemos } from "../db/schema/note.ts";
import { createNotFoundError } from "../http/problems.ts";
import { getOrder } from "../order/order-history.ts";

type Memo = Answer<"createMemo">;

const own = (userId: number, id: number) => and(eq(orderMemos.userId, userId), eq(orderMemos.id, id));

/** Writes a member's memo on one of their orders and replaces the previous one. @throws ApiError 404 */
export async function writeMemo(db: Db, userId: number, orderId: number, body: string, now: Date): Promise<Memo> {
  await getOrder(db, userId, orderId);
  const [row] = await db
    .insert(orderMemos)
    .values({ userId, orderId, body, updatedAt: now })
    .onConflictDoUpdate({ target: orderMemos.orderId, set: { body, updatedAt: now } })
    .returning();
  if (!row) throw new Error("The memo was not returned");
  return toMemo(row);
}

/** Updates a memo. @throws ApiError 404 */
export async function changeMemo(db: Db, userId: number, id: number, body: string, now: Date): Promise<Memo> {
  const [row] = await db.update(orderMemos).set({ body, updatedAt: now }).where(own(userId, id)).returning();
  if (!row) throw createNotFoundError();
  return toMemo(row);
}

/** Removes a memo. @throws ApiError 404 */
export async function removeMemo(db: Db, userId: number, id: number): Promise<void> {
  const removed = await db.delete(orderMemos).where(own(userId, id)).returning({ id: orderMemos.id });
  if (removed.length === 0) throw createNotFoundError();
}

const toMemo = ({ id, orderId, body, updatedAt }: typeof orderMemos.$inferSelect): Memo => ({
  id,
  order_id: orderId,
  body,
  updated_at: updatedAt.toISOString(),
});
