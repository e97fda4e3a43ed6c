import { rmSync } from "node:fs";
import { dropDatabaseContent } from "./db/migrate.ts";
import type { FileStore } from "./files/file-store.ts";
import { filesFolder } from "./files/local-files.ts";
import { importedFolder } from "./images/store-picture.ts";
import { outboxFolder } from "./mail/outbox.ts";

/**
 * Deletes all data for `--fresh`: the database, the stored files that it lists, and the data folder. Other applications
 * may share the bucket, so only listed files are removed from it.
 *
 * @throws StartError when the database cannot be reached
 */
export async function deleteAllData(databaseUrl: string, dataDir: string, files: FileStore): Promise<void> {
  for (const key of await dropDatabaseContent(databaseUrl)) await files.remove(key);
  for (const folder of [filesFolder(dataDir), outboxFolder(dataDir), importedFolder(dataDir)])
    rmSync(folder, { recursive: true, force: true });
}
