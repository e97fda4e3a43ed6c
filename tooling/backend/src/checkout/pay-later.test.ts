import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mails } from "../db/schema/mail.ts";
import { orders } from "../db/schema/order.ts";
import { updateOrderStatus } from "../order/update-order-status.ts";
import { otherOrderer, PAYMENT_IDS } from "../testing/cart.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import type { TestService } from "../testing/payment-service.ts";
import { openShopWithPayments, testPaymentCart } from "../testing/payment.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import type { TestShop } from "../testing/shop.ts";
import { readStock } from "../testing/variant.fixture.ts";
import { expireUnpaidOrders } from "./expire-unpaid-orders.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { addDaysInJapan } from "../time/japan-time.ts";
import type { PaymentContext } from "../context/request-context.ts";

describe("payment after the order", () => {
  let shop: TestShop;
  let pay: TestService;
  let context: PaymentContext;
  beforeAll(async () => {
    ({ shop, pay, context } = await openShopWithPayments());
  });
  beforeEach(async () => {
    // The service forgets the payments of other tests, so their orders must not expire in this one.
    await shop.db.update(orders).set({ paymentDueAt: null });
    pay.restore();
    pay.payments.clear();
    pay.requestedSteps.length = 0;
  });
  afterEach(() => expectInvariants(shop));

  const order = async (method: "convenience" | "deferred") => {
    const member = await testMember(shop);
    const cart = await testPaymentCart(shop, method, member.id);
    const { body } = await cart.placeOrder();
    const read = async () =>
      (await shop.call(calls.getOrder, { memberId: member.id, params: { id: body.order.id } })).body;
    const cancel = () =>
      shop.call(calls.cancelOrder, {
        memberId: member.id,
        params: { id: body.order.id },
        body: { cancel_reason: null },
      });
    return { cart, body, read, cancel, id: Number(body.order.id) };
  };

  describe("at a convenience store", () => {
    it("places the order, with slip number and deadline on page and mail", async () => {
      shop.clock.now = new Date("2026-11-20T14:59:00Z");
      const { body } = await order("convenience");
      expect(body.order).toMatchObject({ status: "accepted", total_fee: 165 });
      expect(body.order.payment_guide).toContain("受付番号：1234-5678-9012\nお支払い期限：2026年11月27日\n");
      expect(pay.lastPayment().request?.pay_until).toBe("2026-11-27T14:59:59.000Z");
      expect(pay.requestedSteps).toEqual(["authorise"]);
      const [mail] = await shop.db.select().from(mails).where(eq(mails.kind, "order.confirmed"));
      expect(mail?.bodyText).toContain("1234-5678-9012");
    });

    it("has the instructions of the chosen chain [cart.shape]", async () => {
      const cart = await testPaymentCart(shop, "convenience");
      const choose = (body: object) =>
        shop.call(calls.modifyCartOrder, { body: { token: cart.token, payment_id: PAYMENT_IDS.convenience, ...body } });
      expect((await choose({ payment_store: "lawson" })).body.payment_store).toBe("lawson");
      expect((await choose({ payment_store: "familymart" })).body.payment_store).toBe("familymart");
      const { body } = await cart.placeOrder();
      expect(pay.lastPayment().request?.store).toBe("familymart");
      expect(body.order.payment_guide).toContain("お支払い先：ファミリーマート\n1. 店内のマルチコピー機で");
    });

    it("issues a slip of another chain if the shopper chooses one after a lost answer", async () => {
      const cart = await testPaymentCart(shop, "convenience");
      const choose = (payment_store: string) =>
        shop.call(calls.modifyCartOrder, {
          body: { token: cart.token, payment_id: PAYMENT_IDS.convenience, payment_store },
        });
      await choose("lawson");
      pay.failAt("authorise", "after");
      expect((await cart.placeOrder()).body.code).toBe("cart.payment.unreachable");
      pay.restore();
      const first = pay.lastPayment().id;
      await choose("seven_eleven");
      expect((await cart.placeOrder()).body.order.payment_guide).toContain("お支払い先：セブン-イレブン\n");
      expect(pay.lastPayment().request?.store).toBe("seven_eleven");
      await reconcilePayments(context);
      expect(pay.payments.get(first)?.status).toBe("returned");
    });

    it("drops the chain with another method, and refuses an unknown one", async () => {
      const cart = await testPaymentCart(shop, "convenience");
      const choose = (body: object) => shop.call(calls.modifyCartOrder, { body: { token: cart.token, ...body } });
      await choose({ payment_id: PAYMENT_IDS.convenience, payment_store: "lawson" });
      expect((await choose({ payment_id: PAYMENT_IDS.deferred, payment_store: "lawson" })).body).not.toHaveProperty(
        "payment_store",
      );
      expect((await choose({ payment_id: PAYMENT_IDS.convenience })).body).not.toHaveProperty("payment_store");
      expect(
        Object.keys((await choose({ payment_id: PAYMENT_IDS.convenience, payment_store: "kiosk" })).body.errors),
      ).toEqual(["payment_store"]);
    });

    it("is paid once under repeated callbacks, and then asks for no payment [order.payment-guide]", async () => {
      const { read } = await order("convenience");
      expect(await read()).toMatchObject({ is_awaiting_payment: true });
      await shop.db.delete(mails);
      pay.changeStatus("captured");
      for (let times = 1; times <= 3; times += 1) await pay.sendCallback(shop);
      expect(await read()).toMatchObject({ status: "paid", payment_guide: null, is_awaiting_payment: false });
      expect(pay.lastPayment().status).toBe("captured");
      expect(await shop.db.select({ kind: mails.kind }).from(mails)).toEqual([{ kind: "order.paid" }]);
    });

    it("cancels an order that is not paid in time, and restores its stock", async () => {
      const { cart, read } = await order("convenience");
      expect(await readStock(shop, cart.variant)).toBe(18);
      pay.changeStatus("failed", "expired");
      await pay.sendCallback(shop);
      expect(await read()).toMatchObject({
        status: "cancelled",
        cancel_reason: "お支払い期限までにご入金を確認できなかったため",
      });
      expect(await readStock(shop, cart.variant)).toBe(20);
      await pay.sendCallback(shop);
      expect(await readStock(shop, cart.variant)).toBe(20);
    });

    it("is reconciled after its deadline if no callback arrives", async () => {
      const { read } = await order("convenience");
      const { now } = shop.clock;
      await expireUnpaidOrders(context);
      expect(pay.requestedSteps).toEqual(["authorise"]);
      pay.changeStatus("failed", "expired");
      shop.clock.now = addDaysInJapan(now, 9);
      await expireUnpaidOrders(context);
      shop.clock.now = now;
      expect((await read()).status).toBe("cancelled");
    });

    it("is cancelled with the order; a concurrent payment is refunded", async () => {
      const { read, cancel } = await order("convenience");
      pay.runDuring("cancel", async () => pay.changeStatus("captured"));
      expect((await cancel()).body.status).toBe("cancelled");
      await pay.sendCallback(shop);
      expect(pay.lastPayment().status).toBe("returned");
      expect(await read()).toMatchObject({ status: "cancelled", cancel_only_ecd_key: null });
    });

    it("requires a manual refund if the service cannot refund: marks the order and stops retrying", async () => {
      const { read, cancel } = await order("convenience");
      pay.changeStatus("captured");
      await pay.sendCallback(shop);
      pay.disableRefunds();
      expect((await cancel()).body).toMatchObject({ status: "cancelled", cancel_only_ecd_key: "refund-by-hand" });
      pay.requestedSteps.length = 0;
      await reconcilePayments(context);
      expect(pay.requestedSteps).toEqual([]);
      expect((await read()).cancel_only_ecd_key).toBe("refund-by-hand");
    });
  });

  describe("deferred", () => {
    it("is authorised with the order, and captured once the order is shipped", async () => {
      const { body, read, id } = await order("deferred");
      expect(body.order).toMatchObject({ status: "accepted", total_fee: 330 });
      expect(body.order.payment_guide).toContain("14日以内");
      await updateOrderStatus(shop.db, id, "preparing", shop.clock.now);
      await reconcilePayments(context);
      expect(pay.lastPayment().status).toBe("authorised");
      await updateOrderStatus(shop.db, id, "shipped", shop.clock.now);
      await reconcilePayments(context);
      expect(pay.lastPayment().status).toBe("captured");
      expect((await read()).status).toBe("shipped");
    });

    it("reports a refused credit in response and cart, and allows another method", async () => {
      const cart = await testPaymentCart(shop, "deferred");
      pay.declineNext("credit_refused");
      const { status, body } = await cart.placeOrder();
      expect([status, body.code]).toEqual([422, "cart.payment.refused"]);
      expect(body.message).toContain("審査");
      expect((await cart.read()).transaction_error).toMatchObject({
        code: "credit_refused",
        payment_id: PAYMENT_IDS.deferred,
      });
      await shop.call(calls.modifyCartOrder, { body: { token: cart.token, payment_id: PAYMENT_IDS.bankTransfer } });
      const answer = await shop.call(calls.decideCart, {
        params: { token: cart.token },
        body: { total_payment: 2970 },
      });
      expect(answer.body.order.payment_name).toBe("銀行振込（前払い）");
    });

    it("is decided for the orderer of the order: one who is changed meanwhile is checked too", async () => {
      const cart = await testPaymentCart(shop, "deferred");
      const changeTo = (last_name: string) =>
        shop.call(calls.modifyCartOrder, { body: { token: cart.token, orderer: { ...otherOrderer(), last_name } } });
      await changeTo("佐藤");
      pay.runDuring("authorise", () => changeTo("鈴木"));
      const { body } = await cart.placeOrder();
      const [placed] = await shop.db.select().from(orders).where(eq(orders.orderNo, body.order_no));
      expect(placed?.orderer.last_name).toBe("鈴木");
      const checked = [...pay.payments.values()].map(({ request, status }) => [request?.payer.name, status]);
      expect(checked).toEqual([
        ["佐藤 花子", "authorised"],
        ["鈴木 花子", "authorised"],
      ]);
      await reconcilePayments(context);
      expect([...pay.payments.values()].map(({ status }) => status)).toEqual(["returned", "authorised"]);
    });

    it("reports a refused credit of an orderer who is changed meanwhile", async () => {
      const cart = await testPaymentCart(shop, "deferred");
      pay.runDuring("authorise", async () => {
        pay.declineNext("credit_refused");
        await shop.call(calls.modifyCartOrder, { body: { token: cart.token, orderer: otherOrderer() } });
      });
      expect((await cart.placeOrder()).body.code).toBe("cart.payment.refused");
    });

    it("is cancelled with the order", async () => {
      const { cancel } = await order("deferred");
      await cancel();
      expect(pay.lastPayment().status).toBe("returned");
    });
  });
});
