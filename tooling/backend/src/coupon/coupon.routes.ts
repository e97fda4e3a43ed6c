import { calls } from "@noren/contract";
import { readPage } from "../http/pagination.ts";
import { type Route, serve } from "../context/serve.ts";
import { toCoupon, toMemberCoupon } from "./to-coupon.ts";
import { listPublicCoupons, listTakenCoupons } from "./list-coupons.ts";
import { takeCoupon } from "./take-coupon.ts";

export const couponRoutes: readonly Route[] = [
  serve(calls.listCoupons, async ({ db, channel, memberId, now, query, paginate }) => {
    const page = readPage(query);
    const { data, total } = await listPublicCoupons(db, { channelId: channel.id, memberId, now: now(), page });
    paginate(page, total);
    return { data: data.map(({ coupon, isTaken }) => toCoupon(coupon, isTaken)) };
  }),
  serve(calls.listMyCoupons, async ({ db, memberId, now, query, paginate }) => {
    const page = readPage(query);
    const { data, total } = await listTakenCoupons(db, { userId: memberId, status: query.status, now: now(), page });
    paginate(page, total);
    return { data: data.map((held) => toMemberCoupon(held, now())) };
  }),
  serve(calls.takeCoupon, async ({ db, channel, memberId, now, body }) =>
    toMemberCoupon(await takeCoupon(db, channel.id, memberId, { id: body.coupon_id }, now()), now()),
  ),
];
