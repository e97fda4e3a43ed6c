import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";

/**
 * Runs one statement on the shop's database, for changes that no page can make (stock sold elsewhere, another theme).
 */
export async function query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Copies a channel for one test, so that other tests see no change. Replaces a copy that an earlier run has left.
 *
 * @param settings settings that differ from the original
 */
export async function copyChannel(
  key: string,
  original: string,
  {
    settings = {},
    isMaintenance = false,
  }: { settings?: Record<string, string | boolean>; isMaintenance?: boolean } = {},
): Promise<void> {
  await query(
    `insert into channels (key, name, origin, settings, is_maintenance)
     select $1, name, origin, settings || $3::jsonb, $4::boolean from channels where key = $2
     on conflict (key) do update set settings = excluded.settings, is_maintenance = excluded.is_maintenance`,
    [key, original, { ...settings, "SITE.NAMESPACE": key }, isMaintenance],
  );
}

/** The embedded PostgreSQL writes its port to the fourth line of its lock file. */
function databaseUrl(): string {
  const data = process.env["E2E_DATA"] ?? "";
  const port = readFileSync(join(data, "postgres/postmaster.pid"), "utf8").split("\n")[3];
  const password = readFileSync(join(data, "database-password"), "utf8").trim();
  return `postgresql://noren:${password}@127.0.0.1:${port}/postgres`;
}
