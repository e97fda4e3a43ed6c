import { readFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../../process/start-error.ts";

/**
 * The URL of the PostgreSQL that another process runs in `dataDir` (`openCluster`), with the port from the fourth line
 * of its lock file.
 *
 * @throws StartError when none is running
 */
export function clusterUrl(dataDir: string): string {
  try {
    const port = readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[3]?.trim();
    const password = readFileSync(join(dataDir, "database-password"), "utf8").trim();
    return `postgresql://noren:${password}@127.0.0.1:${port}/postgres`;
  } catch (cause) {
    throw new StartError(`No database is open in ${dataDir}: start the backend first.`, { cause });
  }
}
