import { and, eq, exists, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db, Transaction } from "./pool.ts";
import { users } from "./schema/account.ts";
import { orders, SENT_STATUSES } from "./schema/order.ts";

/**
 * Whether a member with this email was the first of its mailbox in the shop, or got an order sent: the holder of the mailbox, as
 * far as an unverified email shows. A stranger registers further spellings of it later, and gets nothing sent for them.
 */
export async function isMailboxHolder(db: Db | Transaction, userId: number, email: string): Promise<boolean> {
  const isFirst = sql`NOT EXISTS (
    SELECT FROM users AS earlier WHERE earlier.channel_id = ${users.channelId}
      AND mailbox_of(earlier.email) = mailbox_of(${users.email}) AND earlier.id < ${users.id}
  )`;
  const [holder] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isMember(userId, email), or(isFirst, hasSentOrder(db))));
  return holder !== undefined;
}

/** The condition that a user is this member and has this email. */
export const isMember = (userId: number, email: string): SQL | undefined =>
  and(eq(users.id, userId), eq(sql`lower(${users.email})`, email.toLowerCase()));

/** The condition that the shop has sent a user an order. One that is only paid can be cancelled again, and the payment comes back. */
export const hasSentOrder = (db: Db | Transaction): SQL =>
  exists(
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.userId, users.id), inArray(orders.status, SENT_STATUSES))),
  );
