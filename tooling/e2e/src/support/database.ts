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
 * Locks the variants of a product until `release`, so that an order of it waits. `killWaiting` ends the database connections
 * that wait for it, as a killed server does.
 */
export async function lockProduct(channel: string, key: string) {
  const client = new Client({ connectionString: databaseUrl() });
  await client.connect();
  await client.query("begin");
  const locked = await client.query(
    `select v.id from variants v join products p on p.id = v.product_id join channels c on c.id = p.channel_id
     where c.key = $1 and p.key = $2 for update of v`,
    [channel, key],
  );
  if (locked.rowCount === 0) throw new Error(`No product ${key}`);
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return {
    killWaiting: () =>
      query<{ killed: boolean }>(
        "select pg_terminate_backend(pid) as killed from pg_stat_activity where $1 = any(pg_blocking_pids(pid))",
        [rows[0]?.pid],
      ),
    release: () => client.end(),
  };
}

/**
 * Copies a channel for one test, so that other tests see no change. Replaces a copy that an earlier run has left.
 *
 * @param settings settings that differ from the original
 * @param origin the URL in the copy's mails; the original's without it
 */
export async function copyChannel(
  key: string,
  original: string,
  {
    settings = {},
    isMaintenance = false,
    maintenanceMessage = null,
    origin = null,
  }: {
    settings?: Record<string, string | number | boolean | string[]>;
    isMaintenance?: boolean;
    maintenanceMessage?: string | null;
    origin?: string | null;
  } = {},
): Promise<void> {
  await query(
    `insert into channels (key, name, origin, settings, is_maintenance, maintenance_message)
     select $1, name, coalesce($5, origin), settings || $3::jsonb, $4::boolean, $6 from channels where key = $2
     on conflict (key) do update set
       origin = excluded.origin, settings = excluded.settings, is_maintenance = excluded.is_maintenance,
       maintenance_message = excluded.maintenance_message`,
    [key, original, { ...settings, "SITE.NAMESPACE": key }, isMaintenance, origin, maintenanceMessage],
  );
}

/** The embedded PostgreSQL writes its port to the fourth line of its lock file. */
function databaseUrl(): string {
  const data = process.env["E2E_DATA"] ?? "";
  const port = readFileSync(join(data, "postgres/postmaster.pid"), "utf8").split("\n")[3];
  const password = readFileSync(join(data, "database-password"), "utf8").trim();
  return `postgresql://noren:${password}@127.0.0.1:${port}/postgres`;
}
