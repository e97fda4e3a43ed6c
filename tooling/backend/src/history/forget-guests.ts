import { subSeconds } from "date-fns/subSeconds";
import type { Db } from "../db/pool.ts";
import { run } from "../db/statement.ts";
import { PRODUCTS, WORDS } from "./keep-newest.ts";
import { GUEST_COOKIE_SECONDS } from "./viewer.ts";

/**
 * Takes away what guests looked at and searched for so long ago that a cookie of then has run out, a few of each history;
 * several processes share the work. Returns how many.
 */
export async function forgetGuests(db: Db, now: Date): Promise<number> {
  const end = subSeconds(now, GUEST_COOKIE_SECONDS);
  let forgotten = 0;
  for (const { table, when } of [PRODUCTS, WORDS]) {
    const rows = await run(
      db,
      `DELETE FROM ${table} WHERE id IN (
         SELECT id FROM ${table} WHERE ${when} <= $1 AND guest_id IS NOT NULL
         ORDER BY ${when} LIMIT 20 FOR UPDATE SKIP LOCKED) RETURNING id`,
      [end],
    );
    forgotten += rows.length;
  }
  return forgotten;
}
