import { calls } from "@noren/contract";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "../db/schema/account.ts";
import { coupons } from "../db/schema/coupon.ts";
import { pointEntries } from "../db/schema/point.ts";
import { signAccessToken } from "../http/token.ts";
import { readyCart } from "../testing/cart.fixture.ts";
import { testCoupon } from "../testing/coupon.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { expectPromises } from "../testing/promises.ts";
import { type ServerProcess, startServerProcess } from "../testing/server-process.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { stockOf, testVariant } from "../testing/variant.fixture.ts";

/** Any number; whoever holds it stops a decision at the seam. */
const GATE = 4711;

/** Where a decision is stopped: after the first write of each kind, and when all is written and nothing is committed. */
const SEAMS = {
  "stock taken": "AFTER INSERT ON stock_movements",
  "order begun": "AFTER INSERT ON orders",
  "lines written": "AFTER INSERT ON order_lines",
  "coupon used": "AFTER INSERT ON coupon_uses",
  "points spent": "AFTER INSERT ON point_entries",
  "mail queued": "AFTER INSERT ON mails",
  "cart closed": "AFTER UPDATE OF decided_at ON carts",
} as const;

describe("a decision whose process is killed", { timeout: 60_000 }, () => {
  let shop: TestShop;
  let gate: pg.Client;
  let doomed: ServerProcess;
  /** Starts while the one before is dying. */
  let next: Promise<ServerProcess>;
  beforeAll(async () => {
    shop = await openTestShop();
    await shop.db.execute(sql`
      CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_advisory_xact_lock(${sql.raw(String(GATE))}); RETURN NULL; END $$`);
    next = startServerProcess(shop);
  });
  afterAll(async () => (await next).kill());
  beforeEach(async () => {
    gate = new pg.Client({ connectionString: shop.url });
    await gate.connect();
    doomed = await next;
    next = startServerProcess(shop);
  }, 30_000);
  afterEach(async () => {
    await gate.end();
    await expectPromises(shop);
  });

  /** Decides a cart by the doomed process, which is killed as soon as it waits at the gate. */
  const dieAt = async (trigger: string, ask: () => Promise<unknown>) => {
    await shop.db.execute(sql.raw(trigger));
    await gate.query("SELECT pg_advisory_lock($1)", [GATE]);
    const answer = ask().then(
      () => "answered",
      () => "lost",
    );
    await expect
      .poll(
        async () => (await gate.query("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")).rowCount,
        {
          timeout: 20_000,
        },
      )
      .toBe(1);
    await doomed.kill();
    await gate.query("SELECT pg_advisory_unlock_all()");
    expect(await answer).toBe("lost");
    await expect
      .poll(
        async () => {
          const others = "pid NOT IN (pg_backend_pid()) AND state <> 'idle' AND datname = current_database()";
          return (await gate.query(`SELECT 1 FROM pg_stat_activity WHERE ${others}`)).rowCount;
        },
        { timeout: 20_000 },
      )
      .toBe(0);
  };

  /** 3300 yen of cups with 500 yen off and 800 points, by a member. */
  const discounted = async () => {
    const variant = await testVariant(shop, { stock: 3 });
    const { id: memberId } = await testMember(shop);
    await shop.db.insert(pointEntries).values({ userId: memberId, amount: 1000, reason: "adjusted" });
    const coupon = await testCoupon(shop, { amount: 500, useLimit: 1 });
    const cart = await readyCart(shop, [[variant, 3]], memberId);
    await cart.edit(calls.addCartCoupon, { code: coupon.code });
    await cart.edit(calls.setCartPoint, { use_point: 800 });
    const state = async () => ({
      stock: await stockOf(shop, variant),
      point: (await shop.db.select().from(users).where(eq(users.id, memberId)))[0]?.point,
      used: (await shop.db.select().from(coupons).where(eq(coupons.id, coupon.id)))[0]?.usedCount,
      orders: (await shop.call(calls.listOrders, { memberId })).body.data.length as number,
    });
    const atDoomed = async () => {
      const { body } = await shop.call(calls.getCart, { memberId, params: { token: cart.token } });
      expect(body.detail.order.total_payment).toBe(2770);
      return fetchAs(memberId, `${doomed.origin}/v1/carts/${cart.token}/decision`);
    };
    return { cart, state, atDoomed };
  };

  const fetchAs = async (memberId: number, url: string) => {
    const token = await signAccessToken(shop.secret, "simple", memberId, new Date());
    return fetch(url, {
      method: "POST",
      headers: { "x-channel": "simple", "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ total_payment: 2770 }),
    });
  };

  it.each(Object.entries(SEAMS))("at '%s' has taken nothing, and the next try makes the one order", async (_, when) => {
    const { cart, state, atDoomed } = await discounted();
    await dieAt(`CREATE TRIGGER gate ${when} FOR EACH ROW EXECUTE FUNCTION wait_at_gate()`, atDoomed);
    await shop.db.execute(sql.raw(`DROP TRIGGER gate ON ${when.split(" ").at(-1)}`));
    expect(await state()).toEqual({ stock: 3, point: 1000, used: 0, orders: 0 });
    expect((await cart.decide(2770)).status).toBe(200);
    expect((await cart.decide(2770)).status).toBe(200);
    expect(await state()).toEqual({ stock: 0, point: 200, used: 1, orders: 1 });
  });

  it("while it commits has either all or nothing, and the next try answers the one order", async () => {
    const { cart, state, atDoomed } = await discounted();
    const trigger =
      "CREATE CONSTRAINT TRIGGER gate AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wait_at_gate()";
    await dieAt(trigger, atDoomed);
    await shop.db.execute(sql`DROP TRIGGER gate ON orders`);
    const { orders, ...taken } = await state();
    expect(taken).toEqual(orders === 1 ? { stock: 0, point: 200, used: 1 } : { stock: 3, point: 1000, used: 0 });
    expect((await cart.decide(2770)).status).toBe(200);
    expect(await state()).toEqual({ stock: 0, point: 200, used: 1, orders: 1 });
  });
});
