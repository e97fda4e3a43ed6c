import { calls } from "@noren/contract";
import { saveCard } from "@noren/backend/card/user-cards";
import { run } from "@noren/backend/db/statement";
import { demoCards } from "@noren/backend/payment/sandbox/demo-cards";
import { testMember } from "@noren/backend/testing/member.fixture";
import { payingCart } from "@noren/backend/testing/payment.fixture";
import { expectInvariants } from "@noren/backend/testing/invariants";
import { millisecondsInHour } from "date-fns/constants";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openSandboxShop, type SandboxShop } from "./testing/sandbox-shop.ts";

const GOOD = "4242424242424242";

describe("a shop with the sandbox", () => {
  let world: SandboxShop;
  beforeAll(async () => {
    world = await openSandboxShop();
  });
  beforeEach(() => run(world.shop.db, "DELETE FROM payment_sandbox.callbacks", []));
  afterEach(() => expectInvariants(world.shop));

  it("takes a card whose number it never sees", async () => {
    const cart = await payingCart(world.shop, "card");
    const { body } = await cart.decide(await world.tokenOf(GOOD));
    expect(body.order).toMatchObject({ status: "paid", total_payment: 2970 });
    expect(await world.atService(body.order_no)).toEqual(["captured"]);
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
    await world.later(millisecondsInHour, async () => {
      const cart = await payingCart(world.shop, "card");
      expect((await cart.decide(old)).body.code).toBe("cart.payment.card_refused");
    });
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
      const kept = await saveCard(world.shop.db, memberId, { service: "test", card, isMain: false, now: new Date() });
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
