import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  AFTER_ORDER,
  createDiscountedCart,
  type DiscountedCart,
  DISCOUNTED_TOTAL,
  BEFORE_ORDER,
} from "../testing/discounted-cart.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { type ServerProcess, startServerProcess } from "../testing/server-process.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

/** The key of the advisory lock whose holder stops an order at its checkpoint; any number. */
const GATE = 4711;

/** The checkpoints: after the first write to each table, the last one just before the commit. */
const CHECKPOINTS = {
  "stock moved": "AFTER INSERT ON stock_movements",
  "order inserted": "AFTER INSERT ON orders",
  "lines inserted": "AFTER INSERT ON order_lines",
  "coupon used": "AFTER INSERT ON coupon_uses",
  "points spent": "AFTER INSERT ON point_entries",
  "mail queued": "AFTER INSERT ON mails",
  "cart closed": "AFTER UPDATE OF decided_at ON carts",
} as const;

describe("placing an order in a process that is killed", () => {
  let shop: TestShop;
  let gate: pg.Client;
  let server: ServerProcess;
  /** The server of the next test; it starts during the current one. */
  let nextServer: Promise<ServerProcess>;
  beforeAll(async () => {
    shop = await openTestShop();
    await shop.db.execute(sql`
      CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_advisory_xact_lock(${sql.raw(String(GATE))}); RETURN NULL; END $$`);
    nextServer = startServerProcess(shop);
  });
  afterAll(async () => (await nextServer).kill());
  beforeEach(async () => {
    gate = new pg.Client({ connectionString: shop.url });
    await gate.connect();
    server = await nextServer;
    nextServer = startServerProcess(shop);
  }, 30_000);
  afterEach(async () => {
    await gate.end();
    await expectInvariants(shop);
  });

  /** Sends a request and kills the server as soon as the request waits at the gate. */
  const killAtGate = async (trigger: string, send: () => Promise<unknown>) => {
    await shop.db.execute(sql.raw(trigger));
    await gate.query("SELECT pg_advisory_lock($1)", [GATE]);
    const answer = send().then(
      () => "answered",
      () => "lost",
    );
    const waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'advisory' AND datname = current_database()";
    await expect.poll(async () => (await gate.query(waiting)).rowCount, { timeout: 20_000 }).toBe(1);
    await server.kill();
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

  const placeOrderAtServer = async ({ cart, memberId }: DiscountedCart) => {
    const token = await shop.accessToken(memberId);
    return fetch(`${server.origin}/v1/carts/${cart.token}/decision`, {
      method: "POST",
      headers: { "x-channel": "simple", "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ total_payment: DISCOUNTED_TOTAL }),
    });
  };

  it.each(Object.entries(CHECKPOINTS))(
    "changes nothing when killed after '%s', and a retry places one order",
    async (_, when) => {
      const ready = await createDiscountedCart(shop);
      const trigger = `CREATE TRIGGER gate ${when} FOR EACH ROW EXECUTE FUNCTION wait_at_gate()`;
      await killAtGate(trigger, () => placeOrderAtServer(ready));
      await shop.db.execute(sql.raw(`DROP TRIGGER gate ON ${when.split(" ").at(-1)}`));
      expect(await ready.readEffects()).toEqual(BEFORE_ORDER);
      expect((await ready.cart.placeOrder(DISCOUNTED_TOTAL)).status).toBe(200);
      expect((await ready.cart.placeOrder(DISCOUNTED_TOTAL)).status).toBe(200);
      expect(await ready.readEffects()).toEqual(AFTER_ORDER);
    },
  );

  it("is complete or absent when killed during the commit, and a retry returns the one order", async () => {
    const ready = await createDiscountedCart(shop);
    const trigger =
      "CREATE CONSTRAINT TRIGGER gate AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wait_at_gate()";
    await killAtGate(trigger, () => placeOrderAtServer(ready));
    await shop.db.execute(sql`DROP TRIGGER gate ON orders`);
    const effects = await ready.readEffects();
    expect(effects).toEqual(effects.orders === 1 ? AFTER_ORDER : BEFORE_ORDER);
    expect((await ready.cart.placeOrder(DISCOUNTED_TOTAL)).status).toBe(200);
    expect(await ready.readEffects()).toEqual(AFTER_ORDER);
  });
});
