import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { users } from "../db/schema/account.ts";
import { coupons } from "../db/schema/coupon.ts";
import { pointEntries } from "../db/schema/point.ts";
import { findDatabaseError } from "../http/failure.ts";
import { updateOrderStatus } from "../order/update-order-status.ts";
import { PAYMENT_IDS, copyReadyCarts, readyCart, type TestCart } from "../testing/cart.fixture.ts";
import { testCoupon } from "../testing/coupon.fixture.ts";
import { verifiedMember } from "../testing/member.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import type { TestAnswer, TestShop } from "../testing/shop.ts";
import { readStock, testVariant } from "../testing/variant.fixture.ts";

/** Tests the invariants under concurrent requests, against one process or several. */
export function describeRaces(title: string, open: () => Promise<TestShop>): void {
  describe(`races in ${title}`, () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await open();
    });
    afterEach(() => expectInvariants(shop));

    const successes = (answers: readonly TestAnswer[]) => answers.filter((answer) => answer.status === 200);
    const refusals = (answers: readonly TestAnswer[]) =>
      new Set(answers.flatMap(({ status, body }) => (status === 200 ? [] : [`${status} ${body.code}`])));
    const member = async (point = 0) => {
      const { id } = await verifiedMember(shop);
      if (point > 0) await shop.db.insert(pointEntries).values({ userId: id, amount: point, reason: "adjusted" });
      return id;
    };
    const pointsOf = async (id: number) => (await shop.db.select().from(users).where(eq(users.id, id)))[0]?.point;
    const cancel = (memberId: number, id: number) =>
      shop.call(calls.cancelOrder, { memberId, params: { id }, body: { cancel_reason: null } });

    it("sells the last unit to one of fifty shoppers", async () => {
      const last = await testVariant(shop, { stock: 1 });
      const carts = await copyReadyCarts(shop, [[last, 1]], 50);
      const answers = await Promise.all(carts.map((cart) => cart.placeOrder(1870)));
      expect(successes(answers)).toHaveLength(1);
      expect(refusals(answers)).toEqual(new Set(["409 cart.decision.out_of_stock"]));
      expect(await readStock(shop, last)).toBe(0);
    });

    it("creates one order from fifty concurrent requests of one cart, and returns it to each", async () => {
      const variant = await testVariant(shop, { stock: 100 });
      const memberId = await member(500);
      const cart = await readyCart(shop, [[variant, 2]], memberId);
      const coupon = await testCoupon(shop, { amount: 300 });
      await cart.edit(calls.addCartCoupon, { code: coupon.code });
      await cart.edit(calls.setCartPoint, { use_point: 400 });
      const answers = await Promise.all(Array.from({ length: 50 }, () => cart.placeOrder(2270)));
      expect(successes(answers)).toHaveLength(50);
      expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
      expect([await readStock(shop, variant), await pointsOf(memberId)]).toEqual([98, 100]);
    });

    it("lets one of fifty members use a coupon for one order", async () => {
      const variant = await testVariant(shop, { stock: 100 });
      const coupon = await testCoupon(shop, { amount: 300, useLimit: 1 });
      const carts: TestCart[] = [];
      for (let count = 0; count < 50; count += 1) {
        const cart = await readyCart(shop, [[variant, 1]], await member());
        await cart.edit(calls.addCartCoupon, { code: coupon.code });
        carts.push(cart);
      }
      const answers = await Promise.all(carts.map((cart) => cart.placeOrder(1570)));
      expect(successes(answers)).toHaveLength(1);
      expect(refusals(answers)).toEqual(new Set(["409 cart.decision.coupon"]));
      const [row] = await shop.db.select().from(coupons).where(eq(coupons.id, coupon.id));
      expect([row?.usedCount, row?.takenCount]).toEqual([1, 50]);
      expect(await readStock(shop, variant)).toBe(99);
    });

    it("spends the same points in two carts only once", async () => {
      const variant = await testVariant(shop, { stock: 100 });
      const memberId = await member(1000);
      const first = await readyCart(shop, [[variant, 1]], memberId);
      await first.edit(calls.setCartPoint, { use_point: 800 });
      // A guest's cart, which is assigned to the member once the first cart is ordered.
      const second = await readyCart(shop, [[variant, 1]]);
      const asMember = (call: (typeof calls)["setCartPoint" | "modifyCartOrder"], body: object) =>
        shop.call(call, { memberId, body: { token: second.token, ...body } });
      const spendAgain = async (): Promise<TestAnswer> => {
        await asMember(calls.modifyCartOrder, { payment_id: PAYMENT_IDS.bankTransfer });
        await asMember(calls.setCartPoint, { use_point: 800 });
        return shop.call(calls.decideCart, {
          memberId,
          params: { token: second.token },
          body: { total_payment: 1100 - 800 + 770 },
        });
      };
      const answers = await Promise.all([first.placeOrder(1070), spendAgain(), first.placeOrder(1070), spendAgain()]);
      expect(successes(answers).length).toBeGreaterThan(0);
      expect(await pointsOf(memberId)).toBe(200);
    });

    it("lets either the order or a concurrent correction take the points", async () => {
      const variant = await testVariant(shop, { stock: 100 });
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, async () => {
          const memberId = await member(1000);
          const cart = await readyCart(shop, [[variant, 1]], memberId);
          await cart.edit(calls.setCartPoint, { use_point: 800 });
          const [ordered, corrected] = await Promise.all([
            cart.placeOrder(1070),
            shop.db
              .insert(pointEntries)
              .values({ userId: memberId, amount: -800, reason: "adjusted" })
              .then(() => "corrected", findDatabaseError),
          ]);
          const isOrdered = ordered.status === 200;
          if (!isOrdered) expect(ordered.body.code).toBe("cart.decision.point");
          expect(corrected === "corrected").toBe(!isOrdered);
          return pointsOf(memberId);
        }),
      );
      expect(outcomes).toEqual(Array.from({ length: 10 }, () => 200));
    });

    it("returns stock, coupon and points once after twenty concurrent cancellations", async () => {
      const variant = await testVariant(shop, { stock: 5 });
      const memberId = await member(1000);
      const cart = await readyCart(shop, [[variant, 5]], memberId);
      const coupon = await testCoupon(shop, { amount: 300, useLimit: 1 });
      await cart.edit(calls.addCartCoupon, { code: coupon.code });
      await cart.edit(calls.setCartPoint, { use_point: 1000 });
      const { body } = await cart.placeOrder();
      expect([await readStock(shop, variant), await pointsOf(memberId)]).toEqual([0, 0]);
      const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(memberId, body.order.id)));
      expect(successes(answers)).toHaveLength(20);
      expect(new Set(answers.map((answer) => answer.body.cancelled_at)).size).toBe(1);
      expect([await readStock(shop, variant), await pointsOf(memberId)]).toEqual([5, 1000]);
    });

    it("lets either the cancellation or the concurrent packing win", async () => {
      const variant = await testVariant(shop, { stock: 100 });
      for (let count = 0; count < 5; count += 1) {
        const memberId = await member(300);
        const cart = await readyCart(shop, [[variant, 1]], memberId);
        await cart.edit(calls.setCartPoint, { use_point: 300 });
        const { id } = (await cart.placeOrder()).body.order;
        await updateOrderStatus(shop.db, id, "paid", shop.clock.now);
        const [packed, cancelled] = await Promise.allSettled([
          updateOrderStatus(shop.db, id, "preparing", shop.clock.now),
          cancel(memberId, id),
        ]);
        const isCancelled = cancelled.status === "fulfilled" && cancelled.value.status === 200;
        expect(packed.status === "fulfilled").toBe(!isCancelled);
        expect(await pointsOf(memberId)).toBe(isCancelled ? 300 : 0);
      }
    });

    it("never oversells carts with the same variants in opposite order", async () => {
      const [low, high] = [await testVariant(shop, { stock: 21 }), await testVariant(shop, { stock: 21 })];
      const carts = await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const pieces = [
            [low, 1],
            [high, 2],
          ] as const;
          const cart = await readyCart(shop, index % 2 ? pieces : pieces.toReversed(), await member());
          const { detail } = await cart.read();
          const line = detail.products.find(({ product_id }) => product_id === high);
          await cart.edit(calls.addCartPacking, {
            shipping_key: detail.shippings[0]?.key,
            products: [{ key: line?.key, quantity: 1 }],
          });
          return cart;
        }),
      );
      const answers = await Promise.all(carts.map((cart) => cart.placeOrder(4070)));
      expect(successes(answers)).toHaveLength(10);
      expect(refusals(answers)).toEqual(new Set(["409 cart.decision.out_of_stock"]));
      expect([await readStock(shop, low), await readStock(shop, high)]).toEqual([11, 1]);
    });

    it("accounts for every piece under concurrent orders and cancellations", async () => {
      const variant = await testVariant(shop, { stock: 4 });
      // Before the first order, which may take the last piece for a moment.
      const carts = await Promise.all(
        Array.from({ length: 12 }, async () => {
          const memberId = await member();
          return { memberId, cart: await readyCart(shop, [[variant, 1]], memberId) };
        }),
      );
      const rounds = await Promise.all(
        carts.map(async ({ memberId, cart }) => {
          const ordered = await cart.placeOrder(1870);
          if (ordered.status !== 200) return 0;
          return (await cancel(memberId, ordered.body.order.id)).status === 200 ? 0 : 1;
        }),
      );
      expect(rounds.every((uncancelled) => uncancelled === 0)).toBe(true);
      expect(await readStock(shop, variant)).toBe(4);
    });
  });
}
