import type { Db, Transaction } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";
import type { Page } from "../http/pagination.ts";
import { deleteBeyondLimit, ownerOf, WORDS } from "./delete-beyond-limit.ts";
import type { Viewer } from "./viewer.ts";

/** Adds a searched word, or moves it to the front. */
export async function addSearchedWord(
  db: Db | Transaction,
  channelId: number,
  viewer: Viewer,
  word: string,
  now: Date,
): Promise<void> {
  const [owner, value] = ownerOf(viewer);
  await runStatement(
    db,
    `INSERT INTO product_search_histories (channel_id, ${owner}, word, searched_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (${owner}, word) DO UPDATE SET searched_at = excluded.searched_at`,
    [channelId, value, word, now],
  );
  await deleteBeyondLimit(db, WORDS, [owner, value]);
}

interface Searched {
  id: number;
  word: string;
  searched_at: string;
}

/** A page of the words that a member searched for, newest first, with their total number. */
export async function listSearchedWords(
  db: Db,
  memberId: number,
  page: Page,
): Promise<{ data: Searched[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    runStatement<Omit<Searched, "searched_at"> & { searched_at: Date }>(
      db,
      `SELECT id, word, searched_at FROM product_search_histories WHERE user_id = $1
       ORDER BY searched_at DESC, id DESC LIMIT $2 OFFSET $3`,
      [memberId, page.limit, page.offset],
    ),
    runStatement<{ total: number }>(
      db,
      "SELECT count(*)::int AS total FROM product_search_histories WHERE user_id = $1",
      [memberId],
    ),
  ]);
  const data = rows.map((row) => ({ ...row, searched_at: row.searched_at.toISOString() }));
  return { data, total: counted?.total ?? 0 };
}

/** Deletes a word from a member's history. Returns false when the entry is not the member's. */
export async function deleteSearchedWord(db: Db, memberId: number, id: number): Promise<boolean> {
  const rows = await runStatement(
    db,
    "DELETE FROM product_search_histories WHERE id = $1 AND user_id = $2 RETURNING id",
    [id, memberId],
  );
  return rows.length > 0;
}
