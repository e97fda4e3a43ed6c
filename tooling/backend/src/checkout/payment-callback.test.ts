import { randomUUID } from "node:crypto";
import { calls } from "@noren/contract";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addMinutes } from "date-fns/addMinutes";
import { PAYMENT_IDS } from "../testing/cart.fixture.ts";
import { PASSWORD, testMember } from "../testing/member.fixture.ts";
import { orders } from "../db/schema/order.ts";
import { CARDS, cardOf, type TestService } from "../testing/payment-service.ts";
import { openShopWithPayments, readOrders, testPaymentCart } from "../testing/payment.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import type { TestShop } from "../testing/shop.ts";
import { readStock } from "../testing/variant.fixture.ts";
import { applyServiceAnswer } from "../settlement/apply-service-answer.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import type { PaymentContext } from "../context/request-context.ts";

describe("a payment service's callback", () => {
  let shop: TestShop;
  let pay: TestService;
  let context: PaymentContext;
  beforeAll(async () => {
    ({ shop, pay, context } = await openShopWithPayments());
  });
  beforeEach(() => pay.payments.clear());
  afterEach(() => expectInvariants(shop));

  /** Redirects a shopper, who does not return, to the wallet's page. */
  const sentAway = async (memberId?: number) => {
    const cart = await testPaymentCart(shop, "redirect", memberId);
    const { body } = await cart.placeOrder();
    return { cart, orderNo: String(body.order_no) };
  };
  const statusOf = async (orderNo: string) =>
    (await readOrders(shop)).find((order) => order.order_no === orderNo)?.status ?? null;
  const atService = () => [...pay.payments.values()].map(({ status }) => status);

  it("places the order of a shopper who does not return, once under repetition", async () => {
    const { cart, orderNo } = await sentAway();
    pay.changeStatus("authorised");
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay.sendCallback(shop)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await statusOf(orderNo)).toBe("paid");
    expect(atService()).toEqual(["captured"]);
    expect(await readStock(shop, cart.variant)).toBe(18);
    await pay.sendCallback(shop);
    expect(await readStock(shop, cart.variant)).toBe(18);
    // A shopper who returns later gets the same order.
    expect((await cart.placeOrder()).body).toMatchObject({ order_no: orderNo, order: { status: "paid" } });
  });

  it("places the order of a guest's slip whose number was lost, as a reservation of the guest's network [order.unpaid-limit]", async () => {
    const cart = await testPaymentCart(shop, "convenience");
    pay.failAt("authorise", "after");
    await cart.placeOrder();
    pay.restore();
    await pay.sendCallback(shop);
    const placed = (await shop.db.select().from(orders)).at(-1);
    expect(placed).toMatchObject({ paymentId: PAYMENT_IDS.convenience, networkHash: expect.any(Buffer) });
  });

  it("captures the payment before it shows the order to a shopper who returns", async () => {
    const { cart, orderNo } = await sentAway();
    pay.changeStatus("authorised");
    pay.failAt("capture", "before");
    await pay.sendCallback(shop);
    expect((await cart.order(orderNo)).body).toMatchObject({ status: "accepted" });
    pay.restore();
    expect((await cart.order(orderNo)).body).toMatchObject({ status: "paid" });
    expect(atService()).toEqual(["captured"]);
  });

  it("places the order of a guest's cart that a member pays before any other request assigned it", async () => {
    const member = await testMember(shop);
    const guest = await testPaymentCart(shop, "redirect");
    const { body } = await guest.placeOrder(undefined, member.id);
    pay.changeStatus("authorised");
    await pay.sendCallback(shop);
    expect(await statusOf(String(body.order_no))).toBe("paid");
    expect(atService()).toEqual(["captured"]);
    const { body: order } = await guest.order(String(body.order_no), member.id);
    expect(order).toMatchObject({ order_no: body.order_no, orderer_email: member.email });
  });

  it("places a member's order for the member", async () => {
    const member = await testMember(shop);
    const { orderNo } = await sentAway(member.id);
    pay.changeStatus("authorised");
    await pay.sendCallback(shop);
    const { body } = await shop.call(calls.listOrders, { memberId: member.id });
    expect(body.data.map((order: { order_no: string }) => order.order_no)).toEqual([orderNo]);
  });

  it.each(["callback", "return"])("or, with a new password meanwhile, the %s places a member's order", async (by) => {
    const [member, stranger] = [await testMember(shop), await testMember(shop)];
    const { cart, orderNo } = await sentAway(member.id);
    const body = { current_password: PASSWORD, password: "a-new-password-1" };
    expect((await shop.call(calls.changePassword, { memberId: member.id, body })).status).toBe(204);
    pay.changeStatus("authorised");
    if (by === "callback") expect((await pay.sendCallback(shop)).status).toBe(204);
    const returnAs = (as: object) =>
      shop.call(calls.getCartOrder, { ...as, params: { orderNo }, query: { token: cart.token } });
    for (const as of [{}, { memberId: stranger.id }]) expect((await returnAs(as)).status).toBe(404);
    expect((await returnAs({ memberId: member.id })).body).toMatchObject({ order_no: orderNo, status: "paid" });
    expect(atService()).toEqual(["captured"]);
  });

  it.each(["with", "without"])(
    "or, after the login of a member %s a cart, the guest's order for the member",
    async (own) => {
      const member = await testMember(shop);
      if (own === "with") await testPaymentCart(shop, "bankTransfer", member.id);
      const { cart, orderNo } = await sentAway();
      const body = { username: member.email, password: PASSWORD, cart_token: cart.token };
      expect((await shop.call(calls.login, { body })).status).toBe(200);
      await shop.call(calls.initCart, { memberId: member.id, body: { token: cart.token } });
      await shop.call(calls.getCart, { memberId: member.id, params: { token: cart.token } });
      pay.changeStatus("authorised");
      expect((await pay.sendCallback(shop)).status).toBe(204);
      expect((await cart.order(orderNo, member.id)).body).toMatchObject({ order_no: orderNo, status: "paid" });
      const { body: history } = await shop.call(calls.listOrders, { memberId: member.id });
      expect(history.data.map(({ order_no }: { order_no: string }) => order_no)).toEqual([orderNo]);
      expect(atService()).toEqual(["captured"]);
    },
  );

  it("a guest's cart becomes the member's once its payment has failed", async () => {
    const member = await testMember(shop);
    const { cart } = await sentAway();
    pay.changeStatus("failed", "aborted");
    await pay.sendCallback(shop);
    const { body } = await shop.call(calls.getCart, { memberId: member.id, params: { token: cart.token } });
    expect(body).toMatchObject({ user_id: member.id });
  });

  it("places one order together with a concurrent request to place it", async () => {
    const { cart, orderNo } = await sentAway();
    pay.changeStatus("authorised");
    const [, placed, found] = await Promise.all([pay.sendCallback(shop), cart.placeOrder(), cart.order(orderNo)]);
    expect(placed.body.order_no).toBe(orderNo);
    expect([200, 404]).toContain(found.status);
    expect(atService()).toEqual(["captured"]);
    expect(await readStock(shop, cart.variant)).toBe(18);
  });

  it.each([
    ["with another secret", { secret: "guessed" }],
    ["long ago", { at: new Date(0) }],
    ["for an unknown service", { service: "other" }],
  ])("signed %s is rejected, without a request to the service", async (_, changes) => {
    const { orderNo } = await sentAway();
    pay.changeStatus("authorised");
    pay.requestedSteps.length = 0;
    const known = await pay.sendCallback(shop, changes);
    const unknown = await pay.sendCallback(shop, { ...changes, id: randomUUID() });
    expect([known.status, known.body]).toEqual([401, unknown.body]);
    expect(pay.requestedSteps).toEqual([]);
    expect(await statusOf(orderNo)).toBeNull();
  });

  it("that is malformed is rejected with the same response", async () => {
    const send = (init: RequestInit) =>
      shop.fetch("/callbacks/payment/test", { method: "POST", ...init, channel: null });
    const headers = { "x-payment-signature": "t=1,v1=00" };
    for (const init of [{}, { headers }, { headers, body: "\u0000" }, { headers, body: "x".repeat(60_000) }]) {
      expect((await send(init)).status).toBe(401);
    }
    expect((await send({ headers, body: "x".repeat(70_000) })).status).toBe(413);
    expect((await shop.fetch("/callbacks/payment/test")).status).toBe(404);
  });

  it("of an unknown payment is acknowledged and changes nothing", async () => {
    expect((await pay.sendCallback(shop, { id: randomUUID() })).status).toBe(204);
  });

  it("is answered with an error if the service is unreachable, so that it is repeated", async () => {
    const { orderNo } = await sentAway();
    pay.changeStatus("authorised");
    pay.failAt("find", "before");
    expect((await pay.sendCallback(shop)).status).toBe(409);
    expect((await pay.sendCallback(shop, { id: pay.lastPayment().id })).body.code).toBe("cart.payment.unreachable");
    pay.restore();
    expect((await pay.sendCallback(shop)).status).toBe(204);
    expect(await statusOf(orderNo)).toBe("paid");
  });

  it("of an aborted payment stores the reason in the cart and places no order", async () => {
    const { cart, orderNo } = await sentAway();
    pay.changeStatus("failed", "aborted");
    await pay.sendCallback(shop);
    expect((await cart.read()).transaction_error).toMatchObject({ code: "aborted", payment_id: PAYMENT_IDS.redirect });
    expect(await statusOf(orderNo)).toBeNull();
  });

  it("changes nothing if the stored version is newer", async () => {
    const { orderNo } = await sentAway();
    const pending = { ...pay.lastPayment() };
    pay.changeStatus("authorised");
    const authorised = { ...pay.lastPayment() };
    await pay.sendCallback(shop);
    expect(await statusOf(orderNo)).toBe("paid");
    for (const old of [pending, authorised, { ...pending, status: "failed" as const, reason: "aborted" as const }]) {
      expect((await applyServiceAnswer(context, old.id, old))?.status).toBe("captured");
    }
    expect(await statusOf(orderNo)).toBe("paid");
  });

  it("after half an hour cancels the payment", async () => {
    const { cart, orderNo } = await sentAway();
    const { id } = pay.lastPayment();
    const { now } = shop.clock;
    shop.clock.now = addMinutes(now, 30);
    pay.changeStatus("authorised");
    await pay.sendCallback(shop);
    expect(await statusOf(orderNo)).toBeNull();
    await reconcilePayments(context);
    expect(pay.payments.get(id)?.status).toBe("returned");
    expect((await cart.order(orderNo)).status).toBe(404);
    shop.clock.now = now;
  });

  it("after the order's cancellation refunds the payment", async () => {
    const member = await testMember(shop);
    const { cart } = await sentAway(member.id);
    pay.changeStatus("authorised");
    pay.failAt("capture", "before");
    const { body } = await cart.placeOrder();
    pay.failAt("cancel", "before");
    const cancelled = await shop.call(calls.cancelOrder, {
      memberId: member.id,
      params: { id: body.order.id },
      body: { cancel_reason: null },
    });
    expect(cancelled.body).toMatchObject({ status: "cancelled", cancel_only_ecd_key: null });
    pay.restore();
    pay.changeStatus("captured");
    await pay.sendCallback(shop);
    expect(atService()).toEqual(["returned"]);
    expect(await statusOf(body.order_no)).toBe("cancelled");
    expect(await readStock(shop, cart.variant)).toBe(20);
  });

  it("places no order of a cart that changed after its confirmation, until the shopper confirms it again", async () => {
    const { cart, orderNo } = await sentAway();
    shop.clock.now = new Date(shop.clock.now.getTime() + 1);
    await shop.call(calls.modifyCartOther, { body: { token: cart.token, remarks: "のしをお願いします" } });
    pay.changeStatus("authorised");
    await pay.sendCallback(shop);
    expect(await statusOf(orderNo)).toBeNull();
    const { body } = await cart.placeOrder();
    expect(body).toMatchObject({ order_no: orderNo, order: { status: "paid", remarks: "のしをお願いします" } });
  });

  it("about fraud after the capture cancels the order", async () => {
    const cart = await testPaymentCart(shop, "card");
    const { body } = await cart.placeOrder(cardOf(CARDS.good));
    pay.changeStatus("returned", "fraud");
    await pay.sendCallback(shop);
    expect((await cart.order(body.order_no)).body).toMatchObject({
      status: "cancelled",
      cancel_reason: "お支払いを確認できなかったため",
      cancel_only_ecd_key: null,
    });
    expect(await readStock(shop, cart.variant)).toBe(20);
  });
});
