import type { Db, Transaction } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";
import type { Viewer } from "./viewer.ts";

/** The two histories: table, columns, and the maximum number of entries per viewer [limits.history]. */
export const PRODUCTS = { table: "product_histories", what: "product_id", when: "viewed_at", max: 10 } as const;
export const WORDS = { table: "product_search_histories", what: "word", when: "searched_at", max: 50 } as const;

export type History = typeof PRODUCTS | typeof WORDS;

/** The column and value that select a viewer's rows. */
type Owner = readonly [column: "user_id" | "guest_id", value: number | string];

export const ownerOf = (viewer: Viewer): Owner =>
  viewer.memberId === null ? ["guest_id", viewer.guestId] : ["user_id", viewer.memberId];

/**
 * Deletes the oldest entries beyond the limit. Skips rows that another tab has locked, to avoid deadlocks; the next entry
 * deletes them.
 */
export async function deleteBeyondLimit(
  db: Db | Transaction,
  { table, when, max }: History,
  [column, value]: Owner,
): Promise<void> {
  await runStatement(
    db,
    `DELETE FROM ${table} WHERE id IN (
       SELECT id FROM ${table} WHERE ${column} = $1 ORDER BY ${when} DESC, id DESC OFFSET ${max} FOR UPDATE SKIP LOCKED)`,
    [value],
  );
}
