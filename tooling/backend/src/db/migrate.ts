import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { StartError } from "../process/start-error.ts";
import { checkDatabaseUrl } from "./check-database-url.ts";

const FOLDER = fileURLToPath(new URL("../../migrations/", import.meta.url));

/** An arbitrary advisory lock id, the same in all processes. */
const LOCK = 20_261_120;

/**
 * Applies the files of `migrations/` in the order of their names, each in a transaction, one process at a time. Returns
 * the names of the applied ones.
 *
 * @throws StartError when the server cannot be reached or an applied file has changed since.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = await connect(url);
  try {
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    await client.query(
      "CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())",
    );
    const applied = await client.query<{ name: string; hash: string }>("SELECT name, hash FROM migrations");
    const hashes = new Map(applied.rows.map((row) => [row.name, row.hash]));
    const done: string[] = [];
    for (const name of (await readdir(FOLDER)).filter((file) => file.endsWith(".sql")).toSorted()) {
      const text = await readFile(FOLDER + name, "utf8");
      if (await applyOne(client, name, text, hashes.get(name))) done.push(name);
    }
    return done;
  } finally {
    await client.end();
  }
}

/**
 * Drops everything in the database, for `--fresh`. Returns the keys of its stored files.
 *
 * @throws StartError when the server cannot be reached.
 */
export async function dropDatabaseContent(url: string): Promise<string[]> {
  const client = await connect(url);
  try {
    const known = await client.query(
      "SELECT FROM pg_tables WHERE schemaname = 'public' AND tablename = 'stored_files'",
    );
    const files =
      known.rowCount === 0 ? [] : (await client.query<{ key: string }>("SELECT key FROM stored_files")).rows;
    await client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
    return files.map(({ key }) => key);
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  checkDatabaseUrl(url);
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    // A lost connection rejects the query under way. Without a listener it would also end the process.
    client.on("error", () => undefined);
    await client.connect();
    return client;
  } catch (cause) {
    throw new StartError(`The database cannot be reached: ${reasonOf(cause)}. Is DATABASE_URL right?`, { cause });
  }
}

async function applyOne(client: pg.Client, name: string, text: string, known: string | undefined): Promise<boolean> {
  const hash = createHash("sha256").update(text).digest("hex");
  if (known === hash) return false;
  if (known !== undefined)
    throw new StartError(`Migration ${name} has changed since it was applied: add a new one, or start with --fresh.`);
  try {
    await client.query("BEGIN");
    await client.query(text);
    await client.query("INSERT INTO migrations (name, hash) VALUES ($1, $2)", [name, hash]);
    await client.query("COMMIT");
  } catch (cause) {
    await client.query("ROLLBACK");
    throw new StartError(`Migration ${name} failed: ${reasonOf(cause)}`, { cause });
  }
  return true;
}

/** The message of the first cause: an AggregateError of several addresses has no message of its own. */
function reasonOf(cause: unknown): string {
  const error = cause instanceof AggregateError ? cause.errors[0] : cause;
  return error instanceof Error ? error.message : String(error);
}
