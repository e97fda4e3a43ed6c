import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";
import type { users } from "../db/schema/account.ts";
import { orders } from "../db/schema/order.ts";
import { hashPerson, verifiedPersonOf } from "./verified-person.ts";

type Member = Pick<typeof users.$inferSelect, "id" | "email" | "emailVerifiedAt">;

/**
 * Marks the open orders of a member who gives a verified email up, by leaving or by changing it: who registers with it again must
 * not reserve as much once more (decision 0610).
 * @param member before the change
 */
export async function keepReservationsCounted(tx: Transaction, secret: string, member: Member): Promise<void> {
  const person = verifiedPersonOf(member);
  if (person === null) return;
  await tx
    .update(orders)
    .set({ networkHash: hashPerson(secret, person) })
    .where(and(eq(orders.userId, member.id), eq(orders.status, "accepted"), isNull(orders.networkHash)));
}
