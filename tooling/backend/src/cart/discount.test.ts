import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { attempts } from "../db/schema/account.ts";
import { coupons } from "../db/schema/coupon.ts";
import { pointEntries } from "../db/schema/point.ts";
import { channels } from "../db/schema/shop.ts";
import { readyCart, type TestCart, testCart } from "../testing/cart.fixture.ts";
import { testCoupon } from "../testing/coupon.fixture.ts";
import { testMember, verifiedMember } from "../testing/member.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";

describe("coupons and points of a cart", () => {
  let shop: TestShop;
  let cup: number;
  let tea: number;
  beforeAll(async () => {
    shop = await openTestShop();
    shop.clock.now = new Date("2026-11-19T10:00:00+09:00");
    cup = await testVariant(shop, { name: "湯呑", price: 1100, stock: 1000 });
    tea = await testVariant(shop, { name: "煎茶", price: 1080, taxRate: 8, stock: 1000 });
  });
  afterEach(() => expectInvariants(shop));

  /** A cart with cups for 2200 yen and tea for 1080 yen, shipped to Osaka. */
  const memberCart = async (point = 0) => {
    const { id } = await testMember(shop);
    if (point > 0) await givePoints(id, point);
    const cart = await readyCart(
      shop,
      [
        [cup, 2],
        [tea, 1],
      ],
      id,
    );
    return { id, cart };
  };
  const givePoints = (userId: number, amount: number) =>
    shop.db.insert(pointEntries).values({ userId, amount, reason: "adjusted", createdAt: shop.clock.now });
  const useCoupon = (cart: TestCart, code: string) => cart.edit(calls.addCartCoupon, { code });
  const refusal = async (cart: TestCart, code: string) =>
    (await cart.send(calls.addCartCoupon, { code })).body.code as string;

  it("apply a coupon by its code and split it over the lines exactly [cart.student-shape]", async () => {
    const { id, cart } = await memberCart();
    const { code, name } = await testCoupon(shop, { amount: 500, isPublic: false });
    const { detail } = await useCoupon(cart, ` ${code.toLowerCase()} `);
    expect(detail.coupons).toEqual([{ code, name, amount: 500, carriage_amount: 0 }]);
    expect(detail.products.map((line) => line.coupon_discount_parts)).toEqual([
      [{ code, amount: 335 }],
      [{ code, amount: 165 }],
    ]);
    expect(detail.order).toMatchObject({ total_discount: 500, total_payment: 3280 - 500 + 770 });
    expect(detail.order.amount_by_tax_rate).toEqual([
      { tax_rate: 10, amount: 2200 - 335 + 770, tax: 239 },
      { tax_rate: 8, amount: 1080 - 165, tax: 67 },
    ]);
    expect((await shop.call(calls.listMyCoupons, { memberId: id })).body.data).toMatchObject([{ code }]);
    expect((await useCoupon(cart, code)).detail.coupons).toHaveLength(1);
    const without = await cart.edit(calls.deleteCartCoupon, { code });
    expect(without.detail.coupons).toEqual([]);
    expect(without.detail.order.total_payment).toBe(3280 + 770);
    expect((await cart.edit(calls.deleteCartCoupon, { code: "NIE-DA" })).detail.order.total_payment).toBe(4050);
  });

  it("apply percentages up to their limit and free carriage, never more than the amount due", async () => {
    const { cart } = await memberCart();
    const percent = await testCoupon(shop, { kind: "percent", amount: 50, mostDiscount: 1000 });
    const free = await testCoupon(shop, { kind: "carriage_free", amount: null });
    const large = await testCoupon(shop, { amount: 5000 });
    expect((await useCoupon(cart, percent.code)).detail.order.total_discount).toBe(1000);
    const both = await useCoupon(cart, free.code);
    expect(both.detail.coupons[1]).toMatchObject({ amount: 0, carriage_amount: 770 });
    expect(both.detail.shippings[0]?.carriage).toBe(0);
    expect(both.detail.order).toMatchObject({ total_carriage: 0, total_discount: 1000, total_payment: 2280 });
    const all = await useCoupon(cart, large.code);
    expect(all.detail.order).toMatchObject({ total_discount: 3280, total_payment: 0, total_tax: 0 });
    expect(all.detail.coupons.map((coupon) => coupon.amount)).toEqual([1000, 0, 2280]);
    const another = await testCoupon(shop);
    expect(await refusal(cart, another.code)).toBe("cart.coupon.no_effect");
  });

  it("reject coupons that are unknown, not usable, below their minimum or one too many", async () => {
    const { cart } = await memberCart();
    const at = (text: string) => new Date(text);
    expect(await refusal(cart, "NIE-DA")).toBe("cart.coupon.not_found");
    expect(await refusal(cart, (await testCoupon(shop, { channelId: shop.fl1.id })).code)).toBe(
      "cart.coupon.not_found",
    );
    expect(await refusal(cart, (await testCoupon(shop, { endsAt: at("2026-11-01T00:00:00Z") })).code)).toBe(
      "coupon.ended",
    );
    expect(await refusal(cart, (await testCoupon(shop, { minimum: 3281 })).code)).toBe("cart.coupon.minimum");
    const one = await testCoupon(shop, { takeLimit: 1 });
    await shop.call(calls.takeCoupon, { memberId: (await testMember(shop)).id, body: { coupon_id: one.id } });
    expect(await refusal(cart, one.code)).toBe("coupon.exhausted");
    for (let count = 0; count < 5; count += 1) await useCoupon(cart, (await testCoupon(shop, { amount: 1 })).code);
    expect(await refusal(cart, (await testCoupon(shop)).code)).toBe("cart.coupon.limit");
    for (const code of ["", "x".repeat(65), 5, "\u0000", null]) {
      expect((await cart.send(calls.addCartCoupon, { code })).status).toBe(422);
    }
  });

  it("limit attempts with unknown codes", async () => {
    const { cart } = await memberCart();
    const [{ code }, own] = [await testCoupon(shop), await testCoupon(shop)];
    await useCoupon(cart, own.code);
    for (let tries = 0; tries < 20; tries += 1)
      expect(await refusal(cart, `NIE-${tries}`)).toBe("cart.coupon.not_found");
    expect((await cart.send(calls.addCartCoupon, { code })).status).toBe(429);
    await useCoupon(cart, own.code);
    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + 15 * 60 * 1000);
    for (let uses = 0; uses < 25; uses += 1) await useCoupon(cart, code);
    shop.clock.now = before;
  });

  it("limit attempts with unknown codes by several accounts: of one verified mailbox, and of the new members of a network", async () => {
    await shop.db.delete(attempts);
    const { code } = await testCoupon(shop);
    const cartOf = async (email: string) => readyCart(shop, [[cup, 1]], (await verifiedMember(shop, { email })).id);
    const guesses = async (cart: TestCart, tries: number) => {
      for (let number = 0; number < tries; number += 1) await refusal(cart, `NIE-${number}`);
    };
    await guesses(await cartOf("sen.rikyu@gmail.com"), 20);
    const again = await cartOf("senrikyu+tea@gmail.com");
    expect((await again.send(calls.addCartCoupon, { code })).status).toBe(429);
    for (let account = 0; account < 10; account += 1) await guesses((await memberCart()).cart, 20);
    expect((await (await memberCart()).cart.send(calls.addCartCoupon, { code })).status).toBe(429);
    expect((await (await cartOf("oribe@gmail.com")).send(calls.addCartCoupon, { code })).status).toBe(200);
    await shop.db.delete(attempts);
  });

  it("leave the cart once the products fall below the minimum, and once they expire", async () => {
    const { cart } = await memberCart();
    const minimum = await testCoupon(shop, { minimum: 3000 });
    const short = await testCoupon(shop, { endsAt: new Date("2026-11-20T00:00:00+09:00") });
    await useCoupon(cart, minimum.code);
    await useCoupon(cart, short.code);
    const line = (await cart.read()).detail.products[0]!;
    const fewer = await cart.edit(calls.modifyCartProduct, { key: line.key, quantity: 1 });
    expect(fewer.detail.coupons.map((coupon) => coupon.code)).toEqual([short.code]);
    expect(fewer.notices).toEqual([
      { code: "cart.notice.coupon", message: expect.stringContaining("3,000円以上"), product_name: "" },
    ]);
    const before = shop.clock.now;
    shop.clock.now = new Date("2026-11-20T00:00:00+09:00");
    const after = await cart.read();
    expect(after.detail.coupons).toEqual([]);
    expect(after.notices[0]?.message).toContain("有効期限");
    shop.clock.now = before;
  });

  it("use points up to the member's balance and the product total", async () => {
    const { cart } = await memberCart(10_000);
    expect((await cart.read()).detail.point).toEqual({ balance: 10_000, usable: 3280 });
    const { detail } = await cart.edit(calls.setCartPoint, { use_point: 3000 });
    expect(detail.order).toMatchObject({ use_point: 3000, total_payment: 280 + 770, earn_point: 2 });
    expect((await cart.send(calls.setCartPoint, { use_point: 3281 })).body).toMatchObject({
      code: "cart.point.over",
      message: expect.stringContaining("3,280ポイント"),
    });
    for (const use_point of [-1, 1.5, 1e10, "1e3", null]) {
      expect((await cart.send(calls.setCartPoint, { use_point })).body.code).toBe("validation");
    }
    const few = await memberCart(200);
    expect((await few.cart.send(calls.setCartPoint, { use_point: 201 })).body.code).toBe("cart.point.over");
    expect((await few.cart.edit(calls.setCartPoint, { use_point: 0 })).detail.order.use_point).toBe(0);
  });

  it("reduce points if a coupon or fewer products lower the amount due, and return a notice", async () => {
    const { cart } = await memberCart(10_000);
    await cart.edit(calls.setCartPoint, { use_point: 3280 });
    const { code } = await testCoupon(shop, { kind: "percent", amount: 50 });
    expect(await refusal(cart, code)).toBeUndefined();
    const halved = await cart.read();
    expect(halved.detail.order).toMatchObject({ total_discount: 1640, use_point: 1640, total_payment: 770 });
    const line = halved.detail.products[0]!;
    const fewer = await cart.edit(calls.deleteCartProduct, { key: line.key });
    expect(fewer.detail.order).toMatchObject({ total_discount: 540, use_point: 540, total_payment: 770 });
    expect(fewer.notices).toEqual([
      { code: "cart.notice.point", message: "ご利用ポイントを540ポイントに変更しました。", product_name: "" },
    ]);
  });

  it("belong to the member: guests and requests without a session get none", async () => {
    const guest = await testCart(shop);
    const { code } = await testCoupon(shop);
    expect(await refusal(guest, code)).toBe("cart.coupon.member_only");
    expect((await guest.send(calls.setCartPoint, { use_point: 1 })).body.code).toBe("cart.point.member_only");
    expect((await guest.read()).detail.point).toBeNull();
    expect((await guest.read()).detail.order.earn_point).toBeNull();

    const { cart, id } = await memberCart(1000);
    await useCoupon(cart, code);
    await cart.edit(calls.setCartPoint, { use_point: 100 });
    const { body } = await shop.call(calls.getCart, { params: { token: cart.token } });
    expect(body.detail).toMatchObject({ coupons: [], point: null, order: { use_point: 0, total_discount: 0 } });
    const changed = await shop.call(calls.addCartProduct, {
      body: { token: cart.token, product_id: cup, quantity: 1 },
    });
    expect(changed.status).toBe(200);
    expect((await cart.read()).detail).toMatchObject({ coupons: [{ code }], order: { use_point: 100 } });
    const asGuest = { body: { token: cart.token, use_point: 0 } };
    expect((await shop.call(calls.setCartPoint, asGuest)).status).toBe(401);
    const asOther = { ...asGuest, memberId: (await testMember(shop)).id };
    expect((await shop.call(calls.setCartPoint, asOther)).status).toBe(404);
    expect((await shop.call(calls.setCartPoint, { ...asGuest, memberId: id })).status).toBe(200);
  });

  it("reject points if the shop does not use points", async () => {
    const { cart } = await memberCart(1000);
    await cart.edit(calls.setCartPoint, { use_point: 100 });
    const use = (isUse: boolean) =>
      shop.db
        .update(channels)
        .set({ settings: { ...shop.simple.settings, "POINT.IS_USE": isUse } })
        .where(eq(channels.key, "simple"));
    await use(false);
    const { detail } = await cart.read();
    expect(detail).toMatchObject({ point: null, order: { use_point: 0, earn_point: null } });
    expect((await cart.send(calls.setCartPoint, { use_point: 1 })).body.code).toBe("cart.point.over");
    await use(true);
  });

  it("exclude expired points", async () => {
    const { cart } = await memberCart(1000);
    await cart.edit(calls.setCartPoint, { use_point: 700 });
    const before = shop.clock.now;
    shop.clock.now = new Date("2028-01-01T00:00:00+09:00");
    const { detail, notices } = await cart.read();
    expect(detail).toMatchObject({ point: { balance: 0, usable: 0 }, order: { use_point: 0 } });
    expect(notices.map((notice) => notice.code)).toEqual(["cart.notice.point"]);
    shop.clock.now = before;
  });

  it("are removed when the cart is reset", async () => {
    const { cart } = await memberCart(1000);
    const { code } = await testCoupon(shop);
    await useCoupon(cart, code);
    await cart.edit(calls.setCartPoint, { use_point: 100 });
    const { detail } = await cart.edit(calls.resetCart);
    expect(detail).toMatchObject({ products: [], coupons: [], order: { use_point: 0, total_payment: 0 } });
    await shop.db.delete(coupons);
  });
});
