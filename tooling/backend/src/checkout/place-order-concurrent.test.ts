import pg from "pg";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../db/pool.ts";
import { otherOrderer, readyCart } from "../testing/cart.fixture.ts";
import { expectLockWaits } from "../testing/expect-lock-waits.ts";
import { TIMEOUT_FACTOR } from "../testing/timeout-factor.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { readStock, testVariant } from "../testing/variant.fixture.ts";
import { placeOrder } from "./place-order.ts";

describe("placing orders concurrently", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterEach(() => expectInvariants(shop));

  const guest = () => ({ channel: shop.simple, now: () => shop.clock.now, memberId: null, secret: shop.secret });

  it("sells no piece twice in two processes", async () => {
    const variant = await testVariant(shop, { stock: 7 });
    const carts = await Promise.all(
      Array.from({ length: 10 }, () => readyCart(shop, [[variant, 1]], undefined, otherOrderer())),
    );
    const other = openDatabase(shop.url, { connections: 5, timeoutFactor: TIMEOUT_FACTOR });
    const results = await Promise.allSettled(
      carts.flatMap((cart) => [shop.db, other.db].map((db) => placeOrder({ ...guest(), db }, cart.token, 1870))),
    );
    await other.close();
    const placed = results.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    const ids = placed.map((each) => (each.kind === "placed" ? each.orderId : each.kind));
    expect(new Set(ids).size).toBe(7);
    expect(await readStock(shop, variant)).toBe(0);
  });

  async function begin(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: shop.url });
    await client.connect();
    await client.query("BEGIN");
    return client;
  }
  async function end(client: pg.Client): Promise<void> {
    await client.query("COMMIT");
    await client.end();
  }

  it("retries after a deadlock with a catalogue change that locks in the opposite order", async () => {
    const [low, middle, high] = [await testVariant(shop), await testVariant(shop), await testVariant(shop)];
    const cart = await readyCart(shop, [
      [low, 1],
      [middle, 1],
      [high, 1],
    ]);
    const [gate, change] = [await begin(), await begin()];
    const lock = (client: pg.Client, id: number) =>
      client.query("UPDATE variants SET position = 1 WHERE id = $1", [id]);
    await lock(gate, middle);
    // PostgreSQL looks for a deadlock once for each wait, after this time. The order waits last, so the order is aborted.
    await change.query("SET LOCAL deadlock_timeout = '60s'");
    await lock(change, high);
    const placing = placeOrder({ ...guest(), db: shop.db }, cart.token, 4070);
    await expectLockWaits(shop.db, 1);
    const changing = lock(change, low);
    await expectLockWaits(shop.db, 2);
    await end(gate);
    await changing;
    await end(change);
    expect(await placing).toMatchObject({ kind: "placed" });
    expect([await readStock(shop, low), await readStock(shop, high)]).toEqual([19, 19]);
  });

  it("stores amounts above the integer range", async () => {
    const dear = await testVariant(shop, { price: 2_000_000_000, stock: 18 });
    const cart = await readyCart(shop, [[dear, 9]]);
    const answer = await cart.placeOrder();
    expect(answer.body.order).toMatchObject({ total_payment: 18_000_000_000, total_tax: 1_636_363_636 });
  });
});
