import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { type Database, type Db, openDatabase, type Transaction } from "./pool.ts";
import { runStatement } from "./statement.ts";

const PREPARED = "SELECT count(*) AS count FROM pg_prepared_statements WHERE statement = $1";
const SUM = "SELECT $1::int + $2::int AS sum";

describe("run", () => {
  let database: Database;
  beforeAll(async () => {
    database = openDatabase((await testDatabase()).url, { connections: 1 });
  });
  afterAll(() => database.close());

  const sum = async (db: Db | Transaction) => {
    await runStatement(db, SUM, [1, 2]);
    return runStatement<{ sum: number }>(db, SUM, [3, 4]);
  };

  it("is prepared once per connection, inside and outside a transaction", async () => {
    const { db } = database;
    expect(await db.transaction(sum)).toEqual([{ sum: 7 }]);
    expect(await sum(db)).toEqual([{ sum: 7 }]);
    expect(await runStatement(db, PREPARED, [SUM])).toEqual([{ count: 1 }]);
  });

  it("prepares only the first of many varied texts", async () => {
    // Other tests of this process may have prepared texts.
    vi.resetModules();
    const { runVariedStatement } = await import("./statement.ts");
    const { db } = database;
    for (let count = 1; count <= 100; count += 1) {
      const numbers = Array.from({ length: count }, (_, index) => index);
      const many = `SELECT ${numbers.map((index) => `$${index + 1}::int`).join(" + ")} AS sum_of_many`;
      const sum = numbers.reduce((total, number) => total + number, 0);
      expect(await runVariedStatement(db, many, numbers)).toEqual([{ sum_of_many: sum }]);
    }
    const counted = "SELECT count(*)::int FROM pg_prepared_statements WHERE statement LIKE '%sum_of_many'";
    expect(await runStatement(db, counted, [])).toEqual([{ count: 60 }]);
  });

  it("takes part in a transaction and in a nested one", async () => {
    const write = (db: Db | Transaction) => runStatement(db, "CREATE TABLE rolled_back AS SELECT $1::int AS one", [1]);
    const { db } = database;
    const rolledBack = (work: (tx: Transaction) => Promise<unknown>) =>
      db.transaction(async (tx) => {
        await work(tx);
        throw new Error("rolledBack");
      });
    await expect(rolledBack(write)).rejects.toThrow("rolledBack");
    await expect(rolledBack((tx) => tx.transaction(sum))).rejects.toThrow("rolledBack");
    expect(await runStatement(db, "SELECT to_regclass('rolled_back') AS found", [])).toEqual([{ found: null }]);
  });
});
