import { calls } from "@noren/contract";
import { saveCard } from "@noren/backend/card/user-cards";
import { runStatement } from "@noren/backend/db/statement";
import { demoCards } from "@noren/backend/payment/sandbox/demo-cards";
import { PASSWORD, testMember } from "@noren/backend/testing/member.fixture";
import { testPaymentCart } from "@noren/backend/testing/payment.fixture";
import { expectInvariants } from "@noren/backend/testing/invariants";
import { millisecondsInHour } from "date-fns/constants";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openSandboxShop, type SandboxShop } from "./testing/sandbox-shop.ts";

const GOOD = "4242424242424242";

describe("a shop with the sandbox", () => {
  let sandboxShop: SandboxShop;
  beforeAll(async () => {
    sandboxShop = await openSandboxShop();
  });
  beforeEach(() => runStatement(sandboxShop.shop.db, "DELETE FROM payment_sandbox.callbacks", []));
  afterEach(() => expectInvariants(sandboxShop.shop));

  it("charges a card without seeing its number", async () => {
    const cart = await testPaymentCart(sandboxShop.shop, "card");
    const { body } = await cart.placeOrder(await sandboxShop.tokenOf(GOOD));
    expect(body.order).toMatchObject({ status: "paid", total_payment: 2970 });
    expect(await sandboxShop.paymentStatusesOf(body.order_no)).toEqual(["captured"]);
    const everything = await runStatement<{ text: string }>(
      sandboxShop.shop.db,
      "SELECT (SELECT json_agg(t)::text FROM payment_sandbox.tokens t) || (SELECT json_agg(p)::text FROM payments p) AS text",
      [],
    );
    expect(everything[0]?.text).not.toContain(GOOD);
  });

  it.each([
    ["4000000000000002", "declined"],
    ["4100000000000019", "fraud"],
  ])("reports why card %s is refused: %s", async (number, code) => {
    const cart = await testPaymentCart(sandboxShop.shop, "card");
    expect((await cart.placeOrder(await sandboxShop.tokenOf(number))).body.code).toBe("cart.payment.refused");
    expect((await cart.read()).transaction_error).toMatchObject({ code });
  });

  it("accepts a token once", async () => {
    const token = await sandboxShop.tokenOf(GOOD);
    const first = await testPaymentCart(sandboxShop.shop, "card");
    await first.placeOrder(token);
    for (const used of [
      token,
      { ...(await sandboxShop.tokenOf(GOOD)), token_key: "other" },
      { token: "tok_x", token_key: "k" },
    ]) {
      const cart = await testPaymentCart(sandboxShop.shop, "card");
      expect((await cart.placeOrder(used)).body.code).toBe("cart.payment.card_refused");
    }
    const old = await sandboxShop.tokenOf(GOOD);
    await sandboxShop.later(millisecondsInHour, async () => {
      const cart = await testPaymentCart(sandboxShop.shop, "card");
      expect((await cart.placeOrder(old)).body.code).toBe("cart.payment.card_refused");
    });
  });

  it("grants or refuses a deferred payment", async () => {
    const cart = await testPaymentCart(sandboxShop.shop, "deferred");
    expect((await cart.placeOrder()).body.order.payment_guide).toContain("14日以内");
    const refused = await testPaymentCart(sandboxShop.shop, "deferred");
    const { orderer } = await refused.read();
    await sandboxShop.shop.call(calls.modifyCartOrder, {
      body: { token: refused.token, orderer: { ...orderer, phone_number: "09011119999" } },
    });
    expect((await refused.placeOrder()).body.message).toContain("審査");
  });

  it("requires 3-D Secure for an unknown browser, and accepts one with a session from the script", async () => {
    const response = await sandboxShop.sandbox.request("/fraud-sessions", { method: "POST", body: "{}" });
    const { session } = (await response.json()) as { session: string };
    const resultOf = async (name: string) => {
      const cart = await testPaymentCart(sandboxShop.shop, "card");
      const body = { token: cart.token, session: name };
      const { result } = (await sandboxShop.shop.call(calls.receiveFraudDetection, { body })).body;
      const answer = await cart.placeOrder(await sandboxShop.tokenOf(GOOD));
      return [result, answer.body.order ? "ordered" : answer.body.payment ? "3-D Secure" : answer.body.code];
    };
    expect(await resultOf(session)).toEqual(["accepted", "ordered"]);
    expect(await resultOf("made-up")).toEqual(["review", "3-D Secure"]);
    expect(await resultOf("test-rejected")).toEqual(["rejected", "cart.payment.refused"]);
  });

  it("stores members' cards, charges and deletes them", async () => {
    const { id: memberId } = await testMember(sandboxShop.shop);
    const add = async (number: string) =>
      sandboxShop.shop.call(calls.createCard, {
        memberId,
        body: { ...(await sandboxShop.tokenOf(number)), current_password: PASSWORD },
      });
    const { body: card } = await add("3530111333300000");
    expect(card).toMatchObject({
      brand: "jcb",
      masked_number: "************0000",
      expiration: "203012",
      is_main: true,
    });
    expect((await add("4000000000000002")).body.code).toBe("user_card.refused");
    const cart = await testPaymentCart(sandboxShop.shop, "card", memberId);
    expect(
      (await cart.placeOrder({ user_card_id: card.id, ...(await sandboxShop.codeToken()) })).body.order.status,
    ).toBe("paid");
    const next = await testPaymentCart(sandboxShop.shop, "card", memberId);
    const withoutCode = await next.placeOrder({ user_card_id: card.id });
    expect([withoutCode.status, withoutCode.body.code]).toEqual([422, "cart.payment.card_refused"]);
    await next.placeOrder({ ...(await sandboxShop.tokenOf(GOOD)), is_save_card: true });
    expect((await sandboxShop.shop.call(calls.listCards, { memberId })).body.data).toHaveLength(2);
    await sandboxShop.shop.call(calls.deleteCard, { memberId, params: { id: card.id } });
    const rows = await runStatement<{ dropped: boolean }>(
      sandboxShop.shop.db,
      "SELECT dropped_at IS NOT NULL AS dropped FROM payment_sandbox.cards WHERE token = $1",
      [card.token],
    );
    expect(rows).toEqual([{ dropped: true }]);
  });

  it("charges the demo member's stored cards", async () => {
    const { id: memberId } = await testMember(sandboxShop.shop);
    for (const card of demoCards("simple")) {
      const saved = await sandboxShop.shop.db.transaction((tx) =>
        saveCard(tx, memberId, { service: "test", card, isMain: false, now: new Date() }),
      );
      if (typeof saved === "string") throw new Error(saved);
      const cart = await testPaymentCart(sandboxShop.shop, "card", memberId);
      expect(
        (await cart.placeOrder({ user_card_id: saved.id, ...(await sandboxShop.codeToken()) })).body.order.status,
      ).toBe("paid");
    }
  });

  it("rejects unsigned and oversized requests", async () => {
    const post = (init: RequestInit) => sandboxShop.sandbox.request("/api", { method: "POST", ...init });
    expect((await post({ body: "{}" })).status).toBe(401);
    expect((await post({ body: "{}", headers: { "x-payment-signature": "t=1,v1=0" } })).status).toBe(401);
    expect((await post({ body: "x".repeat(70_000) })).status).toBe(413);
    expect(await sandboxShop.service.find("00000000-0000-4000-8000-000000000000")).toBeNull();
  });
});
