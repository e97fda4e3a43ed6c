import { calls } from "@noren/contract";
import { desc, sql } from "drizzle-orm";
import { userCards } from "../db/schema/payment.ts";
import { addMinutes } from "date-fns/addMinutes";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { PASSWORD, testMember } from "../testing/member.fixture.ts";
import { CARDS, cardOf, type TestService } from "../testing/payment-service.ts";
import { openShopWithPayments, resetPayments, testPaymentCart } from "../testing/payment.fixture.ts";
import type { TestShop } from "../testing/shop.ts";

describe("a stored card in an order", () => {
  let shop: TestShop;
  let pay: TestService;
  let member: { id: number; email: string };
  beforeAll(async () => {
    ({ shop, pay } = await openShopWithPayments());
  });
  beforeEach(async () => {
    await resetPayments(shop, pay);
    member = await testMember(shop);
    cart = null;
  });

  const logIn = async () => {
    const { body } = await shop.call(calls.login, { body: { username: member.email, password: PASSWORD } });
    return { authorization: `Bearer ${body.access_token}` };
  };
  /** Orders the member's open cart, or a new one, with a card, in the session of these headers. */
  let cart: Awaited<ReturnType<typeof testPaymentCart>> | null = null;
  const order = async (headers: Record<string, string>, payment: object, current_password?: string) => {
    cart ??= await testPaymentCart(shop, "card", member.id);
    const { total_payment } = (await cart.read()).detail.order;
    const body = { total_payment, payment, ...(current_password && { current_password }) };
    const answer = await shop.call(calls.decideCart, { params: { token: cart.token }, body, headers });
    if (answer.status === 200) cart = null;
    return answer;
  };
  /** The access token of a refreshed session. */
  const tokenLater = async (cookie: string, minutes: number) => {
    shop.clock.now = addMinutes(shop.clock.now, minutes);
    const { body } = await shop.call(calls.refresh, { headers: { cookie } });
    return { authorization: `Bearer ${body.access_token}` };
  };
  const cookieOf = (headers: Headers) => /^([^;]+)/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "";
  const keepCard = async () => {
    await order(await logIn(), { ...cardOf(CARDS.good), is_save_card: true });
    const { body } = await shop.call(calls.listCards, { memberId: member.id });
    return { user_card_id: Number(body.data[0].id) };
  };

  it("is charged, and a new one stored, within an hour of the login", async () => {
    const stored = await keepCard();
    expect((await order(await logIn(), stored)).body.order.status).toBe("paid");
  });

  it.each(["stored", "new"])("needs the password later (%s), also in a refreshed session", async (which) => {
    const payment = which === "stored" ? await keepCard() : { ...cardOf(CARDS.good), is_save_card: true };
    const login = await shop.call(calls.login, { body: { username: member.email, password: PASSWORD } });
    const headers = await tokenLater(cookieOf(login.headers), 60);
    pay.requestedSteps.length = 0;
    const asked = await order(headers, payment);
    expect(asked).toMatchObject({
      status: 422,
      body: { code: "validation", errors: { current_password: [expect.any(String)] } },
    });
    expect((await order(headers, payment, "wrong2026")).body.code).toBe("user.password_wrong");
    expect(pay.requestedSteps).toEqual([]);
    // A card that is typed in and not stored is the payer's own.
    expect((await order(headers, cardOf(CARDS.good))).status).toBe(200);
    expect((await order(headers, payment, PASSWORD)).status).toBe(200);
    // The password counts for an hour as well.
    expect((await order(headers, payment)).status).toBe(200);
  });

  const setPassword = async () => {
    const body = { current_password: PASSWORD, password: "mineagain2026" };
    expect((await shop.call(calls.changePassword, { memberId: member.id, body })).status).toBe(204);
  };

  it("is stored once the bank has authenticated its holder, and once only", async () => {
    await order(await logIn(), { ...cardOf(CARDS.challenged), is_save_card: true });
    const list = async () => (await shop.call(calls.listCards, { memberId: member.id })).body.data;
    expect(await list()).toEqual([]);
    pay.changeStatus("authorised");
    await pay.sendCallback(shop);
    await pay.sendCallback(shop);
    expect(await list()).toHaveLength(1);
  });

  it.each(["failed", "authorised"] as const)(
    "is left to be deleted at the service after an authentication that %s, and a new password meanwhile",
    async (status) => {
      await order(await logIn(), { ...cardOf(CARDS.challenged), is_save_card: true });
      if (status === "authorised") await setPassword();
      pay.changeStatus(status);
      await pay.sendCallback(shop);
      expect((await shop.call(calls.listCards, { memberId: member.id })).body.data).toEqual([]);
      const [card] = await shop.db.select().from(userCards).orderBy(desc(userCards.id)).limit(1);
      expect(card).toMatchObject({ userId: null, removedAt: expect.any(Date) });
    },
  );

  it("is not charged by a request that waits while the member sets a new password", async () => {
    const stored = await keepCard();
    const headers = await logIn();
    const open = await testPaymentCart(shop, "card", member.id);
    cart = open;
    const { total_payment } = (await open.read()).detail.order;
    const ordered = await shop.db.transaction(async (tx) => {
      // The proof was checked; the call waits to be counted.
      await tx.execute(sql`LOCK TABLE attempts_in_flight IN SHARE MODE`);
      pay.requestedSteps.length = 0;
      const body = { total_payment, payment: stored };
      const started = shop.call(calls.decideCart, { params: { token: open.token }, body, headers });
      const waiting = sql`SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
        WHERE NOT granted AND datname = current_database()`;
      await expect.poll(async () => (await shop.db.execute(waiting)).rows.length).toBe(1);
      await setPassword();
      return [started];
    });
    expect((await ordered[0])?.status).toBe(401);
    expect(pay.requestedSteps).toEqual([]);
  });

  it("begins a new payment for a changed cart while the first waits for the bank", async () => {
    const payment = await keepCard();
    const { token, read, variant, placeOrder } = await testPaymentCart(shop, "card", member.id);
    const { authorise } = pay.service;
    const url = "https://pay.example/";
    vi.spyOn(pay.service, "authorise").mockImplementationOnce(async (request) => ({
      ...(await authorise(request)),
      status: "pending",
      url,
    }));
    expect((await placeOrder(payment)).body.payment.url).toBe(url);
    const first = pay.lastPayment().id;
    const change = { token, product_id: variant, quantity: 1 };
    await shop.call(calls.addCartProduct, { memberId: member.id, body: change });
    const { total_payment } = (await read()).detail.order;
    const body = { total_payment, payment };
    const answer = await shop.call(calls.decideCart, { memberId: member.id, params: { token }, body });
    expect(answer.body.order?.status).toBe("paid");
    expect(pay.lastPayment().id).not.toBe(first);
  });

  it("is not required again by a request that repeats a placed order", async () => {
    const stored = await keepCard();
    const login = await shop.call(calls.login, { body: { username: member.email, password: PASSWORD } });
    const { token, read } = await testPaymentCart(shop, "card", member.id);
    const body = { total_payment: (await read()).detail.order.total_payment, payment: stored };
    const place = (headers: Record<string, string>) =>
      shop.call(calls.decideCart, { params: { token }, body, headers });
    const placed = await place({ authorization: `Bearer ${login.body.access_token}` });
    const again = await place(await tokenLater(cookieOf(login.headers), 60));
    expect([again.status, again.body.order_no]).toEqual([200, placed.body.order_no]);
  });
});
