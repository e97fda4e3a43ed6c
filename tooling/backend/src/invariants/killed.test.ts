import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signAccessToken } from "../http/token.ts";
import {
  ALL_TAKEN,
  discountedCart,
  type DiscountedCart,
  DISCOUNTED_TOTAL,
  NOTHING_TAKEN,
} from "../testing/discounted-cart.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { type ServerProcess, startServerProcess } from "../testing/server-process.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

/** Any number. The holder of this advisory lock stops a decision at its checkpoint. */
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

describe("a decision whose process is killed", () => {
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
    await expectInvariants(shop);
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

  const decideAtDoomed = async ({ cart, memberId }: DiscountedCart) => {
    const token = await signAccessToken(shop.secret, "simple", memberId, new Date());
    return fetch(`${doomed.origin}/v1/carts/${cart.token}/decision`, {
      method: "POST",
      headers: { "x-channel": "simple", "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ total_payment: DISCOUNTED_TOTAL }),
    });
  };

  it.each(Object.entries(SEAMS))("at '%s' has taken nothing, and the next try makes the one order", async (_, when) => {
    const ready = await discountedCart(shop);
    const trigger = `CREATE TRIGGER gate ${when} FOR EACH ROW EXECUTE FUNCTION wait_at_gate()`;
    await dieAt(trigger, () => decideAtDoomed(ready));
    await shop.db.execute(sql.raw(`DROP TRIGGER gate ON ${when.split(" ").at(-1)}`));
    expect(await ready.taken()).toEqual(NOTHING_TAKEN);
    expect((await ready.cart.decide(DISCOUNTED_TOTAL)).status).toBe(200);
    expect((await ready.cart.decide(DISCOUNTED_TOTAL)).status).toBe(200);
    expect(await ready.taken()).toEqual(ALL_TAKEN);
  });

  it("while it commits has either all or nothing, and the next try answers the one order", async () => {
    const ready = await discountedCart(shop);
    const trigger =
      "CREATE CONSTRAINT TRIGGER gate AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wait_at_gate()";
    await dieAt(trigger, () => decideAtDoomed(ready));
    await shop.db.execute(sql`DROP TRIGGER gate ON orders`);
    const taken = await ready.taken();
    expect(taken).toEqual(taken.orders === 1 ? ALL_TAKEN : NOTHING_TAKEN);
    expect((await ready.cart.decide(DISCOUNTED_TOTAL)).status).toBe(200);
    expect(await ready.taken()).toEqual(ALL_TAKEN);
  });
});
