import type { Db } from "../db/pool.ts";
import { run } from "../db/statement.ts";
import type { Viewer } from "./viewer.ts";

/** So many words of a viewer are kept. */
const KEPT = 50;

/** Notes a searched word; the same word moves to the front. */
export async function addSearchedWord(
  db: Db,
  channelId: number,
  viewer: Viewer,
  word: string,
  now: Date,
): Promise<void> {
  const [owner, value] = viewer.memberId === null ? ["guest_id", viewer.guestId] : ["user_id", viewer.memberId];
  await run(
    db,
    `INSERT INTO product_search_histories (channel_id, ${owner}, word, searched_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (${owner}, word) DO UPDATE SET searched_at = excluded.searched_at`,
    [channelId, value, word, now],
  );
  await run(
    db,
    `DELETE FROM product_search_histories WHERE ${owner} = $1 AND id NOT IN (
       SELECT id FROM product_search_histories WHERE ${owner} = $1 ORDER BY searched_at DESC, id DESC LIMIT ${KEPT})`,
    [value],
  );
}
