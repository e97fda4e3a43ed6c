import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";
import { readOrCreateSecret } from "../db/embedded/cluster.ts";
import { describeDatabase, findRunningBackends, type RunningBackend } from "../process/running-backends.ts";
import { StartError } from "../process/start-error.ts";
import { importCopy } from "./import.copy.ts";

/** The database that a command changes. */
export interface ChosenDatabase {
  /** Folder of stored data: pictures, and the database unless it is external. */
  dataDir: string;
  /** URL of a running database; undefined for one that the command starts itself. */
  url: string | undefined;
  /** For the terminal, without the password. */
  description: string;
}

export interface DatabaseChoice {
  dataDir: string;
  /** The folder was named, not the default. */
  isFolderNamed: boolean;
  databaseUrl: string | undefined;
  /** Folder in which running backends are listed. */
  runningBackends: string;
}

/**
 * Chooses the database: the given URL, else the one of the folder. The default folder is not chosen while its database is
 * stopped and a shop runs with another one: the command would change data that no shop shows, or create a new database.
 *
 * @throws StartError that names the running shops
 */
export async function chooseDatabase(choice: DatabaseChoice): Promise<ChosenDatabase> {
  const { target } = importCopy;
  const { databaseUrl } = choice;
  const dataDir = resolve(choice.dataDir);
  if (databaseUrl !== undefined) {
    const place = URL.canParse(databaseUrl) ? describeDatabase(databaseUrl) : databaseUrl;
    return { dataDir, url: databaseUrl, description: target.running(place) };
  }
  const url = await findRunningUrl(dataDir);
  if (url !== undefined) return { dataDir, url, description: target.running(dataDir) };
  const isExisting = existsSync(join(dataDir, "postgres"));
  const others = choice.isFolderNamed ? [] : await findRunningBackends(choice.runningBackends);
  if (others.length > 0) throw new StartError(target.elsewhere(dataDir, others.map(describeShop), isExisting));
  return { dataDir, url, description: isExisting ? target.stopped(dataDir) : target.created(dataDir) };
}

const describeShop = ({ url, origin, database, dataDir }: RunningBackend) =>
  importCopy.target.runningShop(url ?? origin, database ?? dataDir);

/** The URL of a folder's running embedded server, from the server's own lock file. */
async function findRunningUrl(folder: string): Promise<string | undefined> {
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
