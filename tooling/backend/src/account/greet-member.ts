import { and, eq } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { userAddresses } from "../db/schema/account.ts";
import { greet } from "../mail/quote.ts";

/**
 * The first line of a mail to a member: the name of the member's own address. Runs the same query without an account, so that
 * the time of the answer does not reveal whether the account exists.
 */
export async function greetMember(db: Db | Transaction, userId: number | undefined): Promise<string> {
  const [own] = await db
    .select({ last: userAddresses.shipping_last_name, first: userAddresses.shipping_first_name })
    .from(userAddresses)
    .where(and(eq(userAddresses.userId, userId ?? 0), eq(userAddresses.divisionCt, 1)));
  return greet(own ? `${own.last} ${own.first}`.trim() : "");
}
