import { eq } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";
import { users } from "../db/schema/account.ts";
import { unauthenticated } from "../http/problems.ts";

/**
 * Locks a member until the transaction ends. Always the first lock (decision 0030).
 *
 * @throws ApiError 401 if the member has left
 */
export async function lockMember(tx: Transaction, userId: number): Promise<void> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  if (!user) throw unauthenticated();
}
