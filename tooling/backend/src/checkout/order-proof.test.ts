import { type Call, calls } from "@noren/contract";
import { desc, eq, sql } from "drizzle-orm";
import { sessionFamilies, users } from "../db/schema/account.ts";
import { userCards } from "../db/schema/payment.ts";
import { pointEntries } from "../db/schema/point.ts";
import { channels } from "../db/schema/shop.ts";
import { findOrCreatePayment } from "../payment/find-or-create-payment.ts";
import type { PAYMENT_IDS } from "../testing/cart.fixture.ts";
import { expectLockWaits } from "../testing/expect-lock-waits.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { placeOrder } from "./place-order.ts";
import { addMinutes } from "date-fns/addMinutes";
import { subHours } from "date-fns/subHours";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { PASSWORD, testMember } from "../testing/member.fixture.ts";
import { CARDS, cardOf, type TestService } from "../testing/payment-service.ts";
import { openShopWithPayments, resetPayments, testPaymentCart } from "../testing/payment.fixture.ts";
import type { TestShop } from "../testing/shop.ts";

let shop: TestShop;
let pay: TestService;
beforeAll(async () => {
  ({ shop, pay } = await openShopWithPayments());
});

/** The access token of a login and its refresh cookie. */
async function logInAs({ email: username }: { email: string }) {
  const { body, headers } = await shop.call(calls.login, { body: { username, password: PASSWORD } });
  const cookie = /^([^;]+)/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "";
  return { headers: { authorization: `Bearer ${body.access_token}` }, cookie };
}

/** The access token of a refreshed session. */
async function tokenLater(cookie: string, minutes: number) {
  shop.clock.now = addMinutes(shop.clock.now, minutes);
  const { body } = await shop.call(calls.refresh, { headers: { cookie } });
  return { authorization: `Bearer ${body.access_token}` };
}

const askedForPassword = {
  status: 422,
  body: { code: "validation", errors: { current_password: [expect.any(String)] } },
};

describe("a stored card in an order", () => {
  let member: { id: number; email: string };
  beforeEach(async () => {
    await resetPayments(shop, pay);
    member = await testMember(shop);
    cart = null;
  });

  const logIn = async () => (await logInAs(member)).headers;
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
    const headers = await tokenLater((await logInAs(member)).cookie, 60);
    pay.requestedSteps.length = 0;
    expect(await order(headers, payment)).toMatchObject(askedForPassword);
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

  it.each([
    ["sets a new password", 404],
    ["logs out", 401],
  ])("is not charged by a request that waits while the member %s", async (what, status) => {
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
      await expectLockWaits(shop.db, 1);
      if (what === "logs out") expect((await shop.call(calls.logout, { headers })).status).toBe(204);
      else await setPassword();
      return [started];
    });
    expect((await ordered[0])?.status).toBe(status);
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
    const login = await logInAs(member);
    const { token, read } = await testPaymentCart(shop, "card", member.id);
    const body = { total_payment: (await read()).detail.order.total_payment, payment: stored };
    const place = (headers: Record<string, string>) =>
      shop.call(calls.decideCart, { params: { token }, body, headers });
    const placed = await place(login.headers);
    const again = await place(await tokenLater(login.cookie, 60));
    expect([again.status, again.body.order_no]).toEqual([200, placed.body.order_no]);
  });
});

