import { calls } from "@noren/contract";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "../db/schema/account.ts";
import { userCards } from "../db/schema/payment.ts";
import { channels } from "../db/schema/shop.ts";
import { reconcilePayments } from "../checkout/reconcile-payments.ts";
import type { PaymentContext } from "../context/request-context.ts";
import { PASSWORD, testMember } from "../testing/member.fixture.ts";
import { CARDS, cardOf, type TestService } from "../testing/payment-service.ts";
import { openShopWithPayments, testOffers, testPaymentCart } from "../testing/payment.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import type { TestAnswer, TestShop } from "../testing/shop.ts";
import { CARD_LIMIT } from "./user-cards.ts";

describe("cards of a member", () => {
  let shop: TestShop;
  let pay: TestService;
  let context: PaymentContext;
  let memberId: number;
  beforeAll(async () => {
    ({ shop, pay, context } = await openShopWithPayments());
  });
  beforeEach(async () => {
    pay.restore();
    memberId = (await testMember(shop)).id;
  });
  afterEach(() => expectInvariants(shop));

  let count = 1000;
  /** Adds a card with last digits that no other has. */
  const add = (more: object = {}, as = memberId) => {
    const card = { token: CARDS.good, token_key: `key${(count += 1)}` };
    return shop.call(calls.createCard, { memberId: as, body: { ...card, current_password: PASSWORD, ...more } });
  };
  const list = (as = memberId) => shop.call(calls.listCards, { memberId: as });
  const remove = (id: number, as = memberId) => shop.call(calls.deleteCard, { memberId: as, params: { id } });
  const use = (id: number, as = memberId) => shop.call(calls.useCard, { memberId: as, params: { id } });
  const mains = async () =>
    (await list()).body.data.flatMap((card: { id: number; is_main: boolean }) => (card.is_main ? [card.id] : []));

  it("are saved at the payment service; the shop stores only what it displays [card.shape]", async () => {
    const { status, body } = await add({ token_key: "key" });
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(Number),
        is_main: true,
        token: expect.any(String),
        token_key: "key",
        name: "HANAKO",
        masked_number: "************4242",
        expiration: "203012",
        brand: "visa",
      },
    ]);
    expect(pay.cards.has(body.token)).toBe(true);
    expect((await list()).body.data).toEqual([body]);
  });

  it("are saved with the member's password only", async () => {
    expect(await add({ current_password: "wrong2026" })).toMatchObject({
      status: 422,
      body: { code: "user.password_wrong" },
    });
    expect((await add({ current_password: undefined })).body.errors).toHaveProperty("current_password");
    expect((await list()).body.data).toEqual([]);
  });

  it("have one main card after each addition and removal [card.main-unique]", async () => {
    const [first, second, third] = [
      (await add()).body.id,
      (await add()).body.id,
      (await add({ is_main: true })).body.id,
    ];
    expect(await mains()).toEqual([third]);
    expect((await use(second)).body).toMatchObject({ id: second, is_main: true });
    expect((await list()).body.data.map((card: { id: number }) => card.id)).toEqual([first, second, third]);
    expect((await remove(second)).status).toBe(204);
    expect(await mains()).toEqual([first]);
    await remove(third);
    await remove(first);
    expect((await list()).body.data).toEqual([]);
    expect((await add()).body.is_main).toBe(true);
  });

  it("have one main card under concurrent additions, removals and changes [card.main-unique]", async () => {
    const ids = [];
    for (let index = 0; index < 4; index += 1) ids.push((await add()).body.id);
    await Promise.all([
      ...ids.map((id) => use(id)),
      ...ids.map((id) => use(id)),
      remove(ids[0]),
      add({ is_main: true }),
    ]);
    expect(await mains()).toHaveLength(1);
  });

  it("do not exceed their limit, also concurrently; excess cards are deleted at the service [card.limit]", async () => {
    const answers = await Promise.all(Array.from({ length: CARD_LIMIT + 3 }, () => add()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CARD_LIMIT);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(["user_card.limit"]));
    const { body, headers } = await list();
    expect([body.data.length, headers.get("x-limit")]).toEqual([CARD_LIMIT, String(CARD_LIMIT)]);
    await reconcilePayments(context);
    const tokens = body.data.map((card: { token: string }) => card.token);
    const stored = await shop.db.select().from(userCards);
    expect(
      stored
        .filter((card) => card.userId === memberId)
        .map(({ token }) => token)
        .sort(),
    ).toEqual(tokens.sort());
    expect([...pay.cards.keys()].filter((token) => !stored.some((card) => card.token === token))).toEqual([]);
  });

  it("are saved once, also concurrently and with a payment; the second copy is deleted at the service", async () => {
    const same = { token_key: "key4242" };
    const answers = await Promise.all([add(same), add(same), add(same)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      code: "user_card.duplicate",
      message: "このカードはすでに登録されています。",
    });
    const cart = await testPaymentCart(shop, "card", memberId);
    expect((await cart.placeOrder({ ...cardOf(CARDS.good), is_save_card: true })).status).toBe(200);
    const { body } = await list();
    expect(body.data).toHaveLength(1);
    await reconcilePayments(context);
    const stored = await shop.db.select().from(userCards);
    expect([...pay.cards.keys()].filter((token) => !stored.some((card) => card.token === token))).toEqual([]);
    expect(pay.cards.has(body.data[0].token)).toBe(true);
    await remove(body.data[0].id);
    expect((await add(same)).status).toBe(200);
    expect((await add(same, (await testMember(shop)).id)).status).toBe(200);
  });

  it("of others get the same 404 as unknown cards", async () => {
    const { id } = (await add()).body;
    const stranger = (await testMember(shop)).id;
    const same = (a: TestAnswer, b: TestAnswer) => expect([a.status, a.body]).toEqual([404, b.body]);
    same(await use(id, stranger), await use(999_999, stranger));
    same(await remove(id, stranger), await remove(999_999, stranger));
    expect((await list(stranger)).body.data).toEqual([]);
    expect(await mains()).toEqual([id]);
    for (const call of [calls.listCards, calls.createCard, calls.deleteCard, calls.useCard]) {
      expect((await shop.call(call, { params: { id } })).status).toBe(401);
    }
  });

  it("are refused with a used or missing token, with an error on the field", async () => {
    expect(await add({ token: CARDS.spent })).toMatchObject({
      status: 422,
      body: { code: "user_card.token_refused", errors: { token: [expect.any(String)] } },
    });
    for (const token of ["", "a b", "4242 4242 4242 4242", "x".repeat(129), 4242, null]) {
      expect(Object.keys((await add({ token })).body.errors)).toEqual(["token"]);
    }
    for (const id of [0, -1, 1.5, 1e10, "1e3"]) expect((await use(id as number)).status).toBe(422);
  });

  it("are not saved while the service is unreachable", async () => {
    pay.failAt("saveCard", "before");
    expect(await add()).toMatchObject({
      status: 409,
      body: {
        code: "user_card.unreachable",
        message: "決済サービスと通信できませんでした。しばらくしてから、もう一度お試しください。",
      },
    });
  });

  it("are deleted at the service when removed or when the member's account is deleted, later if it is unreachable", async () => {
    const [one, two] = [(await add()).body, (await add()).body];
    pay.failAt("deleteCard", "before");
    expect((await remove(one.id)).status).toBe(204);
    expect((await list()).body.data.map((card: { id: number }) => card.id)).toEqual([two.id]);
    expect(pay.cards.has(one.token)).toBe(true);
    pay.restore();
    await reconcilePayments(context);
    expect(pay.cards.has(one.token)).toBe(false);
    await shop.db.delete(users);
    await reconcilePayments(context);
    expect(pay.cards.has(two.token)).toBe(false);
    expect(await shop.db.select().from(userCards)).toEqual([]);
  });

  it("cannot be saved if the shop accepts no cards", async () => {
    await shop.db.update(channels).set({ paymentMethods: [] });
    expect(await add()).toMatchObject({ status: 422, body: { code: "user_card.refused" } });
    await shop.db.update(channels).set({ paymentMethods: [...testOffers] });
  });
});
