import { calls } from "@noren/contract";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentContext } from "../context/request-context.ts";
import { users } from "../db/schema/account.ts";
import { mails } from "../db/schema/mail.ts";
import { orders } from "../db/schema/order.ts";
import { pointEntries } from "../db/schema/point.ts";
import { channels } from "../db/schema/shop.ts";
import { updateOrderStatus } from "../order/update-order-status.ts";
import { readyCart } from "../testing/cart.fixture.ts";
import { testCoupon } from "../testing/coupon.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openShopWithPayments, testPaymentCart } from "../testing/payment.fixture.ts";
import type { TestService } from "../testing/payment-service.ts";
import type { TestShop } from "../testing/shop.ts";
import { readStock, testVariant } from "../testing/variant.fixture.ts";
import { addDaysInJapan } from "../time/japan-time.ts";
import { expireUnpaidOrders } from "./expire-unpaid-orders.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

const ORDERED = new Date("2026-11-20T03:00:00Z");
/** The end of November 27 in Japan, the last day of the payment. */
const DUE = new Date("2026-11-27T15:00:00Z");
const TRANSFER_EXPIRES = new Date("2026-11-30T15:00:00Z");
const SLIP_EXPIRES = new Date("2026-11-28T15:00:00Z");
const before = (moment: Date) => new Date(moment.getTime() - 1000);
const STAFF = "staff@example.jp";

