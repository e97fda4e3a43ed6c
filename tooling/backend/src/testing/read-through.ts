import { sql } from "drizzle-orm";
import { openDatabase, type Transaction } from "../db/pool.ts";
import { PATIENCE } from "./patience.ts";

/**
 * Does work that is to find its rows by indexes, and returns the tables that it read through for want of one. It has a
 * connection of its own, where nothing was counted before.
 */
export async function readThrough(url: string, work: (tx: Transaction) => Promise<unknown>): Promise<string[]> {
  const { db, close } = openDatabase(url, { connections: 1, patience: PATIENCE });
  try {
    return await db.transaction(async (tx) => {
      // However few rows a test has.
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
