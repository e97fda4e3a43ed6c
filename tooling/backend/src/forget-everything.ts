import { rmSync } from "node:fs";
import { forgetAll } from "./db/migrate.ts";
import type { FileStore } from "./files/file-store.ts";
import { filesFolder } from "./files/local-files.ts";
import { importedFolder } from "./images/store-picture.ts";
import { outboxFolder } from "./mail/outbox.ts";

/**
 * Begins anew, as `--fresh` asks: the database, the files that it knew of wherever they are kept, and what lies in the data
 * folder beside it. Of a bucket goes no more than that: it may be somebody else's too.
 *
 * @throws StartError when the database cannot be reached
 */
export async function forgetEverything(databaseUrl: string, dataDir: string, files: FileStore): Promise<void> {
  for (const key of await forgetAll(databaseUrl)) await files.remove(key);
  for (const folder of [filesFolder(dataDir), outboxFolder(dataDir), importedFolder(dataDir)])
    rmSync(folder, { recursive: true, force: true });
}
