import pg from "pg";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../db/pool.ts";
import {
  AFTER_ORDER,
  createDiscountedCart,
  type DiscountedCart,
  DISCOUNTED_TOTAL,
  BEFORE_ORDER,
} from "../testing/discounted-cart.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { placeOrder, type Checkpoint } from "./place-order.ts";

describe("an interrupted order", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterEach(() => expectInvariants(shop));

  const steps: Parameters<Checkpoint>[0][] = [
    "cart locked",
    "checked",
    "stock taken",
    "order written",
    "discounts taken",
    "cart closed",
  ];
  const placeOrderInterruptedAt = async ({ cart, memberId }: DiscountedCart, at: string) => {
    const { db, close } = openDatabase(shop.url, { connections: 1 });
    const admin = new pg.Client({ connectionString: shop.url });
    await admin.connect();
    const context = { db, channel: shop.simple, now: () => shop.clock.now, memberId, secret: shop.secret };
    const outcome = await placeOrder(context, cart.token, DISCOUNTED_TOTAL, async (step) => {
      if (step !== at) return;
      const { rows } = await admin.query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'",
      );
      expect(rows).toHaveLength(1);
      await admin.query("SELECT pg_terminate_backend($1, 5000)", [rows[0]?.pid]);
    }).then(
      () => "placed",
      () => "interrupted",
    );
    await admin.end();
    await close();
    return outcome;
  };

  it.each(steps)("at '%s' changes nothing, and the next attempt places the order", async (step) => {
    const ready = await createDiscountedCart(shop);
    expect(await placeOrderInterruptedAt(ready, step)).toBe("interrupted");
    expect(await ready.readEffects()).toEqual(BEFORE_ORDER);
    await expectInvariants(shop);
    expect((await ready.cart.placeOrder(DISCOUNTED_TOTAL)).status).toBe(200);
    expect(await ready.readEffects()).toEqual(AFTER_ORDER);
  });

  it("with a lost response is returned by the next request", async () => {
    const ready = await createDiscountedCart(shop);
    expect(await placeOrderInterruptedAt(ready, "never")).toBe("placed");
    const { body } = await ready.cart.placeOrder(DISCOUNTED_TOTAL);
    expect(await ready.readEffects()).toEqual(AFTER_ORDER);
    expect(body.order.total_payment).toBe(DISCOUNTED_TOTAL);
  });
});
