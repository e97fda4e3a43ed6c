import { sql } from "drizzle-orm";
import { openDatabase, type Transaction } from "../db/pool.ts";
import { TIMEOUT_FACTOR } from "./timeout-factor.ts";

/**
 * Runs work that should find its rows by indexes, and returns the tables that it scanned sequentially for lack of one. Uses
 * a new connection, whose statistics start at zero.
 */
export async function findSequentialScans(url: string, work: (tx: Transaction) => Promise<unknown>): Promise<string[]> {
  const { db, close } = openDatabase(url, { connections: 1, timeoutFactor: TIMEOUT_FACTOR });
  try {
    return await db.transaction(async (tx) => {
      // Otherwise PostgreSQL prefers sequential scans for the few rows of a test.
      await tx.execute(sql`SET LOCAL enable_seqscan = off`);
      await work(tx);
      const { rows } = await tx.execute<{ relname: string }>(
        sql`SELECT relname FROM pg_stat_xact_user_tables WHERE seq_scan > 0 ORDER BY relname`,
      );
      return rows.map(({ relname }) => relname);
    });
  } finally {
    await close();
  }
}
