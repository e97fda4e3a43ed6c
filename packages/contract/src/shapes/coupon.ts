import * as v from "valibot";
import { described } from "../described.ts";
import { DisplayName, Id, Moment, Yen } from "./text.ts";

/** Per cent off the products, yen off the products, or free carriage. */
export const CouponKind = v.picklist(["percent", "yen", "carriage_free"]);
export type CouponKind = v.InferOutput<typeof CouponKind>;

/** [coupon.shape] */
export const Coupon = described(
  "A coupon of the shop, as everybody sees it.",
  v.object({
    id: Id,
    code: described("The code to enter in the cart.", v.string()),
    name: DisplayName,
    description: described("The coupon's terms, plain text.", v.string()),
    kind: described("What the coupon takes off.", CouponKind),
    amount: described("Per cent or whole yen, by `kind`; null for free carriage.", v.nullable(v.number())),
    minimum: described("The least sum of products, whole yen with tax; 0 for none.", Yen),
    most_discount: described("The most whole yen that a percentage takes off; null for no limit.", v.nullable(Yen)),
    starts_at: Moment,
    ends_at: described("From when it can no longer be taken or used, ISO 8601; null for no end.", v.nullable(Moment)),
    use_days: described(
      "Days in which it must be used after it was taken; null: until `ends_at`.",
      v.nullable(v.number()),
    ),
    remaining_count: described("How many members can still take it; null for no limit.", v.nullable(v.number())),
    is_taken: described("Whether the member has taken it; false for guests.", v.boolean()),
  }),
);
export type Coupon = v.InferOutput<typeof Coupon>;

export const MemberCouponStatus = v.picklist(["usable", "upcoming", "used", "expired"]);
export type MemberCouponStatus = v.InferOutput<typeof MemberCouponStatus>;

export const MemberCoupon = described(
  "A coupon that the member has taken.",
  v.object({
    ...Coupon.entries,
    taken_at: Moment,
    expires_at: described("From when it can no longer be used, ISO 8601; null for no end.", v.nullable(Moment)),
    remaining_uses: described("Number of orders that can still use it.", v.number()),
    status: described("For programs; `status_name` is the text.", MemberCouponStatus),
    status_name: described("The status in Japanese.", v.string()),
  }),
);
export type MemberCoupon = v.InferOutput<typeof MemberCoupon>;
