import { inject } from "vitest";
import { openDatabase, type Db } from "../db/pool.ts";
import { queryAsAdmin, replaceDatabaseName } from "./admin.ts";
import { onFileFinished } from "./on-file-finished.ts";
import { TIMEOUT_FACTOR } from "./timeout-factor.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the test server, and the name of the template database that each test file clones. */
    server: { url: string; template: string };
  }
}

let count = 0;

/**
 * Clones the template database for this test file, and drops the clone after the file's last test.
 *
 * @param from the database to clone, by default with all migrations; `template0` is empty
 */
export async function testDatabase(from?: "template0"): Promise<{ db: Db; url: string }> {
  const { url, template } = inject("server");
  const name = `noren_test_${process.pid}_${count++}_${Date.now().toString(36)}`;
  // Copying files takes less than half the time of the default, which writes each block to the log.
  await queryAsAdmin(url, `CREATE DATABASE ${name} TEMPLATE ${from ?? template} STRATEGY file_copy`);
  const own = replaceDatabaseName(url, name);
  const { db, close } = openDatabase(own, { connections: 8, timeoutFactor: TIMEOUT_FACTOR });
  onFileFinished(async () => {
    await close();
    await queryAsAdmin(url, `DROP DATABASE ${name} WITH (FORCE)`);
  });
  return { db, url: own };
}
