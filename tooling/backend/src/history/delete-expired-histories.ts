import { subSeconds } from "date-fns/subSeconds";
import type { Db } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";
import { PRODUCTS, WORDS } from "./delete-beyond-limit.ts";
import { GUEST_COOKIE_SECONDS } from "./viewer.ts";

/**
 * Deletes a batch of guests' history entries that are older than the guest cookie lives. Several processes may run it at
 * once. Returns the number of deleted rows.
 */
export async function deleteExpiredHistories(db: Db, now: Date): Promise<number> {
  const end = subSeconds(now, GUEST_COOKIE_SECONDS);
  let deleted = 0;
  for (const { table, when } of [PRODUCTS, WORDS]) {
    const rows = await runStatement(
      db,
      `DELETE FROM ${table} WHERE id IN (
         SELECT id FROM ${table} WHERE ${when} <= $1 AND guest_id IS NOT NULL
         ORDER BY ${when} LIMIT 20 FOR UPDATE SKIP LOCKED) RETURNING id`,
      [end],
    );
    deleted += rows.length;
  }
  return deleted;
}
