import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "../db/pool.ts";

/**
 * Waits until this number of statements of the test's own database wait for a lock. `pg_locks` alone also lists other test
 * files: their databases share the server, and the object ids of the template.
 */
export const expectLockWaits = (db: Db, count: number): Promise<void> =>
  expect
    .poll(async () => {
      const waiting = sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
      return (await db.execute(waiting)).rowCount;
    })
    .toBe(count);
