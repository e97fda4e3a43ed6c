import * as v from "valibot";
import { Moment, Yen } from "./text.ts";

/** Per cents off the products' sum, yen off it, or no carriage. */
export const CouponKind = v.picklist(["percent", "yen", "carriage_free"]);
export type CouponKind = v.InferOutput<typeof CouponKind>;

/** [coupon.shape] What a shop gives off, as all see it. */
export const Coupon = v.object({
  id: v.number(),
  /** May be typed into the cart. */
  code: v.string(),
  name: v.string(),
  /** Its terms, in the shop's words. */
  description: v.string(),
  kind: CouponKind,
  /** Per cent, or whole yen; null where the carriage is free. */
  amount: v.nullable(v.number()),
  /** The products' sum with tax from which it may be used; 0 for any. */
  minimum: Yen,
  /** The most that per cents come to; null without a bound. */
  most_discount: v.nullable(Yen),
  starts_at: Moment,
  /** The first moment when it may no longer be taken or used; null without an end. */
  ends_at: v.nullable(Moment),
  /** Days after the taking in which it must be used; null: until `ends_at`. */
  use_days: v.nullable(v.number()),
  /** How many may still take it; null without a limit. */
  remaining_count: v.nullable(v.number()),
  /** Whether the member who asks has taken it; false for a guest. */
  is_taken: v.boolean(),
});
export type Coupon = v.InferOutput<typeof Coupon>;

export const MemberCouponStatus = v.picklist(["usable", "upcoming", "used", "expired"]);
export type MemberCouponStatus = v.InferOutput<typeof MemberCouponStatus>;

/** A coupon that the member has taken. */
export const MemberCoupon = v.object({
  ...Coupon.entries,
  taken_at: Moment,
  /** The first moment when it may no longer be used; null without an end. */
  expires_at: v.nullable(Moment),
  /** Orders that may still use it. */
  remaining_uses: v.number(),
  status: MemberCouponStatus,
  /** The status in Japanese. */
  status_name: v.string(),
});
export type MemberCoupon = v.InferOutput<typeof MemberCoupon>;
