import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../db/pool.ts";
import { readyCart, type TestCart } from "../testing/cart.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { expectPromises } from "../testing/promises.ts";
import { stockOf, testVariant } from "../testing/variant.fixture.ts";
import { decideCart, type Seam } from "./decide-cart.ts";

describe("a decision cut off between two steps", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterEach(() => expectPromises(shop));

  const ordersOf = async (token: string) => {
    const { rows } = await shop.db.execute<{ count: number }>(sql`
      SELECT count(*)::int FROM orders o JOIN cart_tokens t ON t.cart_id = o.cart_id WHERE t.hash = sha256(${token}::bytea)`);
    return rows[0]?.count;
  };
  const steps: Parameters<Seam>[0][] = [
    "cart locked",
    "checked",
    "stock taken",
    "order written",
    "discounts taken",
    "cart closed",
  ];
  const decidesCutOff = async (cart: TestCart, at: string) => {
    const { db, close } = openDatabase(shop.url, { connections: 1 });
    const admin = new pg.Client({ connectionString: shop.url });
    await admin.connect();
    const surroundings = { db, channel: shop.simple, now: () => shop.clock.now, memberId: null, secret: shop.secret };
    const outcome = await decideCart(surroundings, cart.token, 2970, async (step) => {
      if (step !== at) return;
      const { rows } = await admin.query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'",
      );
      expect(rows).toHaveLength(1);
      await admin.query("SELECT pg_terminate_backend($1, 5000)", [rows[0]?.pid]);
    }).then(
      () => "decided",
      () => "cut off",
    );
    await admin.end();
    await close();
    return outcome;
  };

  it.each(steps)("at '%s' leaves nothing behind, and the next try makes the one order", async (step) => {
    const variant = await testVariant(shop, { stock: 2 });
    const cart = await readyCart(shop, [[variant, 2]]);
    expect(await decidesCutOff(cart, step)).toBe("cut off");
    expect(await ordersOf(cart.token)).toBe(0);
    expect(await stockOf(shop, variant)).toBe(2);
    await expectPromises(shop);
    expect((await cart.decide(2970)).status).toBe(200);
    expect(await ordersOf(cart.token)).toBe(1);
    expect(await stockOf(shop, variant)).toBe(0);
  });

  it("after the end, with the answer lost, the same order is answered", async () => {
    const variant = await testVariant(shop);
    const cart = await readyCart(shop, [[variant, 2]]);
    expect(await decidesCutOff(cart, "never")).toBe("decided");
    const { body } = await cart.decide(2970);
    expect(await ordersOf(cart.token)).toBe(1);
    expect(body.order.total_payment).toBe(2970);
  });
});
