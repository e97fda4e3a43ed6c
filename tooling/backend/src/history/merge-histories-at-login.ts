import { lockMember } from "../account/lock-member.ts";
import type { Transaction } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";
import type { RequestContext } from "../context/request-context.ts";
import { type History, deleteBeyondLimit, PRODUCTS, WORDS } from "./delete-beyond-limit.ts";
import { readGuest } from "./viewer.ts";

/**
 * Merges the guest's histories of this browser into the member's at login: each entry once, with its latest time.
 */
export async function mergeHistoriesAtLogin(context: RequestContext, userId: number): Promise<void> {
  const guestId = readGuest(context);
  if (guestId === null) return;
  await context.db.transaction(async (tx) => {
    await lockMember(tx, userId);
    for (const history of [PRODUCTS, WORDS]) await mergeHistory(tx, history, context.channel.id, userId, guestId);
  });
}

async function mergeHistory(
  tx: Transaction,
  history: History,
  channelId: number,
  userId: number,
  guestId: string,
): Promise<void> {
  const { table, what, when } = history;
  await runStatement(
    tx,
    `WITH guest AS (
       DELETE FROM ${table} WHERE guest_id = $1::uuid AND channel_id = $2 RETURNING ${what}, ${when}
     )
     INSERT INTO ${table} AS mine (channel_id, user_id, ${what}, ${when})
     SELECT $2::int, $3::int, ${what}, ${when} FROM guest
     ON CONFLICT (user_id, ${what}) DO UPDATE SET ${when} = greatest(mine.${when}, excluded.${when})`,
    [guestId, channelId, userId],
  );
  await deleteBeyondLimit(tx, history, ["user_id", userId]);
}