describe("points, and bills after the delivery,", () => {
  const PIECE = 1100;
  let member: { id: number; email: string };
  let login: Awaited<ReturnType<typeof logInAs>>;
  beforeEach(async () => {
    await resetPayments(shop, pay);
    member = await testMember(shop);
    const entry = { userId: member.id, amount: 10_000, reason: "adjusted" as const, createdAt: shop.clock.now };
    await shop.db.insert(pointEntries).values(entry);
    login = await logInAs(member);
  });
  afterEach(() => expectInvariants(shop));

  const openCart = async (method: keyof typeof PAYMENT_IDS, points: number) => {
    const { token, variant, read } = await testPaymentCart(shop, method, member.id);
    const send = (call: Call, body: object) => shop.call(call, { memberId: member.id, body: { token, ...body } });
    const spend = (point: number) => send(calls.setCartPoint, { use_point: point });
    if (points > 0) expect((await spend(points)).status).toBe(200);
    const total = async () => (await read()).detail.order.total_payment;
    const order = async (headers: Record<string, string>, more: object = {}) =>
      shop.call(calls.decideCart, {
        params: { token },
        headers,
        body: { total_payment: await total(), ...(method === "card" && { payment: cardOf(CARDS.good) }), ...more },
      });
    return {
      token,
      order,
      spend,
      total,
      add: () => send(calls.addCartProduct, { product_id: variant, quantity: 1 }),
    };
  };

  it.each(["invoice", "deferred"] as const)(
    "need the password an hour after the login: a bill (%s)",
    async (method) => {
      await shop.db.update(users).set({ companyName: "株式会社暖簾" }).where(eq(users.id, member.id));
      expect((await (await openCart(method, 0)).order(login.headers)).status).toBe(200);
      const late = await tokenLater(login.cookie, 60);
      const cart = await openCart(method, 0);
      expect(await cart.order(late)).toMatchObject(askedForPassword);
      expect((await cart.order(late, { current_password: PASSWORD })).status).toBe(200);
    },
  );

  it.each(["bankTransfer", "card"] as const)("need the password an hour after the login (%s)", async (method) => {
    expect((await (await openCart(method, 1)).order(login.headers)).status).toBe(200);
    const late = await tokenLater(login.cookie, 60);
    expect((await (await openCart(method, 0)).order(late)).status).toBe(200);
    const cart = await openCart(method, 1);
    pay.requestedSteps.length = 0;
    expect(await cart.order(late)).toMatchObject(askedForPassword);
    expect((await cart.order(late, { current_password: "wrong2026" })).body.code).toBe("user.password_wrong");
    expect(pay.requestedSteps).toEqual([]);
    expect((await cart.order(late, { current_password: PASSWORD })).status).toBe(200);
    expect((await (await openCart(method, 1)).order(late)).status).toBe(200);
  });

  it("need no second proof after the bank's authentication", async () => {
    const cart = await openCart("card", 1);
    const payment = cardOf(CARDS.challenged);
    expect((await cart.order(login.headers, { payment })).body.payment).not.toBeNull();
    pay.changeStatus("authorised");
    const ofMember = eq(sessionFamilies.userId, member.id);
    await shop.db
      .update(sessionFamilies)
      .set({ confirmedAt: subHours(shop.clock.now, 1) })
      .where(ofMember);
    expect((await cart.order(login.headers, { payment })).body.order).toMatchObject({ use_point: 1 });
  });

  it("need the password in a cart that uses them only after its payment began, for the same amount", async () => {
    const cart = await openCart("card", 0);
    const payment = cardOf(CARDS.challenged);
    const late = await tokenLater(login.cookie, 60);
    const amount = await cart.total();
    expect((await cart.order(late, { payment })).body.payment).not.toBeNull();
    shop.clock.now = addMinutes(shop.clock.now, 1);
    await cart.add();
    await cart.spend(PIECE);
    expect(await cart.total()).toBe(amount);
    pay.changeStatus("authorised");
    expect(await cart.order(late, { payment })).toMatchObject(askedForPassword);
  });

  it("are not used by a payment that begins while the cart changes", async () => {
    const cart = await openCart("card", 0);
    const [channel = shop.simple] = await shop.db.select().from(channels).where(eq(channels.id, shop.simple.id));
    const context = { db: shop.db, channel, memberId: member.id, secret: shop.secret, now: () => shop.clock.now };
    const checked = await placeOrder(context, cart.token, await cart.total());
    await cart.spend(1);
    if (checked.kind !== "paymentRequired") throw new Error("A card needs a payment");
    expect(await findOrCreatePayment(context, checked.due, { choice: cardOf(CARDS.good) })).toBeNull();
  });
});
