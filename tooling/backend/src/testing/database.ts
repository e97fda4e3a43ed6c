import pg from "pg";
import { inject } from "vitest";
import { channels } from "../db/schema/shop.ts";
import { openDatabase, type Db } from "../db/pool.ts";
import { queryAsAdmin, replaceDatabaseName, seededTemplateOf } from "./admin.ts";
import { seedShops } from "../seed/seed.ts";
import { onFileFinished } from "./on-file-finished.ts";
import { TIMEOUT_FACTOR } from "./timeout-factor.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the test server, and the name of the template database that each test file clones. */
    server: { url: string; template: string };
  }
}

let count = 0;

export interface TestDatabase {
  db: Db;
  url: string;
}

/**
 * Clones the template database for this test file, and drops the clone after the file's last test.
 *
 * @param from the database to clone, by default with all migrations; `template0` is empty
 */
export async function testDatabase(from?: "template0"): Promise<TestDatabase> {
  return cloneDatabase(from ?? inject("server").template);
}

/** As `testDatabase`, with all shops of the seed and nothing else. The first file of the run that needs them seeds them. */
export async function seededDatabase(): Promise<TestDatabase> {
  const { url, template } = inject("server");
  const seeded = seededTemplateOf(template);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Files that run at the same time wait until the first has seeded; the end of the connection releases the lock.
    await client.query("SELECT pg_advisory_lock(hashtext($1))", [seeded]);
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [seeded]);
    if (rowCount === 0) await createSeededTemplate(client, seeded);
  } finally {
    await client.end();
  }
  return cloneDatabase(seeded);
}

async function createSeededTemplate(client: pg.Client, name: string): Promise<void> {
  const { url, template } = inject("server");
  const draft = `${name}_draft`;
  await client.query(`CREATE DATABASE ${draft} TEMPLATE ${template} STRATEGY file_copy`);
  const { db, close } = openDatabase(replaceDatabaseName(url, draft), {
    connections: 1,
    timeoutFactor: TIMEOUT_FACTOR,
  });
  await db.delete(channels);
  await seedShops(db, new Date());
  await db.execute("ANALYZE");
  await close();
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
}

async function cloneDatabase(from: string): Promise<TestDatabase> {
  const { url } = inject("server");
  const name = `noren_test_${process.pid}_${count++}_${Date.now().toString(36)}`;
  // Copying files takes less than half the time of the default, which writes each block to the log.
  await queryAsAdmin(url, `CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY file_copy`);
  const own = replaceDatabaseName(url, name);
  const { db, close } = openDatabase(own, { connections: 8, timeoutFactor: TIMEOUT_FACTOR });
  onFileFinished(async () => {
    await close();
    await queryAsAdmin(url, `DROP DATABASE ${name} WITH (FORCE)`);
  });
  return { db, url: own };
}
