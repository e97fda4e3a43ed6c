import { calls } from "@noren/contract";
import { count, eq } from "drizzle-orm";
import { users } from "../db/schema/account.ts";
import { type CouponRow, coupons } from "../db/schema/coupon.ts";
import { orders } from "../db/schema/order.ts";
import { pointEntries } from "../db/schema/point.ts";
import { readyCart, type TestCart } from "./cart.fixture.ts";
import { testCoupon } from "./coupon.fixture.ts";
import { testMember } from "./member.fixture.ts";
import type { TestShop } from "./shop.ts";
import { readStock, testVariant } from "./variant.fixture.ts";

/** The values that an order changes. */
export interface OrderEffects {
  stock: number;
  point: number | undefined;
  used: number | undefined;
  orders: number | undefined;
}

export interface DiscountedCart {
  cart: TestCart;
  memberId: number;
  coupon: CouponRow;
  readEffects(): Promise<OrderEffects>;
}

/** The total of the cart that `createDiscountedCart` makes. */
export const DISCOUNTED_TOTAL = 2770;
export const BEFORE_ORDER: OrderEffects = { stock: 30, point: 1000, used: 0, orders: 0 };
export const AFTER_ORDER: OrderEffects = { stock: 27, point: 200, used: 1, orders: 1 };

/** Opens a member's cart that is ready for its order: three pieces of a variant, a coupon and points. */
export async function createDiscountedCart(shop: TestShop): Promise<DiscountedCart> {
  const variant = await testVariant(shop, { stock: BEFORE_ORDER.stock });
  const { id: memberId } = await testMember(shop);
  await shop.db
    .insert(pointEntries)
    .values({ userId: memberId, amount: 1000, reason: "adjusted", createdAt: shop.clock.now });
  const coupon = await testCoupon(shop, { amount: 500, useLimit: 1 });
  const cart = await readyCart(shop, [[variant, 3]], memberId);
  await cart.edit(calls.addCartCoupon, { code: coupon.code });
  await cart.edit(calls.setCartPoint, { use_point: 800 });
  return {
    cart,
    memberId,
    coupon,
    readEffects: async () => ({
      stock: await readStock(shop, variant),
      point: (await shop.db.select().from(users).where(eq(users.id, memberId)))[0]?.point,
      used: (await shop.db.select().from(coupons).where(eq(coupons.id, coupon.id)))[0]?.usedCount,
      orders: (await shop.db.select({ count: count() }).from(orders).where(eq(orders.userId, memberId)))[0]?.count,
    }),
  };
}
