import { and, eq, inArray } from "drizzle-orm";
import { type HeldCoupon, statusOf } from "../coupon/to-coupon.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { type CouponRow, coupons, memberCoupons } from "../db/schema/coupon.ts";
import { cartCopy } from "./cart.copy.ts";

/** Loads the member's coupons by coupon id. Omits coupons that the member does not hold. */
export async function loadCoupons(
  db: Db | Transaction,
  userId: number,
  couponIds: readonly number[],
): Promise<Map<number, HeldCoupon>> {
  if (couponIds.length === 0) return new Map();
  const rows = await db
    .select({ coupon: coupons, held: memberCoupons })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.couponId))
    .where(and(eq(memberCoupons.userId, userId), inArray(coupons.id, [...couponIds])));
  return new Map(rows.map((row) => [row.coupon.id, row]));
}

/** Returns why a coupon cannot be applied to this product total (yen with tax); null if it can. */
export function couponRefusal(
  held: HeldCoupon,
  productTotal: number,
  now: Date,
): { code: "not_usable" | "minimum"; message: string } | null {
  const { name, minimum } = held.coupon;
  const status = statusOf(held, now);
  if (status !== "usable") return { code: "not_usable", message: cartCopy.couponStatus[status](name) };
  return productTotal < minimum ? { code: "minimum", message: cartCopy.couponMinimum(name, minimum) } : null;
}

/** The discount of a coupon: at most the `left` part of the product total, or the whole carriage. */
export function discountOf(
  { kind, amount, mostDiscount }: CouponRow,
  { productTotal, left, carriage }: { productTotal: number; left: number; carriage: number },
): { amount: number; carriage_amount: number } {
  if (kind === "carriage_free") return { amount: 0, carriage_amount: carriage };
  const due = kind === "yen" ? (amount ?? 0) : Math.floor((productTotal * (amount ?? 0)) / 100);
  return { amount: Math.min(due, mostDiscount ?? due, left), carriage_amount: 0 };
}
