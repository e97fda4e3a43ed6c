import { inArray, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { type Database, type Db, openDatabase, type Transaction } from "./pool.ts";
import { channels } from "./schema/shop.ts";

const PREPARED = sql`SELECT statement FROM pg_prepared_statements ORDER BY prepare_time`;

describe("statements of the query builder", () => {
  const opened: Database[] = [];
  let db: Db;
  beforeEach(async () => {
    const database = openDatabase((await testDatabase()).url, { connections: 1 });
    opened.push(database);
    ({ db } = database);
  });
  afterAll(() => Promise.all(opened.map(({ close }) => close())));

  const selectChannels = (keys: string[], from: Db | Transaction = db) =>
    from.select({ key: channels.key }).from(channels).where(inArray(channels.key, keys));
  const listPrepared = async () =>
    (await db.execute<{ statement: string }>(PREPARED)).rows.map(({ statement }) => statement);

  it("are prepared once per connection, inside and outside a transaction, with the values of each run", async () => {
    expect(await selectChannels(["simple"])).toEqual([{ key: "simple" }]);
    expect(await db.transaction((tx) => selectChannels(["fl1"], tx))).toEqual([{ key: "fl1" }]);
    expect(await selectChannels(["none"])).toEqual([]);
    expect(await listPrepared()).toEqual([expect.stringContaining('"channels"."key" in ($1)')]);
  });

  it("run again after one failed", async () => {
    const divide = (by: number) => db.execute<{ result: number }>(sql`SELECT 6 / ${by}::int AS result`);
    await expect(divide(0)).rejects.toThrow("Failed query");
    expect((await divide(2)).rows).toEqual([{ result: 3 }]);
  });

  it("are prepared up to a limit, beyond which they run as well", async () => {
    for (let length = 1; length <= 402; length++) {
      const keys = Array.from({ length }, (_, index) => (index === 0 ? "simple" : `none-${index}`));
      expect(await selectChannels(keys)).toEqual([{ key: "simple" }]);
    }
    const prepared = await listPrepared();
    expect(prepared).toHaveLength(400);
    expect(new Set(prepared).size).toBe(400);
  });

  it("are not prepared if they are long, nor without values", async () => {
    const keys = Array.from({ length: 1000 }, (_, index) => `none-${index}`);
    expect(await selectChannels(keys)).toEqual([]);
    await db.execute(sql`SELECT 1`);
    expect(await listPrepared()).toEqual([]);
  });
});
