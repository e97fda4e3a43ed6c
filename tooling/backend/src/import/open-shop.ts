import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";
import { readOrCreateSecret, makeFolder, openCluster } from "../db/embedded/cluster.ts";
import { migrate } from "../db/migrate.ts";
import { openDatabase, type Database } from "../db/pool.ts";
import { seedShops } from "../seed/seed.ts";

/**
 * Opens the database of an installation: the given URL, else the embedded one of its folder, which it starts when it is
 * not running. Then applies the migrations and the seed, as when the shop starts.
 *
 * @throws StartError with one line for the terminal
 */
export async function openShop({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<Database> {
  const folder = resolve(dataDir);
  makeFolder(folder);
  const running = databaseUrl ?? (await runningUrl(folder));
  const cluster = running === undefined ? await openCluster(folder) : undefined;
  const url = running ?? cluster?.url ?? "";
  try {
    await migrate(url);
    const { db, close } = openDatabase(url);
    await seedShops(db, new Date());
    return {
      db,
      close: async () => {
        await close();
        await cluster?.close();
      },
    };
  } catch (error) {
    await cluster?.close();
    throw error;
  }
}

/** The URL of a folder's running embedded server, from the server's own lock file. */
async function runningUrl(folder: string): Promise<string | undefined> {
  const lockFile = join(folder, "postgres", "postmaster.pid");
  if (!existsSync(lockFile)) return undefined;
  const port = Number(readFileSync(lockFile, "utf8").split("\n")[3]);
  const url = `postgresql://noren:${readOrCreateSecret(join(folder, "database-password"))}@127.0.0.1:${port}/postgres`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.end();
    return url;
  } catch {
    // A stale lock file of a killed server.
    return undefined;
  }
}
