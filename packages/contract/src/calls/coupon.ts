import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { Coupon, MemberCoupon, MemberCouponStatus } from "../shapes/coupon.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { rowNumber } from "../shapes/query.ts";
import { listOf, optionalText } from "../shapes/text.ts";

export const listCoupons = call({
  method: "GET",
  path: "/v1/coupons",
  auth: "public",
  summary: "The public coupons in the shop's order, without ended and exhausted ones",
  query: v.object(pageQuery),
  answer: v.object({ data: listOf(Coupon) }),
  paged: true,
});

export const listMyCoupons = call({
  method: "GET",
  path: "/v1/me/coupons",
  auth: "member",
  summary: "The member's coupons: usable ones first, by expiry, then the others",
  query: v.object({
    ...pageQuery,
    status: described("Only coupons with this status.", v.optional(MemberCouponStatus)),
  }),
  answer: v.object({ data: listOf(MemberCoupon) }),
  paged: true,
});

export const takeCoupon = call({
  method: "POST",
  path: "/v1/me/coupons",
  auth: "member",
  summary: "Takes a coupon; idempotent",
  body: v.object({
    coupon_id: described("The coupon's `id`.", rowNumber),
    /** [coupon.taken] */
    page: described("The page on which it was taken, e.g. `lp`; the backend ignores it.", optionalText(30)),
  }),
  answer: MemberCoupon,
  errors: { "coupon.ended": 409, "coupon.exhausted": 409 },
});
