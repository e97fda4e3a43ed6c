import { and, eq } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { userAddresses, users } from "../db/schema/account.ts";
import { isVerifiedMember } from "../db/verified-member.ts";
import { greet } from "../mail/quote.ts";

/**
 * The first line of a mail: the name of the member's own address if the mail goes to the member's verified email, else
 * お客様. Another person may have typed name and email (decision 0177). Runs the same query without an account, so that the
 * time of the answer does not reveal whether the account exists.
 */
export async function greetMember(
  db: Db | Transaction,
  userId: number | null | undefined,
  to: string | null,
): Promise<string> {
  const [own] = await db
    .select({ last: userAddresses.shipping_last_name, first: userAddresses.shipping_first_name })
    .from(userAddresses)
    .innerJoin(users, eq(users.id, userAddresses.userId))
    .where(and(isVerifiedMember(userId ?? 0, to ?? ""), eq(userAddresses.divisionCt, 1)));
  return greet(own ? `${own.last} ${own.first}`.trim() : "");
}
