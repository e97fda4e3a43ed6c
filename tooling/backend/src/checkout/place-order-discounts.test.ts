import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { users } from "../db/schema/account.ts";
import { coupons } from "../db/schema/coupon.ts";
import { orders } from "../db/schema/order.ts";
import { pointEntries } from "../db/schema/point.ts";
import { PAYMENT_IDS, readyCart } from "../testing/cart.fixture.ts";
import { testCoupon } from "../testing/coupon.fixture.ts";
import { AFTER_ORDER, createDiscountedCart, BEFORE_ORDER } from "../testing/discounted-cart.fixture.ts";
import { PASSWORD, testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { addDaysInJapan } from "../time/japan-time.ts";
import { cancelOrderForShop } from "../order/cancel-order.ts";
import { updateOrderStatus } from "../order/update-order-status.ts";

describe("an order with coupons and points", () => {
  let shop: TestShop;
  let cup: number;
  beforeAll(async () => {
    shop = await openTestShop();
    cup = await testVariant(shop, { price: 1100, stock: 1000 });
  });
  afterEach(() => expectInvariants(shop));

  const pointsOf = async (id: number) => (await shop.db.select().from(users).where(eq(users.id, id)))[0]?.point;
  const usesOf = async (id: number) => (await shop.db.select().from(coupons).where(eq(coupons.id, id)))[0]?.usedCount;
  const member = async (point: number) => {
    const { id } = await testMember(shop);
    await shop.db
      .insert(pointEntries)
      .values({ userId: id, amount: point, reason: "adjusted", createdAt: shop.clock.now });
    return id;
  };
  it("uses them, and a cancellation returns them once [refund.shape]", async () => {
    const { memberId, cart, coupon, readEffects } = await createDiscountedCart(shop);
    const { body } = await cart.placeOrder();
    expect(body.order).toMatchObject({
      total_products: 3300,
      total_discount: 500,
      use_point: 800,
      total_payment: 2770,
      earn_point: 20,
      coupons: [{ code: coupon.code, amount: 500, carriage_amount: 0 }],
      refund: null,
    });
    expect(body.order.shippings[0].products[0].coupon_discount_parts).toEqual([{ code: coupon.code, amount: 500 }]);
    expect(await readEffects()).toEqual(AFTER_ORDER);

    const cancel = () =>
      shop.call(calls.cancelOrder, { memberId, params: { id: body.order.id }, body: { cancel_reason: null } });
    const cancelled = await Promise.all(Array.from({ length: 20 }, cancel));
    expect(new Set(cancelled.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(cancelled[0]?.body.refund).toMatchObject({
      cart_id: expect.any(Number) as number,
      payment_id: PAYMENT_IDS.bankTransfer,
      total_payment: 2770,
      total_carriage: 770,
      total_tax: body.order.total_tax,
      use_point: 800,
      user_order_info: { shipping: [{ carriage: 770 }], packing: [{ price: 0 }], product: [{ quantity: 3 }] },
    });
    expect(await readEffects()).toEqual({ ...BEFORE_ORDER, orders: 1 });
    const again = await readyCart(shop, [[cup, 1]], memberId);
    expect((await again.send(calls.addCartCoupon, { code: coupon.code })).status).toBe(200);
  });

  it("returns its coupon if it is cancelled after the member has left", async () => {
    const { memberId, cart, coupon } = await createDiscountedCart(shop);
    const { id } = (await cart.placeOrder()).body.order;
    const body = { current_password: PASSWORD };
    expect((await shop.call(calls.deleteUser, { memberId, body })).status).toBe(204);
    expect(await usesOf(coupon.id)).toBe(1);
    await cancelOrderForShop(shop.db, { id, userId: null }, shop.clock.now);
    expect(await usesOf(coupon.id)).toBe(0);
  });

  it("earns its points once it is completed", async () => {
    const { memberId, cart } = await createDiscountedCart(shop);
    const { body } = await cart.placeOrder();
    for (const state of ["paid", "preparing", "shipped"] as const)
      await updateOrderStatus(shop.db, body.order.id, state, shop.clock.now);
    expect(await pointsOf(memberId)).toBe(200);
    await updateOrderStatus(shop.db, body.order.id, "completed", shop.clock.now);
    expect(await pointsOf(memberId)).toBe(220);
  });

  describe("of a member whose points expire in the meantime", () => {
    const pass = (days: number) => (shop.clock.now = addDaysInJapan(shop.clock.now, days));
    async function orderOfOld(use_point: number) {
      const memberId = await member(3000);
      pass(360);
      const cart = await readyCart(shop, [[cup, 1]], memberId);
      await cart.edit(calls.setCartPoint, { use_point });
      return { memberId, id: (await cart.placeOrder()).body.order.id };
    }

    it("earns its points, and does not restore expired ones", async () => {
      const { memberId, id } = await orderOfOld(0);
      pass(7);
      for (const state of ["paid", "preparing", "shipped", "completed"] as const)
        await updateOrderStatus(shop.db, id, state, shop.clock.now);
      expect(await pointsOf(memberId)).toBe(11);
    });

    it("returns its used points on cancellation, and does not restore expired ones", async () => {
      const { memberId, id } = await orderOfOld(100);
      pass(367);
      await shop.call(calls.cancelOrder, { memberId, params: { id }, body: { cancel_reason: null } });
      expect(await pointsOf(memberId)).toBe(100);
    });
  });

  it("is rejected without any change if a coupon or points were used in the meantime", async () => {
    const { memberId, cart, coupon } = await createDiscountedCart(shop);
    const seen = (await cart.read()).detail.order.total_payment;
    await shop.db.update(coupons).set({ endsAt: shop.clock.now }).where(eq(coupons.id, coupon.id));
    await shop.db.update(coupons).set({ useLimit: 1, usedCount: 1 }).where(eq(coupons.id, coupon.id));
    expect((await cart.placeOrder(seen)).body).toMatchObject({
      code: "cart.decision.coupon",
      message: expect.stringContaining(coupon.name),
    });
    await shop.db.update(coupons).set({ useLimit: null, usedCount: 0 }).where(eq(coupons.id, coupon.id));
    await shop.db.insert(pointEntries).values({ userId: memberId, amount: -500, reason: "adjusted" });
    expect(await cart.placeOrder(seen)).toMatchObject({ status: 409, body: { code: "cart.decision.point" } });
    expect(await pointsOf(memberId)).toBe(500);
    const after = await cart.read();
    expect(after.notices.map((notice) => notice.code)).toEqual(["cart.notice.point"]);
    expect((await cart.placeOrder(after.detail.order.total_payment)).status).toBe(200);
    expect(await pointsOf(memberId)).toBe(0);
  });

  it("does not use a coupon without a discount", async () => {
    const memberId = await member(1);
    const cart = await readyCart(shop, [[cup, 1]], memberId);
    const free = await testCoupon(shop, { kind: "carriage_free", amount: null });
    await cart.edit(calls.addCartCoupon, { code: free.code });
    await cart.edit(calls.addCartProduct, { product_id: cup, quantity: 9 });
    const { body } = await cart.placeOrder(11_000);
    expect(body.order.coupons).toEqual([]);
    expect(await usesOf(free.id)).toBe(0);
  });

  it("is paid at once if points cover everything", async () => {
    const memberId = await member(5000);
    const cart = await readyCart(shop, [[cup, 1]], memberId);
    const free = await testCoupon(shop, { kind: "carriage_free", amount: null });
    await cart.edit(calls.addCartCoupon, { code: free.code });
    await cart.edit(calls.setCartPoint, { use_point: 1100 });
    const { body } = await cart.placeOrder(0);
    expect(body.order).toMatchObject({
      status: "paid",
      total_payment: 0,
      total_tax: 0,
      payment_guide: null,
      earn_point: 0,
    });
    const cancelled = await shop.call(calls.cancelOrder, {
      memberId,
      params: { id: body.order.id },
      body: { cancel_reason: null },
    });
    expect(cancelled.body.cancel_only_ecd_key).toBeNull();
    expect(await pointsOf(memberId)).toBe(5000);
    expect(await shop.db.select().from(orders).where(eq(orders.id, body.order.id))).toMatchObject([
      { status: "cancelled" },
    ]);
  });
});
