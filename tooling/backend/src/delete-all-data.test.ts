import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { channels } from "./db/schema/shop.ts";
import type { FileStore } from "./files/file-store.ts";
import { storeFile } from "./files/stored-file.ts";
import { deleteAllData } from "./delete-all-data.ts";
import { testDatabase } from "./testing/database.ts";

const dataDir = mkdtempSync(join(tmpdir(), "noren-fresh-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it("deletes the database, the files that it lists, and the data folder except its secret", async () => {
  const { db, url } = await testDatabase();
  const bucket = new Map<string, Uint8Array<ArrayBuffer>>([["other-app/data.csv", new Uint8Array()]]);
  const files: FileStore = {
    put: async (key, bytes) => void bucket.set(key, bytes),
    get: async () => undefined,
    remove: async (key) => void bucket.delete(key),
    getFreeBytes: async () => null,
  };
  const [channel] = await db.select().from(channels);
  const now = new Date();
  const file = { dir: "exports", name: "住所録.csv", type: "text/csv" as const, bytes: new Uint8Array([1]) };
  await storeFile(db, files, { ...file, channelId: channel?.id ?? 0, createdAt: now, expiresAt: null });
  expect(bucket.size).toBe(2);
  for (const folder of ["files/inquiries/0a", "outbox", "pictures"]) {
    mkdirSync(join(dataDir, folder), { recursive: true });
    writeFileSync(join(dataDir, folder, "left"), "personal data");
  }
  writeFileSync(join(dataDir, "secret"), "secret");

  await deleteAllData(url, dataDir, files);
  expect([...bucket.keys()]).toEqual(["other-app/data.csv"]);
  expect(["files", "outbox", "pictures", "secret"].map((name) => existsSync(join(dataDir, name)))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  const { rows } = await db.execute(sql`SELECT FROM pg_tables WHERE schemaname = 'public'`);
  expect(rows).toEqual([]);
  await deleteAllData(url, dataDir, files);
});
