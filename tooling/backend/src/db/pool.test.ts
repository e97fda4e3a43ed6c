import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setLogLevel } from "../process/log.ts";
import { testDatabase } from "../testing/database.ts";
import { type Database, openDatabase } from "./pool.ts";

describe("a pool of one connection", () => {
  let database: Database;
  beforeAll(async () => {
    setLogLevel("silent");
    database = openDatabase((await testDatabase()).url, { connections: 1 });
  });
  afterAll(() => database.close());

  const one = () =>
    database.db.transaction(async (tx) => (await tx.execute<{ one: number }>(sql`SELECT 1 AS one`)).rows);

  it("reuses it after it broke at the beginning of a transaction", async () => {
    database.db.$client.once("acquire", (client) => void client.connection.stream.destroy());
    await expect(one()).rejects.toThrow("begin");
    expect(await one()).toEqual([{ one: 1 }]);
  });

  it("reuses it after it broke inside one", async () => {
    const broken = database.db.transaction(async (tx) =>
      tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`),
    );
    await expect(broken).rejects.toThrow("Failed query");
    expect(await one()).toEqual([{ one: 1 }]);
  });

  it("reuses it after a rollback", async () => {
    const failed = database.db.transaction(async (tx) => {
      await tx.execute(sql`CREATE TABLE rolled_back ()`);
      throw new Error("failed");
    });
    await expect(failed).rejects.toThrow("failed");
    expect(await one()).toEqual([{ one: 1 }]);
    const { rows } = await database.db.execute(sql`SELECT to_regclass('rolled_back') AS found`);
    expect(rows).toEqual([{ found: null }]);
  });
});
