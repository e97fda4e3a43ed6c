import { and, eq, gt, isNull, lt, lte, or } from "drizzle-orm";
import { lockMember } from "../account/lock-member.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { type CouponRow, coupons, memberCoupons } from "../db/schema/coupon.ts";
import { addDays, toJapanDay } from "../time/japan-time.ts";
import { ApiError } from "../http/api-error.ts";
import { findDatabaseError } from "../http/failure.ts";
import { createNotFoundError } from "../http/problems.ts";
import type { HeldCoupon } from "./to-coupon.ts";
import { couponCopy } from "./coupon.copy.ts";

/** Selects a coupon: a public one by its id, or any by its code. */
export type CouponChoice = { id: number } | { code: string };

/**
 * Acquires a coupon for a member. Idempotent: returns a coupon that the member already has. Locks the member, then the
 * coupon.
 *
 * @throws ApiError 404, or 409 `coupon.ended` or `coupon.exhausted`
 */
export async function takeCoupon(
  db: Db | Transaction,
  channelId: number,
  userId: number,
  choice: CouponChoice,
  now: Date,
): Promise<HeldCoupon> {
  try {
    return await db.transaction(async (tx) => {
      await lockMember(tx, userId);
      const [coupon] = await tx
        .select()
        .from(coupons)
        .where(and(eq(coupons.channelId, channelId), isChosen(choice), lte(coupons.startsAt, now)));
      if (!coupon) throw createNotFoundError();
      const held = await findHeldCoupon(tx, userId, coupon.id);
      if (held) return held;
      if (coupon.isWelcome) throw createNotFoundError();
      if (coupon.endsAt !== null && coupon.endsAt <= now) {
        throw new ApiError(409, "coupon.ended", couponCopy.ended);
      }
      await giveCoupon(tx, coupon, userId, now);
      const taken = await findHeldCoupon(tx, userId, coupon.id);
      if (!taken) throw new Error("The acquired coupon was not found");
      return taken;
    });
  } catch (error) {
    // A database constraint enforces the limit, so concurrent requests cannot exceed it.
    if (findDatabaseError(error)?.constraint !== "coupons_take_limit") throw error;
    throw new ApiError(409, "coupon.exhausted", couponCopy.exhausted);
  }
}

/** Whether a member has the coupon of a code, used or not. */
export async function hasCoupon(db: Db, channelId: number, userId: number, code: string): Promise<boolean> {
  const [held] = await db
    .select({ id: memberCoupons.id })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.couponId))
    .where(and(eq(coupons.channelId, channelId), eq(memberCoupons.userId, userId), isChosen({ code })));
  return held !== undefined;
}

/** Gives a newly registered member the shop's welcome coupons. Skips exhausted ones. */
export async function giveWelcomeCoupons(tx: Transaction, channelId: number, userId: number, now: Date): Promise<void> {
  const welcome = await tx
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.channelId, channelId),
        eq(coupons.isWelcome, true),
        lte(coupons.startsAt, now),
        or(isNull(coupons.endsAt), gt(coupons.endsAt, now)),
        or(isNull(coupons.takeLimit), lt(coupons.takenCount, coupons.takeLimit)),
      ),
    )
    .orderBy(coupons.id)
    .for("no key update");
  for (const coupon of welcome) await giveCoupon(tx, coupon, userId, now);
}

function isChosen(choice: CouponChoice) {
  if ("code" in choice) return eq(coupons.code, choice.code.trim().toUpperCase());
  return and(eq(coupons.id, choice.id), eq(coupons.isPublic, true));
}

async function findHeldCoupon(tx: Transaction, userId: number, couponId: number): Promise<HeldCoupon | undefined> {
  const [found] = await tx
    .select({ coupon: coupons, held: memberCoupons })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.couponId))
    .where(and(eq(memberCoupons.userId, userId), eq(memberCoupons.couponId, couponId)));
  return found;
}

async function giveCoupon(tx: Transaction, coupon: CouponRow, userId: number, now: Date): Promise<void> {
  const taken = {
    couponId: coupon.id,
    userId,
    takenAt: now,
    expiresAt: expiryOf(coupon, now),
    useLimit: coupon.memberUseLimit,
  };
  await tx.insert(memberCoupons).values(taken).onConflictDoNothing();
}

/** The earlier of the coupon's end and the end, in Japan, of the `useDays`-th day after the acquisition. */
function expiryOf({ endsAt, useDays }: CouponRow, now: Date): Date | null {
  if (useDays === null) return endsAt;
  const endOfUseDays = new Date(`${addDays(toJapanDay(now), useDays + 1)}T00:00:00+09:00`);
  return endsAt !== null && endsAt < endOfUseDays ? endsAt : endOfUseDays;
}
