import { calls } from "@noren/contract";
import { sql } from "drizzle-orm";
import { addMinutes } from "date-fns/addMinutes";
import { beforeAll, describe, expect, it } from "vitest";
import type { PaymentContext } from "../context/request-context.ts";
import { channels } from "../db/schema/shop.ts";
import { openGmo } from "../payment/gmo/gmo.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { testMember } from "../testing/member.fixture.ts";
import { readOrders, testOffers, testPaymentCart } from "../testing/payment.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

describe("a shop with a contract with GMO Payment Gateway", () => {
  let shop: TestShop;
  let gmo: ReturnType<typeof openGmo>;
  let context: PaymentContext;
  beforeAll(async () => {
    gmo = openGmo();
    shop = await openTestShop({ service: gmo.service });
    gmo.clock.now = shop.clock.now;
    await shop.db.update(channels).set({ paymentMethods: [...testOffers] });
    context = {
      db: shop.db,
      services: new Map([["test", gmo.service]]),
      now: () => shop.clock.now,
      secret: shop.secret,
    };
  });

  const newToken = () => ({ token: gmo.server.tokenOf("good"), token_key: "MP_TOKEN" });
  const statusOf = async (orderNo: string) =>
    (await readOrders(shop)).find((order) => order.order_no === orderNo)?.status ?? null;
  const payments = async (orderNo: string) => {
    const { rows } = await shop.db.execute<{ id: string; status: string }>(
      sql`SELECT id, status FROM payments WHERE order_no = ${orderNo}`,
    );
    return rows;
  };
  const heldAmount = async (orderNo: string) => {
    const amounts = await Promise.all((await payments(orderNo)).map(({ id }) => gmo.heldAmount(id)));
    return amounts.reduce((sum, amount) => sum + amount, 0);
  };
  /** Runs work that many minutes later, for shop and service. */
  const later = async (minutes: number, work: () => Promise<unknown>) => {
    const { now } = shop.clock;
    gmo.clock.now = shop.clock.now = addMinutes(now, minutes);
    await work();
    gmo.clock.now = shop.clock.now = now;
  };

  it("pays an order with 3-D Secure, and gives the money back when the member cancels it", async () => {
    const { id: memberId, email } = await testMember(shop);
    const cart = await testPaymentCart(shop, "card", memberId);
    const token = newToken();
    const { body: begun } = await cart.placeOrder(token);
    expect(begun).toMatchObject({ order: null, payment: { url: expect.stringContaining("mul-pay.jp") } });
    // Another tab gets the same page, which the service names only once.
    expect((await cart.placeOrder()).body.payment.url).toBe(begun.payment.url);
    gmo.server.visit(begun.payment.url, "passed");
    const { body } = await cart.placeOrder();
    expect(body.order).toMatchObject({ status: "paid", total_payment: 2970 });
    expect(await heldAmount(body.order_no)).toBe(2970);

    const { body: cancelled } = await shop.call(calls.cancelOrder, {
      memberId,
      params: { id: body.order.id },
      body: { cancel_reason: "別の商品にします。" },
    });
    expect(cancelled.refund).toMatchObject({ status: "done", total_payment: 2970 });
    const mail = (await findMailsTo(shop, email)).find(({ kind }) => kind === "order.cancelled");
    expect(mail?.bodyText).toContain("決済サービスを通じてご返金いたします");
    expect(await statusOf(body.order_no)).toBe("cancelled");
    expect((await payments(body.order_no)).map(({ status }) => status)).toEqual(["returned"]);
    expect(await heldAmount(body.order_no)).toBe(0);
    const { rows } = await shop.db.execute<{ text: string }>(
      sql`SELECT (SELECT json_agg(p)::text FROM payments p) || (SELECT json_agg(c)::text FROM carts c) AS text`,
    );
    expect(rows[0]?.text).not.toContain(token.token);
    await expectInvariants(shop);
  });

  it("charges nothing if the shopper leaves the bank's page for good", async () => {
    const cart = await testPaymentCart(shop, "card");
    const { body } = await cart.placeOrder(newToken());
    await later(31, () => reconcilePayments(context));
    await later(34, () => reconcilePayments(context));
    expect((await payments(body.order_no)).map(({ status }) => status)).toEqual(["returned"]);
    gmo.server.visit(body.payment.url, "passed");
    expect(await heldAmount(body.order_no)).toBe(0);
    await expectInvariants(shop);
  });

  it("charges nothing if the bank authenticates the shopper after the payment was given up", async () => {
    const charges = () => gmo.server.requests.filter((path) => path === "/tds2/finalizeCharge").length;
    const replaced = await testPaymentCart(shop, "card");
    const { body: first } = await replaced.placeOrder(newToken());
    await replaced.placeOrder(newToken());
    const expired = await testPaymentCart(shop, "card");
    const { body: second } = await expired.placeOrder(newToken());
    gmo.server.visit(first.payment.url, "passed");
    gmo.server.visit(second.payment.url, "passed");
    const before = charges();
    await later(31, () => reconcilePayments(context));
    await later(34, () => reconcilePayments(context));
    expect(charges()).toBe(before);
    for (const { order_no } of [first, second]) {
      expect((await payments(order_no)).map(({ status }) => status)).toEqual(["returned"]);
      expect(await heldAmount(order_no)).toBe(0);
    }
    await expectInvariants(shop);
  });

  it("reports why 3-D Secure failed, and takes another card", async () => {
    const cart = await testPaymentCart(shop, "card");
    const { body } = await cart.placeOrder(newToken());
    gmo.server.visit(body.payment.url, "rejected");
    expect((await cart.placeOrder()).body.code).toBe("cart.payment.refused");
    expect((await cart.read()).transaction_error).toMatchObject({ code: "not_authenticated" });
    const { body: again } = await cart.placeOrder(newToken());
    gmo.server.visit(again.payment.url, "passed");
    expect((await cart.placeOrder()).body.order).toMatchObject({ status: "paid" });
    await expectInvariants(shop);
  });

  it("records a paid slip with the service's webhook, also a repeated one, and rejects a forged one", async () => {
    const cart = await testPaymentCart(shop, "convenience");
    const { body } = await cart.placeOrder();
    expect(body.order).toMatchObject({ status: "accepted", payment_guide: expect.stringContaining("受付番号") });
    const [payment] = await payments(body.order_no);
    if (!payment) throw new Error("The order has no payment");
    const notify = async (text: string) =>
      (await shop.fetch("/callbacks/payment/test", { method: "POST", body: text, channel: null })).status;
    const { body: webhook } = await gmo.callbackOf(payment.id);
    const forged = JSON.stringify({ ...(JSON.parse(webhook) as object), csrfToken: "0".repeat(36) });
    expect(await notify(forged)).toBe(401);
    // The service decides, not the webhook.
    expect(await notify(webhook)).toBe(204);
    expect(await statusOf(body.order_no)).toBe("accepted");
    await gmo.endSlip(payment.id, "paid");
    expect([await notify(webhook), await notify(webhook)]).toEqual([204, 204]);
    expect(await statusOf(body.order_no)).toBe("paid");
    await expectInvariants(shop);
  });
});
