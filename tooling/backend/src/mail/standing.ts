import { type SQL, sql } from "drizzle-orm";
import { hasSentOrder } from "../db/has-sent-order.ts";
import type { Db } from "../db/pool.ts";
import type { MailRow, Standing } from "../db/schema/mail.ts";

/**
 * The standing of an email, of those that the member has or can take back (`member_emails`). Without a verified one, the first member
 * of a mailbox in the shop holds it, and one that was sent an order: a stranger registers further spellings later, and gets nothing
 * sent for them (decisions 0620 and 0624).
 */
export const standingOf = (userId: number | null, email: string | null): SQL<Standing | null> => sql`(
  SELECT CASE
    WHEN own.is_verified THEN 'verified'
    WHEN NOT EXISTS (
      SELECT FROM member_emails AS earlier WHERE earlier.channel_id = own.channel_id
        AND mailbox_of(earlier.email) = mailbox_of(own.email) AND earlier.user_id < own.user_id
    ) OR ${hasSentOrder(sql`own.user_id`)} THEN 'holder'
  END
  FROM member_emails AS own WHERE own.user_id = ${userId}::int AND lower(own.email) = lower(${email}::text)
  ORDER BY own.is_verified DESC LIMIT 1
)`;

/** The standing of a mail's recipient: that of the time when it was queued, or a better one since. */
export async function findStanding(
  db: Db,
  { standing, userId, recipient }: Pick<MailRow, "standing" | "userId" | "recipient">,
): Promise<Standing | null> {
  if (standing === "verified") return standing;
  const { rows } = await db.execute<{ standing: Standing | null }>(
    sql`SELECT ${standingOf(userId, recipient)} AS standing`,
  );
  return rows[0]?.standing ?? standing;
}
