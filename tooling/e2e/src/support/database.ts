import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";

/**
 * Runs one statement on the shop's database, for what nobody can do in a browser (stock taken by someone else, another
 * theme).
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

/** The embedded PostgreSQL notes the port that it was given on the fourth line of its lock file. */
function databaseUrl(): string {
  const given = process.env["DATABASE_URL"];
  if (given) return given;
  const data = process.env["E2E_DATA"] ?? "";
  const port = readFileSync(join(data, "postgres/postmaster.pid"), "utf8").split("\n")[3];
  const password = readFileSync(join(data, "database-password"), "utf8").trim();
  return `postgresql://noren:${password}@127.0.0.1:${port}/postgres`;
}
