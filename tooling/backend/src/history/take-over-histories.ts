import { lockMember } from "../cart/cart-owner.ts";
import type { Transaction } from "../db/pool.ts";
import { run } from "../db/statement.ts";
import type { Surroundings } from "../http/serve.ts";
import { KEPT_PRODUCTS } from "./product-history.ts";
import { KEPT_WORDS } from "./search-history.ts";
import { readGuest } from "./viewer.ts";

type Browser = Pick<Surroundings, "db" | "channel" | "http" | "secret">;

/** The two histories: what their rows tell besides whose they are, and when. */
const HISTORIES = [
  { table: "product_histories", what: "product_id", when: "viewed_at", kept: KEPT_PRODUCTS },
  { table: "product_search_histories", what: "word", when: "searched_at", kept: KEPT_WORDS },
] as const;

/**
 * At login: what this browser looked at and searched for as a guest joins the member's histories, each once, with its
 * latest moment, and is the guest's no longer.
 */
export async function takeOverHistories(browser: Browser, userId: number): Promise<void> {
  const guestId = readGuest(browser);
  if (guestId === null) return;
  await browser.db.transaction(async (tx) => {
    await lockMember(tx, userId);
    for (const history of HISTORIES) await takeOver(tx, history, browser.channel.id, userId, guestId);
  });
}

async function takeOver(
  tx: Transaction,
  { table, what, when, kept }: (typeof HISTORIES)[number],
  channelId: number,
  userId: number,
  guestId: string,
): Promise<void> {
  await run(
    tx,
    `WITH guest AS (
       DELETE FROM ${table} WHERE guest_id = $1::uuid AND channel_id = $2 RETURNING ${what}, ${when}
     )
     INSERT INTO ${table} AS mine (channel_id, user_id, ${what}, ${when})
     SELECT $2::int, $3::int, ${what}, ${when} FROM guest
     ON CONFLICT (user_id, ${what}) DO UPDATE SET ${when} = greatest(mine.${when}, excluded.${when})`,
    [guestId, channelId, userId],
  );
  await run(
    tx,
    `DELETE FROM ${table} WHERE user_id = $1 AND id NOT IN (
       SELECT id FROM ${table} WHERE user_id = $1 ORDER BY ${when} DESC, id DESC LIMIT ${kept})`,
    [userId],
  );
}
