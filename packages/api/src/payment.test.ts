import type { Answer } from "@noren/contract";
import { cart as cartExample, order } from "@noren/contract/examples";
import { describe, expect, test } from "vitest";
import { card } from "./endpoints/card.ts";
import { cart } from "./endpoints/cart.ts";
import { cartOrder } from "./endpoints/cart-order.ts";
import { payment } from "./endpoints/payment.ts";
import { answering, testStore } from "./testing.ts";

const json =
  (body: unknown, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { headers });

const visa: Answer<"useCard"> = {
  id: 1,
  is_main: true,
  token: "card_1",
  token_key: "key_1",
  name: "HANAKO YAMADA",
  masked_number: "************4242",
  expiration: "203012",
  brand: "visa",
};
const jcb: Answer<"useCard"> = { ...visa, id: 2, is_main: false, masked_number: "************0000", brand: "jcb" };

describe("[card.main-unique] a member's cards", () => {
  async function filled(answers: Parameters<typeof answering>[0]) {
    const { fetch, requests } = answering({
      "GET /v1/me/user-cards": json({ data: [visa, jcb] }, { "x-limit": "5" }),
      ...answers,
    });
    const store = testStore({ fetch });
    await store.dispatch(card.endpoints.listCards.initiate());
    const list = () => card.endpoints.listCards.select()(store.getState()).data;
    const mains = () => list()?.data.map(({ id, is_main }) => [id, is_main]);
    return { store, requests, list, mains };
  }
  const refused = () => Response.json({ message: "見つかりません。", code: "not_found" }, { status: 404 });

  test("[card.limit] are answered with their limit", async () => {
    expect((await filled({})).list()?.limit).toBe(5);
  });

  test("have one main card after another was chosen", async () => {
    const { store, mains } = await filled({ "PATCH /v1/me/user-cards/2/use": json({ ...jcb, is_main: true }) });
    await store.dispatch(card.endpoints.setMainCard.initiate(2));
    expect(mains()).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  test("have one main card after the main one was removed", async () => {
    const { store, mains } = await filled({
      "DELETE /v1/me/user-cards/1": () => new Response(null, { status: 204 }),
    });
    await store.dispatch(card.endpoints.deleteCard.initiate(1));
    expect(mains()).toEqual([[2, true]]);
  });

  test("have one main card after a new main one was added", async () => {
    const { store, mains, requests } = await filled({ "POST /v1/me/user-cards": json({ ...visa, id: 3 }) });
    await store.dispatch(
      card.endpoints.createCard.initiate({
        token: "tok",
        token_key: "key",
        is_main: true,
        current_password: "noren2026",
      }),
    );
    expect(mains()).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect(requests.at(-1)?.body).toEqual({
      token: "tok",
      token_key: "key",
      is_main: true,
      current_password: "noren2026",
    });
  });

  test("are unchanged when the shop refuses", async () => {
    const { store, mains } = await filled({
      "DELETE /v1/me/user-cards/1": refused,
      "PATCH /v1/me/user-cards/2/use": refused,
      "POST /v1/me/user-cards": refused,
    });
    await store.dispatch(card.endpoints.deleteCard.initiate(1));
    await store.dispatch(card.endpoints.setMainCard.initiate(2));
    await store.dispatch(
      card.endpoints.createCard.initiate({ token: "tok", token_key: "key", current_password: "noren2026" }),
    );
    expect(mains()).toEqual([
      [1, true],
      [2, false],
    ]);
  });
});

describe("a payment", () => {
  const { token } = cartExample;
  const failed = {
    ...cartExample,
    transaction_error: { code: "declined", message: "…", payment_id: 5, occurred_at: "2026-11-20T10:00:00Z" },
  };

  test("whose error was deleted updates the one cached cart", async () => {
    const store = testStore(
      answering({
        [`GET /v1/carts/${token}`]: json(failed),
        "PATCH /v1/carts/transaction/error/delete": json(cartExample),
      }),
    );
    await store.dispatch(cart.endpoints.getCart.initiate(token));
    const error = () => cart.endpoints.getCart.select(token)(store.getState()).data?.transaction_error;
    expect(error()).toMatchObject({ code: "declined" });
    await store.dispatch(payment.endpoints.deleteTransactionError.initiate(token));
    expect(error()).toBeNull();
  });

  test("sends its card with the decision, and refetches the cards once the order exists", async () => {
    const away = { order_no: order.order_no, url: "https://pay.test/1", expires_at: "2026-11-20T10:30:00Z" };
    const answers = [
      { order_no: order.order_no, order: null, payment: away },
      { order_no: order.order_no, order, payment: null },
    ];
    const { fetch, requests } = answering({
      "GET /v1/me/user-cards": json({ data: [visa] }),
      [`POST /v1/carts/${token}/decision`]: () => Response.json(answers.shift()),
    });
    const store = testStore({ fetch });
    const cards = store.dispatch(card.endpoints.listCards.initiate());
    await cards;
    const listed = () => requests.filter(({ call }) => call === "GET /v1/me/user-cards").length;
    const choice = { token: "tok", token_key: "key", is_save_card: true };
    await store.dispatch(cartOrder.endpoints.decideCart.initiate({ token, total_payment: 7150, payment: choice }));
    expect(requests.at(-1)?.body).toEqual({ total_payment: 7150, payment: choice });
    expect(listed()).toBe(1);
    await store.dispatch(cartOrder.endpoints.decideCart.initiate({ token, total_payment: 7150 }));
    expect(requests.find(({ body }) => body && JSON.stringify(body) === '{"total_payment":7150}')).toBeDefined();
    await expect.poll(listed).toBe(2);
    cards.unsubscribe();
  });
});

test.each([
  ["that has ended is followed by a new read of the cart, which says why", null, 2],
  [
    "that waits leaves the cart as it was read",
    { order_no: order.order_no, url: "https://pay.test/1", expires_at: "2026-11-20T03:30:00Z" },
    1,
  ],
])("[cart.payment-cookie] the check of a payment %s", async (_, in_progress, reads) => {
  const { token } = cartExample;
  const { fetch, requests } = answering({
    [`GET /v1/carts/${token}`]: json(cartExample),
    [`GET /v1/carts/${token}/payment/7/check`]: json({ is_available: true, reason: null, in_progress }),
  });
  const store = testStore({ fetch });
  await store.dispatch(cart.endpoints.getCart.initiate(token));
  await store.dispatch(payment.endpoints.checkCartPayment.initiate({ token, payment_id: 7 }));
  await Promise.all(store.dispatch(cart.util.getRunningQueriesThunk()));
  expect(requests.filter(({ call }) => call === `GET /v1/carts/${token}`)).toHaveLength(reads);
});
