import { runStatement } from "@noren/backend/db/statement";
import { reconcilePayments } from "@noren/backend/checkout/reconcile-payments";
import { testPaymentCart } from "@noren/backend/testing/payment.fixture";
import { expectInvariants } from "@noren/backend/testing/invariants";
import { millisecondsInDay } from "date-fns/constants";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openSandboxShop, ORIGIN, type SandboxShop } from "./testing/sandbox-shop.ts";
import type { Notify } from "./tick.ts";

const CHALLENGED = "4000000000003220";

describe("payments on the sandbox's own pages", () => {
  let sandboxShop: SandboxShop;
  beforeAll(async () => {
    sandboxShop = await openSandboxShop();
  });
  beforeEach(() => runStatement(sandboxShop.shop.db, "DELETE FROM payment_sandbox.callbacks", []));
  afterEach(() => expectInvariants(sandboxShop.shop));

  it("redirects the shopper to the bank's page and back, and places the order", async () => {
    const cart = await testPaymentCart(sandboxShop.shop, "card");
    const { body } = await cart.placeOrder(await sandboxShop.tokenOf(CHALLENGED));
    const { url } = body.payment;
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:4099\/three-d-secure\//);
    const page = await (await sandboxShop.sandbox.request(url)).text();
    for (const word of ["本人認証", "2,970円", body.order_no, "**** **** **** 3220"]) expect(page).toContain(word);
    const wrong = await sandboxShop.submit(url, { code: "000000" });
    expect([wrong.status, wrong.text.includes("正しくありません")]).toEqual([422, true]);
    const right = await sandboxShop.submit(url, { code: "123456" });
    expect(right).toMatchObject({
      status: 303,
      location: `http://localhost:3000/cart/complete?no=${body.order_no}`,
    });
    expect((await cart.order(body.order_no)).body.status).toBe("paid");
    expect(await sandboxShop.tick()).toBe(1);
    expect(await sandboxShop.tick()).toBe(0);
    expect(await sandboxShop.paymentStatusesOf(body.order_no)).toEqual(["captured"]);
  });

  it.each([
    ["is cancelled", [{ cancel: "1" }], "aborted"],
    ["fails three times", [{ code: "1" }, { code: "2" }, { code: "3" }], "not_authenticated"],
  ])("places no order when 3-D Secure %s", async (_, answers, code) => {
    const cart = await testPaymentCart(sandboxShop.shop, "card");
    const { body } = await cart.placeOrder(await sandboxShop.tokenOf(CHALLENGED));
    const ends = [];
    for (const fields of answers) ends.push(await sandboxShop.submit(body.payment.url, fields));
    expect(ends.at(-1)).toMatchObject({ status: 303, location: "http://localhost:3000/cart/payment" });
    await sandboxShop.tick();
    expect((await cart.read()).transaction_error).toMatchObject({ code });
    expect(await sandboxShop.statusOf(body.order_no)).toBeNull();
    expect((await sandboxShop.sandbox.request(body.payment.url)).status).toBe(404);
  });

  it("opens a shopper's page only with its key", async () => {
    const cart = await testPaymentCart(sandboxShop.shop, "redirect");
    const { url } = (await cart.placeOrder()).body.payment;
    for (const other of [url.replace(/key=.*/, ""), `${url}x`, url.replace("wallet", "three-d-secure")]) {
      expect((await sandboxShop.sandbox.request(other)).status).toBe(404);
      expect((await sandboxShop.submit(other, { confirm: "1" })).status).toBe(404);
    }
    expect((await sandboxShop.sandbox.request(`${ORIGIN}/wallet/nonsense?key=`)).status).toBe(404);
  });

  it.each([
    ["once", (send: Notify) => send],
    [
      "twice",
      (send: Notify): Notify =>
        async (...args) =>
          (await send(...args)) && send(...args),
    ],
  ])("places the order when the shopper does not return from the wallet: notified %s", async (_, intercept) => {
    const cart = await testPaymentCart(sandboxShop.shop, "redirect");
    const { body } = await cart.placeOrder();
    const page = await (await sandboxShop.sandbox.request(body.payment.url)).text();
    expect(page).toContain("こばんペイ");
    await sandboxShop.submit(body.payment.url, { confirm: "1" });
    await sandboxShop.tick(intercept);
    expect(await sandboxShop.statusOf(body.order_no)).toBe("paid");
    expect(await sandboxShop.paymentStatusesOf(body.order_no)).toEqual(["captured"]);
  });

  it("retries a failed callback at growing intervals until the shop accepts it", async () => {
    const cart = await testPaymentCart(sandboxShop.shop, "redirect");
    const { body } = await cart.placeOrder();
    await sandboxShop.submit(body.payment.url, { confirm: "1" });
    const refuse = () => async () => false;
    await sandboxShop.tick(refuse);
    expect(await sandboxShop.tick(refuse)).toBe(0);
    await sandboxShop.later(11_000, () => sandboxShop.tick(refuse));
    await sandboxShop.later(20_000, async () => expect(await sandboxShop.tick()).toBe(0));
    await sandboxShop.later(31_000, () => sandboxShop.tick());
    expect(await sandboxShop.statusOf(body.order_no)).toBe("paid");
  });

  it("rejects a callback with a forged signature", async () => {
    const cart = await testPaymentCart(sandboxShop.shop, "redirect");
    const { body } = await cart.placeOrder();
    await sandboxShop.submit(body.payment.url, { confirm: "1" });
    const forged =
      (send: Notify): Notify =>
      (text, headers) => {
        const [name = "", value = ""] = Object.entries(headers)[0] ?? [];
        return send(text, { [name]: value.replace(/v1=.*/, `v1=${"0".repeat(64)}`) });
      };
    await sandboxShop.tick(forged);
    expect(await sandboxShop.statusOf(body.order_no)).toBeNull();
  });

  it("refunds a payment that is completed after its order expired", async () => {
    const cart = await testPaymentCart(sandboxShop.shop, "redirect");
    const { body } = await cart.placeOrder();
    await sandboxShop.later(1_799_000, () => sandboxShop.submit(body.payment.url, { confirm: "1" }));
    await sandboxShop.later(1_800_000, async () => {
      await sandboxShop.tick();
      await reconcilePayments(sandboxShop.context);
    });
    expect(await sandboxShop.statusOf(body.order_no)).toBeNull();
    expect(await sandboxShop.paymentStatusesOf(body.order_no)).toEqual(["returned"]);
  });

  it("expires an abandoned payment", async () => {
    const cart = await testPaymentCart(sandboxShop.shop, "redirect");
    const { body } = await cart.placeOrder();
    await sandboxShop.later(1_800_000, async () => {
      expect((await sandboxShop.sandbox.request(body.payment.url)).status).toBe(404);
      await sandboxShop.tick();
    });
    expect((await cart.read()).transaction_error).toMatchObject({ code: "expired" });
  });

  it("issues a slip number for the convenience store, which is paid on the operator's page or expires", async () => {
    const orderOf = async () => {
      const cart = await testPaymentCart(sandboxShop.shop, "convenience");
      const { body } = await cart.placeOrder();
      const [row] = await runStatement<{ id: string }>(
        sandboxShop.shop.db,
        "SELECT id FROM payment_sandbox.payments WHERE request ->> 'order_no' = $1",
        [body.order_no],
      );
      return { order: body.order, id: row?.id };
    };
    const paid = await orderOf();
    expect(paid.order.payment_guide).toMatch(/受付番号：\d{4}-\d{4}-\d{4}\nお支払い期限：/);
    const page = await (await sandboxShop.sandbox.request(`${ORIGIN}/operator`)).text();
    for (const word of [paid.order.order_no, "入金待ち", "店頭で支払う"]) expect(page).toContain(word);
    await sandboxShop.sandbox.request(`${ORIGIN}/operator/${paid.id}/pay`, { method: "POST" });
    await sandboxShop.tick();
    expect(await sandboxShop.statusOf(paid.order.order_no)).toBe("paid");

    const unpaid = await orderOf();
    await sandboxShop.later(8 * millisecondsInDay, () => sandboxShop.tick());
    expect(await sandboxShop.statusOf(unpaid.order.order_no)).toBe("cancelled");
  });

  it("rejects operator requests from other sites and host names", async () => {
    const foreign = { headers: { "sec-fetch-site": "cross-site" } };
    for (const [origin, init] of [
      [ORIGIN, foreign],
      ["http://sandbox.example.com:4099", {}],
    ] as const) {
      const moved = await sandboxShop.sandbox.request(`${origin}/operator/x/pay`, { method: "POST", ...init });
      expect(moved.status).toBe(404);
      expect((await sandboxShop.sandbox.request(`${origin}/operator`, init)).status).toBe(404);
    }
  });
});
