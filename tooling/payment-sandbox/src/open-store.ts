import { readFile } from "node:fs/promises";
import type { Db } from "@noren/backend/db/pool";

/** Any number will do, as long as all sandboxes take the same. */
const LOCK = 20_261_122;

/** Makes the sandbox's tables where they are missing; `fresh` forgets what was in them. */
export async function openStore(db: Db, { fresh = false } = {}): Promise<void> {
  const schema = await readFile(new URL("schema.sql", import.meta.url), "utf8");
  const client = await db.$client.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    if (fresh) await client.query("DROP SCHEMA IF EXISTS payment_sandbox CASCADE");
    await client.query(schema);
    await client.query("COMMIT");
  } finally {
    client.release();
  }
}
