import { calls } from "@noren/contract";
import { putCard } from "@noren/backend/card/card-box";
import { run } from "@noren/backend/db/statement";
import { demoCards } from "@noren/backend/payment/sandbox/demo-cards";
import { reconcile } from "@noren/backend/payment/reconcile";
import { testMember } from "@noren/backend/testing/member.fixture";
import { ordersOf, payingCart } from "@noren/backend/testing/payment.fixture";
import { expectPromises } from "@noren/backend/testing/promises";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openSandboxShop, ORIGIN, type SandboxShop } from "./testing/sandbox-shop.ts";
import type { Tell } from "./tick.ts";

const DAY_MS = 86_400_000;
const GOOD = "4242424242424242";
const CHALLENGED = "4000000000003220";

describe("a shop with the sandbox", () => {
  let world: SandboxShop;
  beforeAll(async () => {
    world = await openSandboxShop();
  });
  beforeEach(() => run(world.shop.db, "DELETE FROM payment_sandbox.callbacks", []));
  afterEach(() => expectPromises(world.shop));

  const later = async (ms: number, work: () => Promise<unknown>) => {
    const { now } = world.shop.clock;
    world.shop.clock.now = new Date(now.getTime() + ms);
    await work();
    world.shop.clock.now = now;
  };
  const statusOf = async (orderNo: string) =>
    (await ordersOf(world.shop)).find((order) => order.order_no === orderNo)?.status ?? null;
  const atService = async (orderNo: string) => {
    const rows = await run<{ status: string }>(
      world.shop.db,
      "SELECT status FROM payment_sandbox.payments WHERE request ->> 'order_no' = $1",
      [orderNo],
    );
    return rows.map(({ status }) => status);
  };

  it("takes a card whose number it never sees", async () => {
    const cart = await payingCart(world.shop, "card");
    const { body } = await cart.decide(await world.tokenOf(GOOD));
    expect(body.order).toMatchObject({ status: "paid", total_payment: 2970 });
    expect(await atService(body.order_no)).toEqual(["captured"]);
    const everything = await run<{ text: string }>(
      world.shop.db,
      "SELECT (SELECT json_agg(t)::text FROM payment_sandbox.tokens t) || (SELECT json_agg(p)::text FROM payments p) AS text",
      [],
    );
    expect(everything[0]?.text).not.toContain(GOOD);
  });

  it.each([
    ["4000000000000002", "declined"],
    ["4100000000000019", "fraud"],
  ])("is refused the card %s, and says why: %s", async (number, code) => {
    const cart = await payingCart(world.shop, "card");
    expect((await cart.decide(await world.tokenOf(number))).body.code).toBe("cart.payment.refused");
    expect((await cart.read()).transaction_error).toMatchObject({ code });
  });

  it("takes a token once", async () => {
    const token = await world.tokenOf(GOOD);
    const first = await payingCart(world.shop, "card");
    await first.decide(token);
    for (const used of [
      token,
      { ...(await world.tokenOf(GOOD)), token_key: "other" },
      { token: "tok_x", token_key: "k" },
    ]) {
      const cart = await payingCart(world.shop, "card");
      expect((await cart.decide(used)).body.code).toBe("cart.payment.card_refused");
    }
    const old = await world.tokenOf(GOOD);
    await later(DAY_MS / 24, async () => {
      const cart = await payingCart(world.shop, "card");
      expect((await cart.decide(old)).body.code).toBe("cart.payment.card_refused");
    });
  });

  it("sends the shopper to the bank's page and back, and has the order", async () => {
    const cart = await payingCart(world.shop, "card");
    const { body } = await cart.decide(await world.tokenOf(CHALLENGED));
    const { url } = body.payment;
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:4099\/three-d-secure\//);
    const page = await (await world.sandbox.request(url)).text();
    for (const word of ["本人認証", "2,970円", body.order_no, "**** **** **** 3220"]) expect(page).toContain(word);
    const wrong = await world.submit(url, { code: "000000" });
    expect([wrong.status, wrong.text.includes("正しくありません")]).toEqual([422, true]);
    const right = await world.submit(url, { code: "123456" });
    expect(right).toMatchObject({
      status: 303,
      location: `http://localhost:3000/cart/complete/?no=${body.order_no}`,
    });
    expect((await cart.order(body.order_no)).body.status).toBe("paid");
    expect(await world.tick()).toBe(1);
    expect(await world.tick()).toBe(0);
    expect(await atService(body.order_no)).toEqual(["captured"]);
  });

  it.each([
    ["is given up", [{ cancel: "1" }], "aborted"],
    ["is failed three times", [{ code: "1" }, { code: "2" }, { code: "3" }], "not_authenticated"],
  ])("has no order where the bank's question %s", async (_, answers, code) => {
    const cart = await payingCart(world.shop, "card");
    const { body } = await cart.decide(await world.tokenOf(CHALLENGED));
    const ends = [];
    for (const fields of answers) ends.push(await world.submit(body.payment.url, fields));
    expect(ends.at(-1)).toMatchObject({ status: 303, location: "http://localhost:3000/cart/payment/" });
    await world.tick();
    expect((await cart.read()).transaction_error).toMatchObject({ code });
    expect(await statusOf(body.order_no)).toBeNull();
    expect((await world.sandbox.request(body.payment.url)).status).toBe(404);
  });

  it("opens a shopper's page to nobody without its key", async () => {
    const cart = await payingCart(world.shop, "redirect");
    const { url } = (await cart.decide()).body.payment;
    for (const other of [url.replace(/key=.*/, ""), `${url}x`, url.replace("wallet", "three-d-secure")]) {
      expect((await world.sandbox.request(other)).status).toBe(404);
      expect((await world.submit(other, { confirm: "1" })).status).toBe(404);
    }
    expect((await world.sandbox.request(`${ORIGIN}/wallet/nonsense?key=`)).status).toBe(404);
  });

  it.each([
    ["once", (send: Tell) => send],
    [
      "twice",
      (send: Tell): Tell =>
        async (...told) =>
          (await send(...told)) && send(...told),
    ],
  ])("has the order of a wallet whose shopper does not come back: told %s", async (_, tell) => {
    const cart = await payingCart(world.shop, "redirect");
    const { body } = await cart.decide();
    const page = await (await world.sandbox.request(body.payment.url)).text();
    expect(page).toContain("こばんペイ");
    await world.submit(body.payment.url, { confirm: "1" });
    await world.tick(tell);
    expect(await statusOf(body.order_no)).toBe("paid");
    expect(await atService(body.order_no)).toEqual(["captured"]);
  });

  it("is told again, later and later, until it has taken it", async () => {
    const cart = await payingCart(world.shop, "redirect");
    const { body } = await cart.decide();
    await world.submit(body.payment.url, { confirm: "1" });
    const deaf = () => async () => false;
    await world.tick(deaf);
    expect(await world.tick(deaf)).toBe(0);
    await later(11_000, () => world.tick(deaf));
    await later(20_000, async () => expect(await world.tick()).toBe(0));
    await later(31_000, () => world.tick());
    expect(await statusOf(body.order_no)).toBe("paid");
  });

  it("believes no callback that others signed, whatever it says", async () => {
    const cart = await payingCart(world.shop, "redirect");
    const { body } = await cart.decide();
    await world.submit(body.payment.url, { confirm: "1" });
    const forged =
      (send: Tell): Tell =>
      (text, headers) => {
        const [name = "", value = ""] = Object.entries(headers)[0] ?? [];
        return send(text, { [name]: value.replace(/v1=.*/, `v1=${"0".repeat(64)}`) });
      };
    await world.tick(forged);
    expect(await statusOf(body.order_no)).toBeNull();
  });

  it("gives back what came through too late", async () => {
    const cart = await payingCart(world.shop, "redirect");
    const { body } = await cart.decide();
    await later(1_799_000, () => world.submit(body.payment.url, { confirm: "1" }));
    await later(1_800_000, async () => {
      await world.tick();
      await reconcile(world.till);
    });
    expect(await statusOf(body.order_no)).toBeNull();
    expect(await atService(body.order_no)).toEqual(["returned"]);
  });

  it("ends what nobody went on with", async () => {
    const cart = await payingCart(world.shop, "redirect");
    const { body } = await cart.decide();
    await later(1_800_000, async () => {
      expect((await world.sandbox.request(body.payment.url)).status).toBe(404);
      await world.tick();
    });
    expect((await cart.read()).transaction_error).toMatchObject({ code: "expired" });
  });

  it("has a number for the convenience store, which is paid at the operator's page, or not", async () => {
    const orderOf = async () => {
      const cart = await payingCart(world.shop, "convenience");
      const { body } = await cart.decide();
      const [row] = await run<{ id: string }>(
        world.shop.db,
        "SELECT id FROM payment_sandbox.payments WHERE request ->> 'order_no' = $1",
        [body.order_no],
      );
      return { order: body.order, id: row?.id };
    };
    const paid = await orderOf();
    expect(paid.order.payment_guide).toMatch(/受付番号：\d{4}-\d{4}-\d{4}\nお支払期限：/);
    const page = await (await world.sandbox.request(`${ORIGIN}/operator`)).text();
    for (const word of [paid.order.order_no, "入金待ち", "店頭で支払う"]) expect(page).toContain(word);
    await world.sandbox.request(`${ORIGIN}/operator/${paid.id}/pay`, { method: "POST" });
    await world.tick();
    expect(await statusOf(paid.order.order_no)).toBe("paid");

    const unpaid = await orderOf();
    await later(8 * DAY_MS, () => world.tick());
    expect(await statusOf(unpaid.order.order_no)).toBe("cancelled");
  });

  it("is moved by nobody's page but its own", async () => {
    const foreign = { headers: { "sec-fetch-site": "cross-site" } };
    for (const [origin, init] of [
      [ORIGIN, foreign],
      ["http://sandbox.example.com:4099", {}],
    ] as const) {
      const moved = await world.sandbox.request(`${origin}/operator/x/pay`, { method: "POST", ...init });
      expect(moved.status).toBe(404);
      expect((await world.sandbox.request(`${origin}/operator`, init)).status).toBe(404);
    }
  });

  it("grants a deferred payment, or refuses it", async () => {
    const cart = await payingCart(world.shop, "deferred");
    expect((await cart.decide()).body.order.payment_guide).toContain("14日以内");
    const refused = await payingCart(world.shop, "deferred");
    const { orderer } = await refused.read();
    await world.shop.call(calls.modifyCartOrder, {
      body: { token: refused.token, orderer: { ...orderer, phone_number: "09011119999" } },
    });
    expect((await refused.decide()).body.message).toContain("審査");
  });

  it("asks a browser that it does not know for more, and knows those that the script has opened", async () => {
    const response = await world.sandbox.request("/fraud-sessions", { method: "POST", body: "{}" });
    const { session } = (await response.json()) as { session: string };
    const resultOf = async (name: string) => {
      const cart = await payingCart(world.shop, "card");
      const body = { token: cart.token, session: name };
      const { result } = (await world.shop.call(calls.receiveFraudDetection, { body })).body;
      const decided = await cart.decide(await world.tokenOf(GOOD));
      return [result, decided.body.order ? "ordered" : decided.body.payment ? "asked" : decided.body.code];
    };
    expect(await resultOf(session)).toEqual(["accepted", "ordered"]);
    expect(await resultOf("made-up")).toEqual(["review", "asked"]);
    expect(await resultOf("test-rejected")).toEqual(["rejected", "cart.payment.refused"]);
  });

  it("keeps cards for members, charges them and forgets them", async () => {
    const { id: memberId } = await testMember(world.shop);
    const add = async (number: string) =>
      world.shop.call(calls.createCard, { memberId, body: await world.tokenOf(number) });
    const { body: card } = await add("3530111333300000");
    expect(card).toMatchObject({
      brand: "jcb",
      masked_number: "************0000",
      expiration: "203012",
      is_main: true,
    });
    expect((await add("4000000000000002")).body.code).toBe("user_card.refused");
    const cart = await payingCart(world.shop, "card", memberId);
    expect((await cart.decide({ user_card_id: card.id })).body.order.status).toBe("paid");
    const next = await payingCart(world.shop, "card", memberId);
    await next.decide({ ...(await world.tokenOf(GOOD)), is_save_card: true });
    expect((await world.shop.call(calls.listCards, { memberId })).body.data).toHaveLength(2);
    await world.shop.call(calls.deleteCard, { memberId, params: { id: card.id } });
    const rows = await run<{ dropped: boolean }>(
      world.shop.db,
      "SELECT dropped_at IS NOT NULL AS dropped FROM payment_sandbox.cards WHERE token = $1",
      [card.token],
    );
    expect(rows).toEqual([{ dropped: true }]);
  });

  it("charges the cards that the demonstration's member keeps", async () => {
    const { id: memberId } = await testMember(world.shop);
    for (const card of demoCards("simple")) {
      const kept = await putCard(world.shop.db, memberId, { service: "test", card, isMain: false, now: new Date() });
      const cart = await payingCart(world.shop, "card", memberId);
      expect((await cart.decide({ user_card_id: kept?.id })).body.order.status).toBe("paid");
    }
  });

  it("answers the shop alone", async () => {
    const ask = (init: RequestInit) => world.sandbox.request("/api", { method: "POST", ...init });
    expect((await ask({ body: "{}" })).status).toBe(401);
    expect((await ask({ body: "{}", headers: { "x-payment-signature": "t=1,v1=0" } })).status).toBe(401);
    expect((await ask({ body: "x".repeat(70_000) })).status).toBe(413);
    expect(await world.service.find("00000000-0000-4000-8000-000000000000")).toBeNull();
  });
});
