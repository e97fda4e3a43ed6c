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

  it("retries after a deadlock with a catalogue change that locks in the opposite order", async () => {
    const [low, high] = [await testVariant(shop), await testVariant(shop)];
    const cart = await readyCart(shop, [
      [low, 1],
      [high, 1],
    ]);
    const change = new pg.Client({ connectionString: shop.url });
    await change.connect();
    await change.query("BEGIN");
    // The order detects the deadlock first, so PostgreSQL aborts the order and not this change.
    await change.query("SET LOCAL deadlock_timeout = '20s'");
    await change.query("UPDATE variants SET position = 1 WHERE id = $1", [high]);
    const placing = placeOrder({ ...guest(), db: shop.db }, cart.token, 2970);
    await expectLockWaits(shop.db, 1);
    await change.query("UPDATE variants SET position = 1 WHERE id = $1", [low]);
    await change.query("COMMIT");
    await change.end();
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