describe("[order.expiry] orders that are not paid", () => {
  let shop: TestShop;
  let pay: TestService;
  let context: PaymentContext;
  beforeAll(async () => {
    ({ shop, pay, context } = await openShopWithPayments());
    await shop.db.update(channels).set({ contactEmail: STAFF });
  });
  beforeEach(async () => {
    shop.clock.now = ORDERED;
    pay.restore();
    pay.payments.clear();
    await shop.db.delete(mails);
    // Orders of other tests must not expire in this one.
    await shop.db.update(orders).set({ paymentDueAt: null });
  });
  afterEach(() => expectInvariants(shop));

  const at = async (moment: Date) => {
    shop.clock.now = moment;
    return expireUnpaidOrders(context);
  };
  const kindsTo = async (email: string) => (await findMailsTo(shop, email)).map(({ kind }) => kind);
  const getOrder = async (id: number) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0];

  const transfer = async () => {
    const member = await testMember(shop);
    const variant = await testVariant(shop, { stock: 20 });
    const cart = await readyCart(shop, [[variant, 2]], member.id);
    const { order } = (await cart.placeOrder()).body;
    return { ...member, variant, orderId: Number(order.id) };
  };
  const slip = async () => {
    const member = await testMember(shop);
    const cart = await testPaymentCart(shop, "convenience", member.id);
    const { body } = await cart.placeOrder();
    return { ...member, variant: cart.variant, orderId: Number(body.order.id) };
  };

  it("remind their orderer once, in the morning of the day before the last one, with how to pay", async () => {
    const { email } = await transfer();
    expect(await at(new Date("2026-11-25T23:59:59Z"))).toBe(0);
    expect(await at(new Date("2026-11-26T00:00:00Z"))).toBe(1);
    expect(await at(new Date("2026-11-26T15:00:00Z"))).toBe(0);
    const [, reminder, ...others] = await findMailsTo(shop, email);
    expect(others).toEqual([]);
    expect(reminder?.kind).toBe("order.payment_reminder");
    for (const part of ["2026年11月27日（金）までに", "下記の口座へお振り込みください", "行き違い"])
      expect(reminder?.bodyText).toContain(part);
  });

  it("are reminded and cancelled while the reminder of one fails", async () => {
    const [stuck, other] = [await transfer(), await transfer()];
    const isStuck = sql.raw(`id <> ${stuck.orderId} OR payment_reminded_at IS NULL`);
    await shop.db.execute(sql`ALTER TABLE orders ADD CONSTRAINT stuck CHECK (${isStuck})`);
    expect(await at(new Date("2026-11-26T00:00:00Z"))).toBe(1);
    expect(await kindsTo(other.email)).toEqual(["order.confirmed", "order.payment_reminder"]);
    await shop.db.execute(sql`ALTER TABLE orders DROP CONSTRAINT stuck`);
    expect(await at(shop.clock.now)).toBe(1);
  });

  it("send no reminder once they are paid", async () => {
    const { email, orderId } = await transfer();
    await updateOrderStatus(shop.db, orderId, "paid", shop.clock.now);
    expect(await at(new Date("2026-11-26T15:00:00Z"))).toBe(0);
    expect(await at(TRANSFER_EXPIRES)).toBe(0);
    expect(await kindsTo(email)).toEqual(["order.confirmed", "order.paid"]);
    expect((await getOrder(orderId))?.status).toBe("paid");
  });

  it("by transfer are cancelled after the days that a bank needs, with a mail; stock, coupon and points are restored", async () => {
    const { id, email } = await testMember(shop);
    await shop.db.insert(pointEntries).values({ userId: id, amount: 500, reason: "adjusted" });
    const variant = await testVariant(shop, { stock: 20 });
    const cart = await readyCart(shop, [[variant, 2]], id);
    const coupon = await testCoupon(shop, { amount: 300 });
    await cart.edit(calls.addCartCoupon, { code: coupon.code });
    await cart.edit(calls.setCartPoint, { use_point: 400 });
    const { order } = (await cart.placeOrder()).body;
    const points = async () => (await shop.db.select().from(users).where(eq(users.id, id)))[0]?.point;
    expect([await readStock(shop, variant), await points()]).toEqual([18, 100]);

    await at(DUE);
    await at(before(TRANSFER_EXPIRES));
    expect((await getOrder(order.id))?.status).toBe("accepted");
    expect(await at(TRANSFER_EXPIRES)).toBe(1);
    expect(await getOrder(order.id)).toMatchObject({
      status: "cancelled",
      cancelReason: "お支払い期限までにご入金を確認できなかったため",
      cancelOnlyEcdKey: null,
    });
    expect([await readStock(shop, variant), await points()]).toEqual([20, 500]);
    const mail = (await findMailsTo(shop, email)).at(-1);
    expect(mail).toMatchObject({ kind: "order.expired" });
    expect(mail?.bodyText).toContain("ポイントとクーポンは、お戻ししました");
    expect(await at(new Date("2026-12-10T00:00:00Z"))).toBe(0);
  });

  it("by transfer wait for a whole day on which banks and the shop work after the last day of the payment", async () => {
    // Friday is the last day, Monday is a holiday.
    shop.clock.now = new Date("2026-07-10T03:00:00Z");
    const { orderId } = await transfer();
    expect((await getOrder(orderId))?.paymentDueAt).toEqual(new Date("2026-07-17T15:00:00Z"));
    const endOfTuesday = new Date("2026-07-21T15:00:00Z");
    expect(await at(before(endOfTuesday))).toBe(0);
    await updateOrderStatus(shop.db, orderId, "paid", shop.clock.now);
    expect((await getOrder(orderId))?.status).toBe("paid");

    shop.clock.now = new Date("2026-07-10T03:00:00Z");
    const unpaid = await transfer();
    expect(await at(endOfTuesday)).toBe(1);
    expect((await getOrder(unpaid.orderId))?.status).toBe("cancelled");
  });

  it("of a guest are cancelled, too", async () => {
    const variant = await testVariant(shop, { stock: 3 });
    const { body } = await (await readyCart(shop, [[variant, 3]])).placeOrder();
    await at(TRANSFER_EXPIRES);
    expect((await getOrder(body.order.id))?.status).toBe("cancelled");
    expect(await readStock(shop, variant)).toBe(3);
  });

  it("with payment after delivery are not cancelled", async () => {
    const cart = await testPaymentCart(shop, "deferred");
    const { body } = await cart.placeOrder();
    expect(await at(new Date("2027-03-01T00:00:00Z"))).toBe(0);
    expect((await getOrder(body.order.id))?.status).toBe("accepted");
  });

  it("are cancelled once by two workers", async () => {
    const { email, variant } = await transfer();
    shop.clock.now = TRANSFER_EXPIRES;
    const changed = await Promise.all(Array.from({ length: 4 }, () => expireUnpaidOrders(context)));
    expect(changed.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await readStock(shop, variant)).toBe(20);
    expect(await kindsTo(email)).toEqual(["order.confirmed", "order.expired"]);
  });

  it("are either paid or expired in a race; a payment that loses is recorded as late", async () => {
    for (let round = 0; round < 5; round += 1) {
      shop.clock.now = ORDERED;
      const { email, orderId, variant } = await transfer();
      shop.clock.now = TRANSFER_EXPIRES;
      await Promise.all([
        expireUnpaidOrders(context),
        updateOrderStatus(shop.db, orderId, "paid", shop.clock.now),
        expireUnpaidOrders(context),
      ]);
      const order = await getOrder(orderId);
      const kinds = await kindsTo(email);
      if (order?.status === "paid") {
        expect([kinds, await readStock(shop, variant)]).toEqual([["order.confirmed", "order.paid"], 18]);
      } else {
        expect(order).toMatchObject({ status: "cancelled", cancelOnlyEcdKey: "refund-by-hand" });
        expect(kinds).toEqual(["order.confirmed", "order.expired", "order.late_payment"]);
        expect(await readStock(shop, variant)).toBe(20);
      }
    }
  });

  it("report a transfer after the cancellation to orderer and shop, once, and mark it for a refund", async () => {
    const { email, orderId, variant } = await transfer();
    await at(TRANSFER_EXPIRES);
    for (let times = 1; times <= 2; times += 1) {
      await updateOrderStatus(shop.db, orderId, "paid", new Date("2026-12-02T00:00:00Z"));
    }
    expect(await getOrder(orderId)).toMatchObject({ status: "cancelled", cancelOnlyEcdKey: "refund-by-hand" });
    expect(await kindsTo(email)).toEqual(["order.confirmed", "order.expired", "order.late_payment"]);
    const [mail, ...others] = await findMailsTo(shop, STAFF);
    expect([mail?.kind, others]).toEqual(["order.late_payment.shop", []]);
    expect(mail?.bodyText).toContain("お客様へのご返金をお願いします");
    expect(await readStock(shop, variant)).toBe(20);
  });

  it("at a convenience store expire with their slip, also at the service", async () => {
    const { email, orderId, variant } = await slip();
    await at(before(SLIP_EXPIRES));
    // The last second of the day is the due date of a slip.
    expect((await getOrder(orderId))?.paymentDueAt).toEqual(new Date("2026-11-27T14:59:59Z"));
    await at(SLIP_EXPIRES);
    expect((await getOrder(orderId))?.status).toBe("cancelled");
    expect(pay.lastPayment().status).toBe("returned");
    expect(await readStock(shop, variant)).toBe(20);
    expect((await kindsTo(email)).at(-1)).toBe("order.expired");
  });

  it("at a convenience store count as paid if the service reports it, although its callback was lost", async () => {
    const { orderId } = await slip();
    pay.changeStatus("captured");
    await at(SLIP_EXPIRES);
    expect((await getOrder(orderId))?.status).toBe("paid");
  });

  it("are kept while the service does not answer", async () => {
    const { orderId } = await slip();
    pay.failAt("find", "before");
    expect(await at(SLIP_EXPIRES)).toBe(0);
    expect((await getOrder(orderId))?.status).toBe("accepted");
  });

  it("of a service that does not answer do not block those by transfer, nor those that it answers for", async () => {
    const slips = [];
    for (let count = 0; count < 5; count += 1) slips.push(await slip());
    const { orderId } = await transfer();
    pay.requestedSteps.length = 0;
    pay.failAt("find", "before");
    expect(await at(TRANSFER_EXPIRES)).toBe(1);
    expect((await getOrder(orderId))?.status).toBe("cancelled");
    expect(pay.requestedSteps).toEqual(["find", "find", "find"]);
    pay.restore();
    expect(await at(TRANSFER_EXPIRES)).toBe(5);
    expect(slips).toHaveLength(5);
  });

  it("of a removed service are cancelled after a week, and the shop is asked to check them", async () => {
    const { email, variant, orderId } = await slip();
    const { orderId: byTransfer } = await transfer();
    const without: PaymentContext = { ...context, services: new Map() };
    const atWithout = async (moment: Date) => {
      shop.clock.now = moment;
      return expireUnpaidOrders(without);
    };
    expect(await atWithout(TRANSFER_EXPIRES)).toBe(1);
    expect((await getOrder(byTransfer))?.status).toBe("cancelled");
    expect(await atWithout(before(before(addDaysInJapan(SLIP_EXPIRES, 7))))).toBe(0);
    expect((await getOrder(orderId))?.status).toBe("accepted");
    expect(await atWithout(addDaysInJapan(SLIP_EXPIRES, 7))).toBe(1);
    expect(await atWithout(addDaysInJapan(SLIP_EXPIRES, 8))).toBe(0);
    expect([(await getOrder(orderId))?.status, await readStock(shop, variant)]).toEqual(["cancelled", 20]);
    expect((await kindsTo(email)).at(-1)).toBe("order.expired");
    expect(await kindsTo(STAFF)).toEqual(["order.expired_unchecked.shop"]);
    // The service returns: what it still holds is cancelled there.
    await reconcilePayments(context);
    expect(pay.lastPayment().status).toBe("returned");
  });

  it("refund a payment that arrives while or after they expire, and report it once", async () => {
    const { email, orderId } = await slip();
    pay.runDuring("cancel", async () => pay.changeStatus("captured"));
    await at(SLIP_EXPIRES);
    for (let times = 1; times <= 2; times += 1) await pay.sendCallback(shop);
    await reconcilePayments(context);
    expect(await getOrder(orderId)).toMatchObject({ status: "cancelled", cancelOnlyEcdKey: null });
    expect(pay.lastPayment().status).toBe("returned");
    expect((await kindsTo(email)).slice(-2)).toEqual(["order.expired", "order.late_payment"]);
    const [mail, ...others] = await findMailsTo(shop, STAFF);
    expect([mail?.kind, others]).toEqual(["order.late_payment.shop", []]);
  });

  it("ask the shop for the refund that the service cannot make", async () => {
    const { orderId } = await slip();
    await at(SLIP_EXPIRES);
    pay.disableRefunds();
    pay.changeStatus("captured");
    for (let times = 1; times <= 2; times += 1) await pay.sendCallback(shop);
    expect(await getOrder(orderId)).toMatchObject({ status: "cancelled", cancelOnlyEcdKey: "refund-by-hand" });
    expect(await kindsTo(STAFF)).toEqual(["order.late_payment.shop", "order.refund_by_hand.shop"]);
  });
});
