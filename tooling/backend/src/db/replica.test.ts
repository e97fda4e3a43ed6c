import { calls } from "@noren/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiError } from "../http/api-error.ts";
import { toErrorAnswer } from "../http/failure.ts";
import { setLogLevel } from "../process/log.ts";
import { replaceDatabaseName } from "../testing/admin.ts";
import { productDraft, insertProducts } from "../testing/catalogue.fixture.ts";
import { testDatabase } from "../testing/database.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import type { Db } from "./pool.ts";
import { openReplica, type Replica } from "./replica.ts";

const databaseName = async (db: Db) =>
  (await db.execute<{ name: string }>(sql`SELECT current_database() AS name`)).rows[0]?.name;
const nameIn = (url: string) => new URL(url).pathname.slice(1);

describe("a shop with a read replica", () => {
  let shop: TestShop;
  let replica: Replica;
  /** A second database acts as the replica, with a product that only it contains. */
  beforeAll(async () => {
    const [primary, copy] = [await testDatabase(), await testDatabase()];
    replica = openReplica(copy.url, primary.db, toErrorAnswer);
    shop = await openTestShop({ database: primary, readReplica: replica.read });
    await insertProducts(shop.db, shop.simple.id, [productDraft("vase", { name: "primary" })]);
    await insertProducts(copy.db, shop.simple.id, [
      productDraft("vase", { name: "replica" }),
      productDraft("only-there"),
    ]);
  });
  afterAll(() => replica.close());

  it("reads guests' catalogue and search from it", async () => {
    const list = await shop.call(calls.listProducts, { query: { word: "replica" } });
    expect(list.body.data).toMatchObject([{ key: "vase", name: "replica" }]);
    expect((await shop.call(calls.getProduct, { params: { key: "only-there" } })).status).toBe(200);
  });

  it("reads for members from the primary, since the responses contain their favourites", async () => {
    const member = await testMember(shop);
    const { body } = await shop.call(calls.getProduct, { params: { key: "vase" }, memberId: member.id });
    expect(body.name).toBe("primary");
    await shop.call(calls.likeProduct, { params: { id: body.id }, memberId: member.id });
    const again = await shop.call(calls.getProduct, { params: { key: "vase" }, memberId: member.id });
    expect(again.body.is_favorite).toBe(true);
  });

  it("keeps carts in the primary", async () => {
    const { body } = await shop.call(calls.initCart, { body: {} });
    expect((await shop.call(calls.getCart, { params: { token: body.token } })).status).toBe(200);
    expect((await shop.db.execute(sql`SELECT FROM carts`)).rowCount).toBe(1);
  });
});

describe("reading with a replica", () => {
  let primary: { db: Db; url: string };
  beforeAll(async () => {
    setLogLevel("silent");
    primary = await testDatabase();
  });

  it("uses the primary when the replica is unreachable, and the replica again after five seconds", async () => {
    let now = 0;
    const used: Db[] = [];
    const replica = openReplica(replaceDatabaseName(primary.url, "not_there"), primary.db, toErrorAnswer, () => now);
    const read = () =>
      replica.read((db) => {
        used.push(db);
        return databaseName(db);
      });
    expect(await read()).toBe(nameIn(primary.url));
    expect(await read()).toBe(nameIn(primary.url));
    expect(used.map((db) => db === primary.db)).toEqual([false, true, true]);
    now = 5_000;
    await read();
    expect(used.map((db) => db === primary.db)).toEqual([false, true, true, false, true]);
    await replica.close();
  });

  it("uses the primary for a query that the replica cannot run, and the replica for the next", async () => {
    const copy = await testDatabase();
    const replica = openReplica(copy.url, primary.db, toErrorAnswer);
    // Simulates a migration that has reached only the primary.
    await primary.db.execute(sql`CREATE TABLE migrated AS SELECT 1 AS one`);
    const { rows } = await replica.read((db) => db.execute(sql`SELECT one FROM migrated`));
    expect(rows).toEqual([{ one: 1 }]);
    await replica.read((db) => db.execute(sql`CREATE TABLE written ()`));
    expect((await copy.db.execute(sql`SELECT to_regclass('written') AS found`)).rows).toEqual([{ found: null }]);
    expect(await replica.read(databaseName)).toBe(nameIn(copy.url));
    await replica.close();
  });

  it("does not retry a refusal", async () => {
    const replica = openReplica(primary.url, primary.db, toErrorAnswer);
    let attempts = 0;
    const refused = replica.read(() => {
      attempts += 1;
      return Promise.reject(new ApiError(404, "not_found", "gone"));
    });
    await expect(refused).rejects.toThrow("gone");
    expect(attempts).toBe(1);
    await replica.close();
  });
});
