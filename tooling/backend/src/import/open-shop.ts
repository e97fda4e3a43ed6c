import { fileURLToPath } from "node:url";
import { makeFolder, openCluster } from "../db/embedded/cluster.ts";
import { migrate } from "../db/migrate.ts";
import { openDatabase, type Database, type Db } from "../db/pool.ts";
import { resolveTypedPath } from "../process/resolve-typed-path.ts";
import { seedShops } from "../seed/seed.ts";
import { chooseDatabase, type ChosenDatabase } from "./choose-database.ts";

const repositoryPath = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** Folder in which running backends are listed. */
export const RUNNING_BACKENDS = repositoryPath(".cache/running-backends");

/**
 * Chooses the database of a command: DATABASE_URL, else the folder of `--data` or NOREN_DATA, else the default folder.
 *
 * @throws StartError when a shop runs with another database than the default one
 */
export function chooseShop(folder: string | undefined, env: NodeJS.ProcessEnv): Promise<ChosenDatabase> {
  const named = folder ?? (env["NOREN_DATA"] || undefined);
  return chooseDatabase({
    dataDir: named === undefined ? repositoryPath(".data") : resolveTypedPath(named, env),
    isFolderNamed: named !== undefined,
    databaseUrl: folder === undefined ? env["DATABASE_URL"] || undefined : undefined,
    runningBackends: RUNNING_BACKENDS,
  });
}

/** Opens the chosen shop for `work`, and closes it afterwards. @throws StartError with one line for the terminal */
export async function withShop<Result>(chosen: ChosenDatabase, work: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = await openShop(chosen);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/**
 * Opens the chosen database and starts it when it is not running. Then applies the migrations and the seed, as when the
 * shop starts.
 *
 * @throws StartError with one line for the terminal
 */
async function openShop({ dataDir, url: runningUrl }: ChosenDatabase): Promise<Database> {
  makeFolder(dataDir);
  const cluster = runningUrl === undefined ? await openCluster(dataDir) : undefined;
  const url = runningUrl ?? cluster?.url ?? "";
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
