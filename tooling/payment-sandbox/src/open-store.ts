import { readFile } from "node:fs/promises";
import type { Db } from "@noren/backend/db/pool";
import { demoCards } from "@noren/backend/payment/sandbox/demo-cards";
import { SEED_SHOPS } from "@noren/backend/seed/shops";

/** An arbitrary lock id, the same for all sandboxes. */
const LOCK = 20_261_122;

/**
 * Creates missing tables and the stored cards of the demonstration's members; `fresh` deletes all rows first.
 */
export async function openStore(db: Db, { fresh = false } = {}): Promise<void> {
  const schema = await readFile(new URL("schema.sql", import.meta.url), "utf8");
  const client = await db.$client.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    if (fresh) await client.query("DROP SCHEMA IF EXISTS payment_sandbox CASCADE");
    await client.query(schema);
    for (const { token, token_key, brand, last4, expiration, name } of SEED_SHOPS.flatMap(demoCards)) {
      await client.query(
        `INSERT INTO payment_sandbox.cards (token, token_key, behaviour, brand, last4, expiration, name)
         VALUES ($1, $2, 'good', $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
        [token, token_key, brand, last4, expiration, name],
      );
    }
    await client.query("COMMIT");
  } finally {
    client.release();
  }
}
