import { calls } from "@noren/contract";
import { eq, like } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addMinutes } from "date-fns/addMinutes";
import { subDays } from "date-fns/subDays";
import { attempts, attemptsInFlight } from "../db/schema/account.ts";
import { orders } from "../db/schema/order.ts";
import { testCart } from "../testing/cart.fixture.ts";
import { CARD_LIMITS } from "./count-refused-card.ts";
import { PASSWORD, testMember } from "../testing/member.fixture.ts";
import { CARDS, cardOf, type TestService } from "../testing/payment-service.ts";
import { copyPaymentCarts, openShopWithPayments, resetPayments, testPaymentCart } from "../testing/payment.fixture.ts";
import type { FailureReason } from "../payment/service/payment-service.ts";
import type { TestAnswer, TestShop } from "../testing/shop.ts";

describe("refused cards", () => {
  let shop: TestShop;
  let pay: TestService;
  beforeAll(async () => {
    ({ shop, pay } = await openShopWithPayments());
  });
  beforeEach(() => resetPayments(shop, pay));

  const good = cardOf(CARDS.good);
  const ofCards = like(attempts.scope, "card%");
  const cardNumber = (number: number) => ({ token: CARDS.declined, token_key: `key${number}` });
  const challengedCard = (number: number) => ({ token: CARDS.challenged, token_key: `key${number}` });
  const countAuthorised = () => pay.requestedSteps.filter((step) => step === "authorise").length;
  const countOf = async (scope: string) => {
    const [row] = await shop.db.select({ count: attempts.count }).from(attempts).where(eq(attempts.scope, scope));
    return row?.count;
  };
  const inParallel = <T>(count: number, work: (number: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, number) => work(number)));

  it("do not include good cards: three bursts of 30 payments from one network pass", async () => {
    const prepared = await testPaymentCart(shop, "card");
    for (let burst = 1; burst <= 3; burst += 1) {
      const carts = await copyPaymentCarts(shop, prepared, 30);
      const answers = await Promise.all(carts.map((cart) => cart.placeOrder(good)));
      expect(answers.map(({ status }) => status)).toEqual(Array<number>(30).fill(200));
    }
    expect(await shop.db.select().from(attempts).where(ofCards)).toEqual([]);
    expect(await shop.db.select().from(attemptsInFlight)).toEqual([]);
  });

  /** Ends the authentications that orders wait for. Returns the ids of the payments. */
  function answerAuthentications(
    answers: readonly TestAnswer[],
    status: "authorised" | "failed",
    reason?: FailureReason,
  ): string[] {
    const numbers = new Set(answers.map(({ body }) => body.order_no));
    const ids = [...pay.payments.values()].flatMap((payment) =>
      payment.status === "pending" && numbers.has(payment.request?.order_no) ? [payment.id] : [],
    );
    for (const id of ids) pay.changeStatus(status, reason, id);
    return ids;
  }

  it("do not stop a campus: 500 buyers within ten minutes from one network, every second at the bank, every eighth card refused", async () => {
    const prepared = await testPaymentCart(shop, "card");
    const isRefused = (buyer: number) => buyer % 8 === 0;
    const inTotal = eq(attempts.scope, CARD_LIMITS.networkInTotal.scope);
    // Each minute ends with the same counts as the first, apart from the total: the test skips those between.
    for (const minute of [1, 10]) {
      await shop.db
        .update(attempts)
        .set({ count: 7 * (minute - 1) })
        .where(inTotal);
      const carts = await copyPaymentCarts(shop, prepared, 50);
      const cardOfBuyer = (buyer: number) => (buyer % 2 === 0 ? good : challengedCard(minute * 50 + buyer));
      const answers = await Promise.all(
        carts.map((cart, buyer) =>
          cart.placeOrder(isRefused(buyer) ? cardNumber(minute * 50 + buyer) : cardOfBuyer(buyer)),
        ),
      );
      answerAuthentications(answers, "authorised");
      const returned = carts.flatMap((cart, buyer) => {
        const { payment, order_no } = answers[buyer]?.body ?? {};
        return payment ? [cart.order(order_no)] : [];
      });
      expect((await Promise.all(returned)).map(({ status }) => status)).toEqual(Array<number>(25).fill(200));
      expect(answers.map(({ status }) => status)).toEqual(carts.map((_, buyer) => (isRefused(buyer) ? 422 : 200)));
      const others = carts.filter((_, buyer) => isRefused(buyer));
      const again = await Promise.all(others.map((cart) => cart.placeOrder(good)));
      expect(again.map(({ status }) => status)).toEqual(others.map(() => 200));
      expect(await countOf(CARD_LIMITS.network.scope)).toBe(0);
      expect(await countOf(CARD_LIMITS.networkInTotal.scope)).toBe(7 * minute);
      shop.clock.now = addMinutes(shop.clock.now, 1);
    }
  }, 300_000);

  it("stop a network after ten, also concurrently from new carts", async () => {
    const carts = await inParallel(20, () => testPaymentCart(shop, "card"));
    const answers = await Promise.all(carts.map((cart, index) => cart.placeOrder(cardNumber(index))));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(countAuthorised()).toBe(10);
  });

  it("stop a cart after eight and a card after five", async () => {
    const cart = await testPaymentCart(shop, "card");
    const codes: string[] = [];
    for (let tries = 1; tries <= 6; tries += 1) codes.push((await cart.placeOrder(cardNumber(0))).body.code);
    for (let tries = 7; tries <= 10; tries += 1) codes.push((await cart.placeOrder(cardNumber(tries))).body.code);
    const refused = "cart.payment.refused";
    expect(codes).toEqual([...Array(5).fill(refused), "rate_limited", refused, refused, refused, "rate_limited"]);
  });

  it("stop a saved card after five, with a new security code, cart token and network each time", async () => {
    const { id } = await testMember(shop);
    await (await testPaymentCart(shop, "card", id)).placeOrder({ ...good, is_save_card: true });
    const [card] = (await shop.call(calls.listCards, { memberId: id })).body.data;
    const { total_payment } = (await (await testPaymentCart(shop, "card", id)).read()).detail.order;
    const codes: (string | undefined)[] = [];
    for (let tries = 1; tries <= 6; tries += 1) {
      const { token } = await testCart(shop, id);
      const payment = { user_card_id: card.id, token: `code_${tries}`, token_key: `key${tries}` };
      pay.declineNext("declined");
      const { body } = await shop.call(calls.decideCart, {
        memberId: id,
        headers: { "x-forwarded-for": `198.51.100.${tries}` },
        params: { token },
        body: { total_payment, payment },
      });
      codes.push(body.code);
    }
    expect(codes).toEqual([...Array<string>(5).fill("cart.payment.refused"), "rate_limited"]);
    expect(countAuthorised()).toBe(6);
  });

  it("do not include invented tokens, which ask no bank: they stop neither their network nor its members [limits.cards]", async () => {
    const member = { memberId: (await testMember(shop)).id };
    const save = (card: { token: string; token_key: string }) =>
      shop.call(calls.createCard, { ...member, body: { ...card, current_password: PASSWORD } });
    for (let number = 1; number <= 12; number += 1) {
      const invented = { token: CARDS.spent, token_key: `key${number}` };
      expect((await (await testPaymentCart(shop, "card")).placeOrder(invented)).status).toBe(422);
      expect((await save(invented)).body.code).toBe("user_card.token_refused");
    }
    expect((await (await testPaymentCart(shop, "card")).placeOrder(good)).status).toBe(200);
    for (let number = 1; number <= 10; number += 1)
      expect((await save({ token: CARDS.declined, token_key: `key${number}` })).body.code).toBe("user_card.refused");
    expect((await save({ token: CARDS.declined, token_key: "key11" })).status).toBe(429);
  });

  it("stop a cart with invented tokens after eight", async () => {
    const cart = await testPaymentCart(shop, "card");
    for (let number = 1; number <= 8; number += 1)
      expect((await cart.placeOrder({ token: CARDS.spent, token_key: `key${number}` })).status).toBe(422);
    const stopped = await cart.placeOrder({ token: CARDS.spent, token_key: "key9" });
    expect([stopped.status, stopped.body.code]).toEqual([429, "rate_limited"]);
    expect(stopped.body.message).toContain("ほかのお支払い方法");
  });

  it("leave no counted attempt when the process is killed", async () => {
    const cart = await testPaymentCart(shop, "card");
    const counted: unknown[] = [];
    pay.runDuring("authorise", async () => {
      counted.push(...(await shop.db.select().from(attempts).where(ofCards)));
    });
    expect((await cart.placeOrder(good)).status).toBe(200);
    expect(counted).toEqual([]);
  });

  it("include those that fail the bank's authentication, once each, but not those given up", async () => {
    const failAfterRedirect = async (number: number, reason: FailureReason) => {
      const cart = await testPaymentCart(shop, "card");
      const answer = await cart.placeOrder({ token: CARDS.challenged, token_key: `key${number}` });
      if (answer.status === 200) pay.changeStatus("failed", reason);
      return { cart, answer };
    };
    for (let number = 1; number <= 3; number += 1) {
      const { cart } = await failAfterRedirect(number, "aborted");
      await cart.order("unknown");
    }
    for (let number = 1; number <= 10; number += 1) {
      const { cart, answer } = await failAfterRedirect(number, "not_authenticated");
      expect(answer.status).toBe(200);
      // The shopper repeats the request, and the service reports the failure as well.
      await Promise.all([
        pay.sendCallback(shop),
        cart.placeOrder({ token: CARDS.challenged, token_key: `key${number}` }),
      ]);
      await pay.sendCallback(shop);
    }
    expect((await failAfterRedirect(11, "not_authenticated")).answer.status).toBe(429);
    shop.clock.now = addMinutes(shop.clock.now, 30);
    expect((await failAfterRedirect(12, "not_authenticated")).answer.status).toBe(200);
  });

  it("are at most ten of a network when 25 authentications begin before the first one fails", async () => {
    const prepared = await testPaymentCart(shop, "card");
    const carts = await copyPaymentCarts(shop, prepared, 26);
    const begun = await Promise.all(carts.slice(1).map((cart, number) => cart.placeOrder(challengedCard(number))));
    expect(begun.map(({ status }) => status)).toEqual(Array<number>(25).fill(200));
    pay.requestedSteps.length = 0;
    const ids = answerAuthentications(begun, "failed", "not_authenticated");
    await Promise.all(ids.map((id) => pay.sendCallback(shop, { id })));
    // The others are cancelled without being charged.
    expect(pay.requestedSteps.filter((step) => step === "find")).toHaveLength(10);
    const errors = await Promise.all(carts.slice(1).map(async (cart) => (await cart.read()).transaction_error));
    expect(errors.filter((error) => error?.code === "not_authenticated")).toHaveLength(10);
    expect(errors.filter((error) => error?.code === "order_failed")).toHaveLength(15);
    expect((await carts[0]?.placeOrder(challengedCard(25)))?.status).toBe(429);
    expect(await shop.db.select().from(attemptsInFlight)).toEqual([]);
  });

  it("count for the network where the authentications began when another one repeats the requests", async () => {
    const prepared = await testPaymentCart(shop, "card");
    const carts = await copyPaymentCarts(shop, prepared, 25);
    const begun = await Promise.all(carts.map((cart, number) => cart.placeOrder(challengedCard(number))));
    answerAuthentications(begun, "failed", "declined");
    pay.requestedSteps.length = 0;
    const repeated = await Promise.all(
      carts.map(async (cart, number) =>
        shop.call(calls.decideCart, {
          headers: { "x-forwarded-for": "198.51.100.7" },
          params: { token: cart.token },
          body: { total_payment: (await cart.read()).detail.order.total_payment, payment: challengedCard(number) },
        }),
      ),
    );
    expect(repeated.filter(({ status }) => status === 429)).toHaveLength(15);
    expect(pay.requestedSteps.filter((step) => step === "find")).toHaveLength(10);
  });

  it("count when the shopper returns: the eleventh is cancelled, and the error suggests another payment method", async () => {
    const cart = await testPaymentCart(shop, "card");
    expect((await cart.placeOrder(cardOf(CARDS.challenged))).status).toBe(200);
    const { id } = pay.lastPayment();
    for (let number = 1; number <= 10; number += 1)
      await (await testPaymentCart(shop, "card")).placeOrder(cardNumber(number));
    pay.changeStatus("authorised", undefined, id);
    const returned = await cart.placeOrder();
    expect([returned.status, returned.body.code]).toEqual([429, "rate_limited"]);
    expect(returned.body.message).toContain("ほかのお支払い方法");
    expect(pay.payments.get(id)?.status).toBe("returned");
  });

  it("do not prevent a repeated request from getting its paid order", async () => {
    const paid = await testPaymentCart(shop, "card");
    const { body } = await paid.placeOrder(good);
    for (let number = 1; number <= 10; number += 1)
      await (await testPaymentCart(shop, "card")).placeOrder(cardNumber(number));
    expect((await (await testPaymentCart(shop, "card")).placeOrder(good)).status).toBe(429);
    expect(await paid.placeOrder(good)).toMatchObject({ status: 200, body: { order_no: body.order_no } });
  });

  it("are not reset by orders without a card, nor by repeating a paid order", async () => {
    const paid = await testPaymentCart(shop, "card");
    expect((await paid.placeOrder(good)).status).toBe(200);
    for (let number = 1; number <= 9; number += 1) {
      expect((await (await testPaymentCart(shop, "card")).placeOrder(cardNumber(number))).status).toBe(422);
      expect((await (await testPaymentCart(shop, "convenience")).placeOrder({})).status).toBe(200);
      expect((await paid.placeOrder(good)).status).toBe(200);
    }
    expect((await (await testPaymentCart(shop, "card")).placeOrder(cardNumber(10))).status).toBe(422);
    expect((await (await testPaymentCart(shop, "card")).placeOrder(cardNumber(11))).status).toBe(429);
  });

  it("of a network do not stop a member whom the shop has sent an order before; one that is only paid is no proof", async () => {
    const { id } = await testMember(shop);
    expect((await (await testPaymentCart(shop, "card", id)).placeOrder(good)).status).toBe(200);
    await shop.db.update(orders).set({ orderedAt: subDays(shop.clock.now, 2) });
    for (let number = 1; number <= 10; number += 1)
      await (await testPaymentCart(shop, "card")).placeOrder(cardNumber(number));
    expect((await (await testPaymentCart(shop, "card")).placeOrder(good)).status).toBe(429);
    const cart = await testPaymentCart(shop, "card", id);
    expect((await cart.placeOrder(good)).status).toBe(429);
    await shop.db.update(orders).set({ status: "shipped" }).where(eq(orders.userId, id));
    expect((await cart.placeOrder(good)).status).toBe(200);
  });
});
