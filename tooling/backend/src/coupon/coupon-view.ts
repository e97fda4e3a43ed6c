import type { Coupon, MemberCoupon, MemberCouponStatus } from "@noren/contract";
import type { CouponRow, MemberCouponRow } from "../db/schema/coupon.ts";
import { couponStatusNames } from "./coupon.copy.ts";

/** A coupon and what a member holds of it. */
export interface HeldCoupon {
  coupon: CouponRow;
  held: MemberCouponRow;
}

/** A coupon as all see it [coupon.shape]. */
export function couponView(row: CouponRow, isTaken: boolean): Coupon {
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

/** A coupon as the member has it who took it. */
export function memberCouponView({ coupon, held }: HeldCoupon, now: Date): MemberCoupon {
  const status = statusOf({ coupon, held }, now);
  return {
    ...couponView(coupon, true),
    taken_at: held.takenAt.toISOString(),
    expires_at: held.expiresAt?.toISOString() ?? null,
    remaining_uses: remainingUses({ coupon, held }),
    status,
    status_name: couponStatusNames[status],
  };
}

/** Whether a taken coupon may be used now; else why not. */
export function statusOf({ coupon, held }: HeldCoupon, now: Date): MemberCouponStatus {
  if (remainingUses({ coupon, held }) === 0) return "used";
  if (held.expiresAt !== null && held.expiresAt <= now) return "expired";
  return coupon.startsAt > now ? "upcoming" : "usable";
}

/** Orders of the member that may still use it, by the member's limit and by the coupon's own. */
function remainingUses({ coupon, held }: HeldCoupon): number {
  const ofAll = coupon.useLimit === null ? Infinity : coupon.useLimit - coupon.usedCount;
  return Math.min(held.useLimit - held.usedCount, ofAll);
}
