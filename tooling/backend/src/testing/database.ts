import { inject } from "vitest";
import { openDatabase, type Db } from "../db/pool.ts";
import { adminQuery, databaseAt } from "./admin.ts";
import { afterFile } from "./after-file.ts";
import { PATIENCE } from "./patience.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the test server, and the name of the database that each test file clones. */
    server: { url: string; template: string };
  }
}

let count = 0;

/** A database of this test file's own, cloned from the template and dropped after the file's last test. */
export async function testDatabase(): Promise<{ db: Db; url: string }> {
  const { url, template } = inject("server");
  const name = `noren_test_${process.pid}_${count++}_${Date.now().toString(36)}`;
  await adminQuery(url, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const own = databaseAt(url, name);
  const { db, close } = openDatabase(own, { connections: 8, patience: PATIENCE });
  afterFile(async () => {
    await close();
    await adminQuery(url, `DROP DATABASE ${name} WITH (FORCE)`);
  });
  return { db, url: own };
}
