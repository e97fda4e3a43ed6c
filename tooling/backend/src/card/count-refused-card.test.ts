import { calls } from "@noren/contract";
import { addMinutes } from "date-fns/addMinutes";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attempts } from "../db/schema/account.ts";
import { payments } from "../db/schema/payment.ts";
import type { PaymentContext } from "../context/request-context.ts";
import { reconcilePayments } from "../checkout/reconcile-payments.ts";
import { testMember } from "../testing/member.fixture.ts";
import { CARDS, cardOf, type TestService } from "../testing/payment-service.ts";
import { copyPaymentCarts, openShopWithPayments, resetPayments, testPaymentCart } from "../testing/payment.fixture.ts";
import type { TestShop } from "../testing/shop.ts";
import { incrementAttempts } from "../rate-limit/attempts.ts";
import { limitAuthenticatedCard } from "./card-attempts.ts";
import { CARD_LIMITS, toStoredLimits } from "./count-refused-card.ts";

describe("refusals of a network", () => {
  let shop: TestShop;
  let pay: TestService;
  let context: PaymentContext;
  beforeAll(async () => {
    ({ shop, pay, context } = await openShopWithPayments());
  });
  beforeEach(async () => {
    await resetPayments(shop, pay);
    await shop.db.delete(payments);
  });

  const good = cardOf(CARDS.good);
  const declinedCard = (number: number) => ({ token: CARDS.declined, token_key: `key${number}` });
  const challengedCard = (number: number) => ({ token: CARDS.challenged, token_key: `key${number}` });
  const refuse = async (number: number) =>
    (await (await testPaymentCart(shop, "card")).placeOrder(declinedCard(number))).status;
  const countRefusals = async () => {
    const [row] = await shop.db
      .select({ count: attempts.count })
      .from(attempts)
      .where(eq(attempts.scope, CARD_LIMITS.network.scope));
    return row?.count ?? 0;
  };
  const order = async (card: object) => {
    const { id: memberId } = await testMember(shop);
    const cart = await testPaymentCart(shop, "card", memberId);
    const { body } = await cart.placeOrder(card);
    const cancel = (id: string = body.order.id) =>
      shop.call(calls.cancelOrder, { memberId, params: { id }, body: { cancel_reason: null } });
    return { cart, body, cancel };
  };

  describe("that an order took back", () => {
    it("count again when the order is cancelled, so that orders and cancellations allow no further card", async () => {
      for (let number = 1; number <= 9; number += 1) expect(await refuse(number)).toBe(422);
      const first = await order(good);
      expect(await countRefusals()).toBe(8);
      expect((await first.cancel()).body.refund).toMatchObject({ status: "done" });
      // A repeated cancellation changes nothing.
      await first.cancel();
      expect(await countRefusals()).toBe(9);
      expect(await refuse(10)).toBe(422);
      expect(await refuse(11)).toBe(429);
    });

    it("count again after an authentication", async () => {
      for (let number = 1; number <= 3; number += 1) await refuse(number);
      const { cart, body, cancel } = await order(challengedCard(1));
      pay.changeStatus("authorised");
      const { body: placed } = await cart.order(body.order_no);
      expect(await countRefusals()).toBe(2);
      await cancel(placed.id);
      expect(await countRefusals()).toBe(3);
    });

    it("are those only that were counted: a cancelled order without one before counts nothing", async () => {
      const { cancel } = await order(good);
      await refuse(1);
      await cancel();
      expect(await countRefusals()).toBe(1);
    });

    it("do not count again when the order is cancelled after the limit's time", async () => {
      await refuse(1);
      const { cancel } = await order(good);
      const { now } = shop.clock;
      shop.clock.now = addMinutes(now, 30);
      await cancel();
      shop.clock.now = now;
      expect(await countRefusals()).toBe(0);
    });
  });

  describe("beside a hundred authentications", () => {
    /** As many shoppers at the bank as the network has room for, of whom one has a cart. */
    const fillNetwork = async () => {
      const cart = await testPaymentCart(shop, "card");
      await cart.placeOrder(challengedCard(0));
      const { id } = pay.lastPayment();
      await shop.db.execute(sql`
        INSERT INTO payments SELECT (jsonb_populate_record(payments, jsonb_build_object(
          'id', gen_random_uuid(), 'order_no', 'COPY-' || number, 'cart_id', NULL, 'version', 0))).*
        FROM payments, generate_series(10, 108) AS number WHERE payments.id = ${id}`);
    };
    const countHeld = async () => (await shop.db.select().from(payments).where(eq(payments.wanted, "hold"))).length;

    it("stop no further shopper; the oldest end after ten minutes, and are cancelled at the service", async () => {
      await fillNetwork();
      expect((await (await testPaymentCart(shop, "card")).placeOrder(good)).status).toBe(200);
      const recent = await testPaymentCart(shop, "card");
      const { body } = await recent.placeOrder(challengedCard(1));
      expect(body.payment).toMatchObject({ url: expect.any(String) });
      // All are at the bank for less than ten minutes.
      expect(await countHeld()).toBe(101);
      shop.clock.now = addMinutes(shop.clock.now, 10);
      const late = await testPaymentCart(shop, "card");
      const { body: begun } = await late.placeOrder(challengedCard(2));
      const { id } = pay.lastPayment();
      expect(await countHeld()).toBe(100);
      await reconcilePayments(context);
      const ended = await shop.db.select().from(payments).where(eq(payments.wanted, "return"));
      expect(ended.map(({ status }) => status)).toEqual(["returned", "returned"]);
      pay.changeStatus("authorised", undefined, id);
      expect((await late.order(begun.order_no)).body.status).toBe("paid");
    });

    it("are answered ten times even so", async () => {
      await fillNetwork();
      const carts = await copyPaymentCarts(shop, await testPaymentCart(shop, "card"), 15);
      for (const [number, cart] of carts.entries()) {
        expect((await cart.placeOrder(challengedCard(1 + number))).status).toBe(200);
        pay.changeStatus("failed", "declined");
      }
      await Promise.all([...pay.payments.keys()].map((id) => pay.sendCallback(shop, { id })));
      const errors = await Promise.all(carts.map(async (cart) => (await cart.read()).transaction_error));
      expect(errors.filter((error) => error?.code === "declined")).toHaveLength(10);
      expect((await (await testPaymentCart(shop, "card")).placeOrder(good)).status).toBe(429);
    });
  });

  it("in an IPv6 /48 leave its other networks room for what the bank answered", async () => {
    const payment = { refusalLimits: toStoredLimits([{ limit: CARD_LIMITS.network, subject: "2001:db8:1:3::/64" }]) };
    const charge = () => limitAuthenticatedCard(context, payment, () => Promise.resolve("charged"));
    const refuseIn = (network: number) =>
      incrementAttempts(shop.db, CARD_LIMITS.network, `2001:db8:1:${network}::/64`, shop.clock.now);
    for (const network of [1, 2]) for (let card = 0; card < 6; card += 1) await refuseIn(network);
    expect(await charge()).toBe("charged");
    for (let network = 10; network < 35; network += 1) for (let card = 0; card < 8; card += 1) await refuseIn(network);
    await expect(charge()).rejects.toMatchObject({ status: 429 });
  });
});
