import { calls } from "@noren/contract";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Database, openDatabase } from "./db/pool.ts";
import { insertProducts, productDraft } from "./testing/catalogue.fixture.ts";
import { testDatabase } from "./testing/database.ts";
import { testMember } from "./testing/member.fixture.ts";
import { openTestShop, type TestAnswer, type TestShop } from "./testing/shop.ts";

const CONNECTIONS = 2;

describe("a shop whose orders table is locked", () => {
  let shop: TestShop;
  let ordering: Database;
  let browsing: Database;
  let other: pg.Client;
  let headers: Record<string, string>;
  let waiting: Promise<TestAnswer[]>;
  beforeAll(async () => {
    const { url } = await testDatabase();
    ordering = openDatabase(url, { connections: CONNECTIONS, timeoutFactor: 0.5 });
    browsing = openDatabase(url, { connections: CONNECTIONS });
    shop = await openTestShop({ database: { db: ordering.db, url }, browsingDb: browsing.db });
    await insertProducts(shop.db, shop.simple.id, [productDraft("cup")]);
    headers = { authorization: `Bearer ${await shop.accessToken((await testMember(shop)).id)}` };
    other = new pg.Client({ connectionString: url });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await Promise.all([ordering.close(), browsing.close()]);
  });

  /** Fills the pool with calls that wait for the lock, and adds one more. */
  beforeEach(async () => {
    await other.query("BEGIN; LOCK TABLE orders IN ACCESS EXCLUSIVE MODE");
    const listOrders = () => shop.call(calls.listOrders, { headers });
    waiting = Promise.all(Array.from({ length: CONNECTIONS + 1 }, listOrders));
    await vi.waitUntil(() => ordering.db.$client.waitingCount === 1);
  });
  afterEach(() => other.query("ROLLBACK"));

  it("lets guests and members browse, and stays ready", async () => {
    for (const caller of [{}, { headers }]) {
      expect((await shop.call(calls.listProducts, caller)).body.data).toHaveLength(1);
      expect((await shop.call(calls.getProduct, { ...caller, params: { key: "cup" } })).status).toBe(200);
      expect((await shop.call(calls.listReviews, { ...caller, params: { key: "cup" } })).status).toBe(200);
      expect((await shop.call(calls.getSettings, caller)).status).toBe(200);
    }
    expect((await shop.fetch("/readyz", { channel: null })).status).toBe(200);
    expect(ordering.db.$client.waitingCount).toBe(1);
    await waiting;
  });

  it("answers 503 with Retry-After when a lock or a connection is not free in time, and recovers", async () => {
    for (const { status, body, headers: answered } of await waiting) {
      expect([status, body.code, answered.get("retry-after")]).toEqual([503, "unavailable", "5"]);
    }
    await other.query("ROLLBACK");
    expect((await shop.call(calls.listOrders, { headers })).status).toBe(200);
  });
});
