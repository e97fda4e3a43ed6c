import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addMinutes } from "date-fns/addMinutes";
import { CARD_LIMITS, toStoredLimits } from "../card/count-refused-card.ts";
import { openDatabase } from "../db/pool.ts";
import { attempts } from "../db/schema/account.ts";
import { stockMovements } from "../db/schema/catalogue.ts";
import { channels } from "../db/schema/shop.ts";
import { incrementAttempts } from "../rate-limit/attempts.ts";
import { killAfter } from "../testing/kill-after.ts";
import { TIMEOUT_FACTOR } from "../testing/timeout-factor.ts";
import { CARDS, cardOf, type TestService } from "../testing/payment-service.ts";
import { openShopWithPayments, readOrders, testPaymentCart } from "../testing/payment.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import type { TestShop } from "../testing/shop.ts";
import { readStock } from "../testing/variant.fixture.ts";
import { payAndPlaceOrder, type CheckoutContext } from "./pay-and-place-order.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import type { PaymentContext } from "../context/request-context.ts";

const good = cardOf(CARDS.good);
/** More steps than an order with a payment has. */
const MAX_STEPS = 60;

describe("an interrupted payment", { timeout: 120_000 }, () => {
  let shop: TestShop;
  let pay: TestService;
  let context: PaymentContext;
  let guest: CheckoutContext;
  beforeAll(async () => {
    ({ shop, pay, context } = await openShopWithPayments());
    const [channel] = await shop.db.select().from(channels).where(eq(channels.key, "simple"));
    guest = { ...context, channel: channel!, memberId: null };
  });
  beforeEach(() => {
    pay.restore();
    pay.payments.clear();
  });
  afterEach(() => expectInvariants(shop));

  const atService = () => [...pay.payments.values()].map(({ status }) => status);
  const reconcileLater = async () => {
    const { now } = shop.clock;
    shop.clock.now = addMinutes(now, 30);
    await reconcilePayments(context);
    shop.clock.now = now;
  };
  /** Pays and places the order in a process killed at each step in turn; returns the number of steps. */
  const forEachKillStep = async (then: (cart: Awaited<ReturnType<typeof testPaymentCart>>) => Promise<void>) => {
    for (let killStep = 1; killStep <= MAX_STEPS; killStep += 1) {
      pay.payments.clear();
      const cart = await testPaymentCart(shop, "card");
      const process = killAfter(guest, killStep);
      await payAndPlaceOrder(process.context, cart.token, 2970, { choice: good }).catch(() => undefined);
      await then(cart);
      await expectInvariants(shop);
      if (!process.isKilled()) return killStep - 1;
    }
    return MAX_STEPS;
  };

  it("continues from any step when the request is repeated: one order, paid once", async () => {
    const steps = await forEachKillStep(async (cart) => {
      const answer = await cart.placeOrder(good);
      expect(answer).toMatchObject({ status: 200, body: { payment: null } });
      await reconcilePayments(context);
      expect((await cart.order(answer.body.order_no)).body.status).toBe("paid");
      expect(atService()).toEqual(["captured"]);
      expect(await readStock(shop, cart.variant)).toBe(18);
    });
    expect(steps).toBeGreaterThan(10);
    expect(steps).toBeLessThan(MAX_STEPS);
  });

  it("is cancelled, or belongs to a paid order, if the request is not repeated", async () => {
    await forEachKillStep(async (cart) => {
      const before = await readOrders(shop);
      await reconcileLater();
      expect(await readOrders(shop)).toHaveLength(before.length);
      const isOrdered = (await readStock(shop, cart.variant)) === 18;
      expect(atService().filter((status) => status !== "returned")).toEqual(isOrdered ? ["captured"] : []);
      if (isOrdered) expect((await readOrders(shop)).at(-1)?.status).toBe("paid");
    });
  });

  it("is authorised once if it stops before or after the service's authorisation", async () => {
    for (const where of ["before", "after"] as const) {
      pay.payments.clear();
      const cart = await testPaymentCart(shop, "card");
      pay.failAt("authorise", where);
      expect(await cart.placeOrder(good)).toMatchObject({ status: 409, body: { code: "cart.payment.unreachable" } });
      pay.restore();
      expect((await cart.placeOrder(good)).body.order.status).toBe("paid");
      expect(pay.payments.size).toBe(1);
    }
  });

  it("continues without the card after the service's authorisation", async () => {
    const cart = await testPaymentCart(shop, "card");
    pay.failAt("authorise", "after");
    await cart.placeOrder(good);
    pay.restore();
    expect((await cart.placeOrder()).body.order.status).toBe("paid");
  });

  it.each(["before", "after"] as const)("%s its capture leaves an order that is paid later", async (where) => {
    const cart = await testPaymentCart(shop, "card");
    pay.failAt("capture", where);
    const { status, body } = await cart.placeOrder(good);
    expect([status, body.order.status]).toEqual([200, "accepted"]);
    pay.restore();
    await reconcilePayments(context);
    expect((await cart.order(body.order_no)).body.status).toBe("paid");
    expect(atService()).toEqual(["captured"]);
  });

  it("is cancelled at once if the last piece was sold during the authorisation", async () => {
    const cart = await testPaymentCart(shop, "card");
    pay.runDuring("authorise", () =>
      shop.db.insert(stockMovements).values({ variantId: cart.variant, quantity: -19, reason: "counted" }),
    );
    const { status, body } = await cart.placeOrder(good);
    expect([status, body.code]).toEqual([409, "cart.decision.out_of_stock"]);
    expect(atService()).toEqual(["returned"]);
    expect((await cart.read()).transaction_error).toMatchObject({ code: "order_failed", message: body.message });
  });

  it("results in one payment, one order and one refusal taken back under concurrent requests in two processes", async () => {
    const cart = await testPaymentCart(shop, "card");
    const network = { limit: CARD_LIMITS.network, subject: "203.0.113.7" };
    for (let refused = 1; refused <= 5; refused += 1)
      await incrementAttempts(shop.db, network.limit, network.subject, shop.clock.now);
    const other = openDatabase(shop.url, { connections: 5, timeoutFactor: TIMEOUT_FACTOR });
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        payAndPlaceOrder(index % 2 ? guest : { ...guest, db: other.db }, cart.token, 2970, {
          choice: good,
          refusalLimits: toStoredLimits([network]),
        }),
      ),
    );
    await other.close();
    const answers = results.map((each) => (each.status === "fulfilled" ? each.value : each.reason));
    const placed = answers.filter((answer) => answer.kind === "placed");
    expect(placed).toHaveLength(20);
    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(1);
    const counted = await shop.db.select().from(attempts).where(eq(attempts.scope, network.limit.scope));
    expect(counted.map(({ count }) => count)).toEqual([4]);
    expect(atService()).toEqual(["captured"]);
    expect(await readStock(shop, cart.variant)).toBe(18);
  });

  it("leaves the cart readable while the service does not answer three of its payments", async () => {
    const cart = await testPaymentCart(shop, "card");
    let token: string | undefined;
    const payDuring = async (others: number): Promise<void> => {
      if (others === 0) return void ({ token } = await cart.read());
      pay.runDuring("authorise", () => payDuring(others - 1));
      await cart.placeOrder(cardOf(`tok-${others}`));
    };
    await payDuring(3);
    expect(token).toBe(cart.token);
  });

  it("is reconciled by one process at a time", async () => {
    const cart = await testPaymentCart(shop, "card");
    pay.failAt("capture", "before");
    await cart.placeOrder(good);
    pay.restore();
    pay.requestedSteps.length = 0;
    const other = openDatabase(shop.url, { connections: 2, timeoutFactor: TIMEOUT_FACTOR });
    pay.runDuring("capture", () => reconcilePayments({ ...context, db: other.db }));
    await reconcilePayments(context);
    await other.close();
    expect(pay.requestedSteps.filter((step) => step === "capture")).toHaveLength(1);
  });
});
