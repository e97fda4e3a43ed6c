import type { Coupon } from "@noren/contract";
import { lastMomentBefore } from "@noren/validation/format";
import type { ShownCoupon } from "#ui/slots/coupon-card/coupon-card";

/** The remaining count is shown from here down. */
const FEW = 20;

const fewLeftOf = ({ is_taken, remaining_count }: Coupon) =>
  !is_taken && remaining_count !== null && remaining_count <= FEW ? remaining_count : null;

/** A coupon that the shop offers, as its card shows it. */
export const toShownCoupon = (coupon: Coupon): ShownCoupon & Pick<Coupon, "is_taken"> => ({
  ...coupon,
  lastsUntil: coupon.ends_at === null ? null : lastMomentBefore(coupon.ends_at),
  fewLeft: fewLeftOf(coupon),
});
