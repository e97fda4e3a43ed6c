import type { Coupon, MemberCoupon, MemberCouponStatus } from "@noren/contract";
import type { CouponRow, MemberCouponRow } from "../db/schema/coupon.ts";
import { couponStatusNames } from "./coupon.copy.ts";

/** A coupon with a member's copy of it. */
export interface HeldCoupon {
  coupon: CouponRow;
  held: MemberCouponRow;
}

/** Maps a coupon to the contract's `Coupon` [coupon.shape]. */
export function toCoupon(row: CouponRow, isTaken: boolean): Coupon {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    description: row.description,
    kind: row.kind,
    amount: row.amount,
    minimum: row.minimum,
    most_discount: row.mostDiscount,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt?.toISOString() ?? null,
    use_days: row.useDays,
    remaining_count: row.takeLimit === null ? null : row.takeLimit - row.takenCount,
    is_taken: isTaken,
  };
}

/** Maps an acquired coupon to the contract's `MemberCoupon`. */
export function toMemberCoupon({ coupon, held }: HeldCoupon, now: Date): MemberCoupon {
  const status = statusOf({ coupon, held }, now);
  return {
    ...toCoupon(coupon, true),
    taken_at: held.takenAt.toISOString(),
    expires_at: held.expiresAt?.toISOString() ?? null,
    remaining_uses: remainingUses({ coupon, held }),
    status,
    status_name: couponStatusNames[status],
  };
}

/** Derives the status of an acquired coupon. */
export function statusOf({ coupon, held }: HeldCoupon, now: Date): MemberCouponStatus {
  if (remainingUses({ coupon, held }) === 0) return "used";
  if (held.expiresAt !== null && held.expiresAt <= now) return "expired";
  return coupon.startsAt > now ? "upcoming" : "usable";
}

/** How many more orders may use the coupon, by the member's limit and the coupon's total limit. */
function remainingUses({ coupon, held }: HeldCoupon): number {
  const remainingInTotal = coupon.useLimit === null ? Infinity : coupon.useLimit - coupon.usedCount;
  return Math.min(held.useLimit - held.usedCount, remainingInTotal);
}
