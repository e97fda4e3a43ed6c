import { calls } from "@noren/contract";
import { eq, like, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addMinutes } from "date-fns/addMinutes";
import { attempts } from "../db/schema/account.ts";
import { payments, userCards } from "../db/schema/payment.ts";
import { placeOrder } from "./place-order.ts";
import { PAYMENT_IDS } from "../testing/cart.fixture.ts";
import { expectLockWaits } from "../testing/expect-lock-waits.ts";
import { testMember } from "../testing/member.fixture.ts";
import { CARDS, cardOf, type TestService } from "../testing/payment-service.ts";
import { openShopWithPayments, resetPayments, testPaymentCart, testOffers } from "../testing/payment.fixture.ts";
import type { TestShop } from "../testing/shop.ts";
import { readStock } from "../testing/variant.fixture.ts";

describe("paying by card", () => {
  let shop: TestShop;
  let pay: TestService;
  beforeAll(async () => {
    ({ shop, pay } = await openShopWithPayments());
  });
  beforeEach(() => resetPayments(shop, pay));

  it("authorises the payment, places the order and captures the payment", async () => {
    const cart = await testPaymentCart(shop, "card");
    const { status, body } = await cart.placeOrder(cardOf(CARDS.good));
    expect([status, body.payment]).toEqual([200, null]);
    expect(body.order).toMatchObject({ status: "paid", payment_name: "クレジットカード", total_payment: 2970 });
    expect(pay.requestedSteps).toEqual(["authorise", "capture"]);
    const { request, status: atService } = pay.lastPayment();
    expect(atService).toBe("captured");
    expect(request).toMatchObject({
      method: "card",
      amount: 2970,
      order_no: body.order_no,
      return_url: `http://localhost:3000/cart/complete?no=${body.order_no}`,
      cancel_url: "http://localhost:3000/cart/payment",
      payer: { name: "山田 花子", kana: "ヤマダ ハナコ", postal_code: "150-0001", address: "東京都渋谷区神宮前1-2-3" },
    });
    expect(await readStock(shop, cart.variant)).toBe(18);
    expect((await cart.placeOrder()).body).toEqual(body);
  });

  it("requires a card, and makes no request to the service without one", async () => {
    const cart = await testPaymentCart(shop, "card");
    for (const payment of [undefined, {}, { token: CARDS.good }, { token_key: "key" }]) {
      expect(await cart.placeOrder(payment)).toMatchObject({
        status: 422,
        body: { code: "cart.payment.card_missing" },
      });
    }
    expect(pay.requestedSteps).toEqual([]);
  });

  it.each([
    [{ token: "a b" }, "payment.token"],
    [{ token: "x".repeat(129) }, "payment.token"],
    [{ token: "4242424242424242", token_key: "key" }, "payment.token"],
    [{ user_card_id: "1e3" }, "payment.user_card_id"],
    [{ user_card_id: -1 }, "payment.user_card_id"],
    [{ user_card_id: 1e9 * 3 }, "payment.user_card_id"],
  ])("rejects %j with an error on the field", async (payment, field) => {
    const cart = await testPaymentCart(shop, "card");
    expect(Object.keys((await cart.placeOrder(payment)).body.errors)).toEqual([field]);
  });

  it("reports a declined card in response and cart, until the error is deleted or another card is used", async () => {
    const cart = await testPaymentCart(shop, "card");
    const { status, body } = await cart.placeOrder(cardOf(CARDS.declined));
    expect([status, body.code]).toEqual([422, "cart.payment.refused"]);
    const error = (await cart.read()).transaction_error;
    expect(error).toMatchObject({ code: "declined", message: body.message, payment_id: PAYMENT_IDS.card });
    const { body: cleared } = await shop.call(calls.deleteTransactionError, { body: { token: cart.token } });
    expect(cleared.transaction_error).toBeNull();
    await cart.placeOrder(cardOf(CARDS.declined));
    expect((await cart.read()).transaction_error).not.toBeNull();
    expect((await cart.placeOrder(cardOf(CARDS.good))).status).toBe(200);
  });

  it("distinguishes a used token from a declined card", async () => {
    const cart = await testPaymentCart(shop, "card");
    expect(await cart.placeOrder(cardOf(CARDS.spent))).toMatchObject({
      status: 422,
      body: { code: "cart.payment.card_refused", errors: { "payment.token": [expect.any(String)] } },
    });
    expect((await cart.placeOrder(cardOf(CARDS.good))).status).toBe(200);
  });

  it("redirects to the bank and places the order when the shopper returns [cart.decision-token] [cart.shape]", async () => {
    const cart = await testPaymentCart(shop, "card");
    const { status, body } = await cart.placeOrder(cardOf(CARDS.challenged));
    expect([status, body.order]).toEqual([200, null]);
    expect(body.payment).toEqual({
      order_no: body.order_no,
      url: `https://pay.test/${pay.lastPayment().id}`,
      expires_at: addMinutes(shop.clock.now, 30).toISOString(),
    });
    expect(await readStock(shop, cart.variant)).toBe(20);
    expect((await cart.order(body.order_no)).status).toBe(404);
    const check = await shop.call(calls.checkCartPayment, {
      params: { token: cart.token, payment_id: PAYMENT_IDS.card },
    });
    expect(check.body.in_progress).toEqual(body.payment);
    // A repeated request returns the same URL.
    expect((await cart.placeOrder()).body).toEqual(body);

    pay.changeStatus("authorised");
    const { body: done } = await cart.placeOrder();
    expect(done).toMatchObject({ order_no: body.order_no, order: { status: "paid" }, payment: null });
    expect(pay.payments.get(pay.lastPayment().id)?.status).toBe("captured");
  });

  it("charges the later of two concurrent cards, and counts none as refused [limits.cards]", async () => {
    const cart = await testPaymentCart(shop, "card");
    const isBegun = Promise.withResolvers<void>();
    const isReplaced = Promise.withResolvers<void>();
    const later = Promise.withResolvers<{ status: number }>();
    pay.runDuring("authorise", async () => {
      pay.runDuring("authorise", async () => {
        isBegun.resolve();
        await isReplaced.promise;
      });
      later.resolve(cart.placeOrder({ token: CARDS.good, token_key: "later" }));
      await isBegun.promise;
    });
    const first = await cart.placeOrder(cardOf(CARDS.good));
    isReplaced.resolve();
    expect(first).toMatchObject({ status: 422, body: { code: "cart.payment.refused" } });
    expect((await later.promise).status).toBe(200);
    expect(pay.requestedSteps.filter((step) => step === "authorise")).toHaveLength(2);
    expect(await shop.db.select().from(attempts).where(like(attempts.scope, "card%"))).toEqual([]);
  });

  it("is released, and leads to the order, once the cart is ordered with another method", async () => {
    const cart = await testPaymentCart(shop, "redirect");
    const { body: begun } = await cart.placeOrder();
    await shop.call(calls.modifyCartOrder, { body: { token: cart.token, payment_id: PAYMENT_IDS.bankTransfer } });
    const { body: ordered } = await cart.placeOrder();
    expect(ordered.order).toMatchObject({ status: "accepted", payment_name: "銀行振込（前払い）" });
    pay.changeStatus("authorised");
    await pay.sendCallback(shop);
    expect(pay.lastPayment().status).toBe("returned");
    expect(await cart.order(begun.order_no)).toMatchObject({ status: 200, body: { order_no: ordered.order_no } });
    const other = await testPaymentCart(shop, "redirect");
    await other.placeOrder();
    expect((await other.order(begun.order_no)).status).toBe(404);
  });

  it("is no longer in progress for a shopper who returns before the callback", async () => {
    const cart = await testPaymentCart(shop, "card");
    await cart.placeOrder(cardOf(CARDS.challenged));
    const check = async () =>
      (await shop.call(calls.checkCartPayment, { params: { token: cart.token, payment_id: PAYMENT_IDS.card } })).body
        .in_progress;
    pay.failAt("find", "before");
    expect(await check()).not.toBeNull();
    pay.restore();
    pay.changeStatus("failed", "aborted");
    expect(await check()).toBeNull();
    expect((await cart.read()).transaction_error).toMatchObject({ code: "aborted" });
  });

  it("leads a shopper who paid and returned to the checkout to the order that the check places", async () => {
    const cart = await testPaymentCart(shop, "card");
    const { body } = await cart.placeOrder(cardOf(CARDS.challenged));
    pay.changeStatus("authorised");
    const check = () =>
      shop.call(calls.checkCartPayment, { params: { token: cart.token, payment_id: PAYMENT_IDS.card } });
    const inProgress = {
      ...body.payment,
      url: `${shop.simple.origin}/cart/complete?no=${body.order_no}`,
    };
    for (const { status, body: checked } of [await check(), await check()])
      expect([status, checked.in_progress]).toEqual([200, inProgress]);
    expect((await cart.order(body.order_no)).body).toMatchObject({ status: "paid" });
  });

  it("places the order when the shopper opens the complete page, even without a callback", async () => {
    const cart = await testPaymentCart(shop, "card");
    const { body } = await cart.placeOrder(cardOf(CARDS.challenged));
    pay.changeStatus("authorised");
    const answers = await Promise.all(Array.from({ length: 5 }, () => cart.order(body.order_no)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect((await cart.order(body.order_no)).body).toMatchObject({ order_no: body.order_no, status: "paid" });
    const other = await testPaymentCart(shop, "card");
    expect((await other.order(body.order_no)).status).toBe(404);
  });

  it("finds the order that a concurrent callback places while the complete page reads the payment", async () => {
    const cart = await testPaymentCart(shop, "card");
    const { body } = await cart.placeOrder(cardOf(CARDS.challenged));
    pay.changeStatus("authorised");
    const { id } = pay.lastPayment();
    const channel = { ...shop.simple, paymentMethods: [...testOffers] };
    const answer = await shop.db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE payments IN ACCESS EXCLUSIVE MODE`);
      const asked = cart.order(body.order_no);
      await expectLockWaits(shop.db, 1);
      await tx.update(payments).set({ status: "authorised" }).where(eq(payments.id, id));
      const guest = { db: tx, channel, memberId: null, now: () => shop.clock.now, secret: shop.secret };
      await placeOrder(guest, cart.token, 2970);
      return { asked };
    });
    expect((await answer.asked).body).toMatchObject({ order_no: body.order_no });
  });

  it("places no order if the authentication fails, and reports it in the cart", async () => {
    const cart = await testPaymentCart(shop, "card");
    const { body } = await cart.placeOrder(cardOf(CARDS.challenged));
    pay.changeStatus("failed", "not_authenticated");
    expect((await cart.order(body.order_no)).status).toBe(404);
    expect((await cart.read()).transaction_error).toMatchObject({ code: "not_authenticated" });
    expect((await cart.placeOrder()).body.code).toBe("cart.payment.card_missing");
    expect(await readStock(shop, cart.variant)).toBe(20);
  });

  it("starts a new payment with another card, and cancels the first", async () => {
    const cart = await testPaymentCart(shop, "card");
    const { body } = await cart.placeOrder(cardOf(CARDS.challenged));
    const first = pay.lastPayment().id;
    const { body: second } = await cart.placeOrder(cardOf(CARDS.good));
    expect(second.order_no).not.toBe(body.order_no);
    pay.changeStatus("authorised", undefined, first);
    expect((await pay.sendCallback(shop, { id: first })).status).toBe(204);
    expect(pay.payments.get(first)?.status).toBe("returned");
  });

  it("saves a member's new card on request, and charges it the next time", async () => {
    const member = await testMember(shop);
    const cart = await testPaymentCart(shop, "card", member.id);
    await cart.placeOrder({ ...cardOf(CARDS.good), is_save_card: true });
    const { body } = await shop.call(calls.listCards, { memberId: member.id });
    expect(body.data).toMatchObject([{ is_main: true, masked_number: "************4242", brand: "visa" }]);
    const next = await testPaymentCart(shop, "card", member.id);
    expect((await next.placeOrder({ user_card_id: body.data[0].id })).body.order.status).toBe("paid");
    expect(pay.lastPayment().request?.card).toEqual({
      kind: "kept",
      code: null,
      token: body.data[0].token,
      token_key: body.data[0].token_key,
    });
  });

  it("passes the security code of a saved card to the service as its token", async () => {
    const member = await testMember(shop);
    const cart = await testPaymentCart(shop, "card", member.id);
    await cart.placeOrder({ ...cardOf(CARDS.good), is_save_card: true });
    const [card] = (await shop.call(calls.listCards, { memberId: member.id })).body.data;
    const code = { token: "code_1", token_key: "key" };
    const next = await testPaymentCart(shop, "card", member.id);
    expect((await next.placeOrder({ user_card_id: card.id, ...code })).status).toBe(200);
    expect(pay.lastPayment().request?.card).toMatchObject({ kind: "kept", token: card.token, code });
  });

  it("answers the same to another member's saved card as to an unknown one", async () => {
    const member = await testMember(shop);
    const cart = await testPaymentCart(shop, "card", member.id);
    await cart.placeOrder({ ...cardOf(CARDS.good), is_save_card: true });
    const [card] = await shop.db.select().from(userCards);
    const stranger = await testMember(shop);
    const own = await testPaymentCart(shop, "card", stranger.id);
    const foreign = await own.placeOrder({ user_card_id: card?.id });
    const unknown = await own.placeOrder({ user_card_id: 999_999 });
    expect([foreign.status, foreign.body]).toEqual([422, unknown.body]);
    const guest = await testPaymentCart(shop, "card");
    expect((await guest.placeOrder({ user_card_id: card?.id })).status).toBe(422);
  });

  it("limits refused cards, without affecting other methods", async () => {
    const cart = await testPaymentCart(shop, "card");
    for (let tries = 1; tries <= 5; tries += 1) {
      expect((await cart.placeOrder(cardOf(CARDS.declined))).body.code).toBe("cart.payment.refused");
    }
    expect(await cart.placeOrder(cardOf(CARDS.declined))).toMatchObject({ status: 429 });
    const other = await testPaymentCart(shop, "convenience");
    expect((await other.placeOrder()).status).toBe(200);
  });

  it("assesses the fraud risk of a browser and refuses payments from a rejected one", async () => {
    const cart = await testPaymentCart(shop, "card");
    const send = (session: string, token = cart.token) =>
      shop.call(calls.receiveFraudDetection, { body: { token, session } });
    expect((await send("good")).body).toEqual({ result: "accepted" });
    expect((await send("bad")).body).toEqual({ result: "rejected" });
    expect((await send("good", "x".repeat(43))).status).toBe(404);
    expect((await cart.placeOrder(cardOf(CARDS.good))).body.code).toBe("cart.payment.refused");
    expect(pay.lastPayment().request?.fraud_session).toBe("bad");
  });

  it("returns the service of a payment method [cart.shape]", async () => {
    const settings = (code: string) => shop.call(calls.getPaymentService, { params: { code } });
    expect((await settings("card")).body).toMatchObject({ service: "test", script_url: "https://pay.test/pay.js" });
    expect((await shop.call(calls.getSettings)).body).toMatchObject({
      "PAYMENT.SERVICE.SCRIPT_URL": "https://pay.test/pay.js",
      "PAYMENT.SERVICE.PROVIDER": "Test Payment",
    });
    for (const code of ["bank_transfer", "unknown"]) expect((await settings(code)).status).toBe(404);
  });
});
