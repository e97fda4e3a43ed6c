import type { MemberCouponStatus } from "@noren/contract";
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/pool.ts";
import { withPage } from "../db/with-page.ts";
import { type CouponRow, coupons, memberCoupons } from "../db/schema/coupon.ts";
import type { Page } from "../http/pagination.ts";
import type { HeldCoupon } from "./to-coupon.ts";

/**
 * Lists a page of the shop's public coupons in the shop's order, with their total number. Omits ended coupons, and
 * exhausted ones unless the member has acquired them.
 */
export async function listPublicCoupons(
  db: Db,
  options: { channelId: number; memberId: number | null; now: Date; page: Page },
): Promise<{ data: { coupon: CouponRow; isTaken: boolean }[]; total: number }> {
  const { channelId, memberId, now, page } = options;
  const mine = and(eq(memberCoupons.couponId, coupons.id), eq(memberCoupons.userId, memberId ?? 0));
  const shown = and(
    eq(coupons.channelId, channelId),
    eq(coupons.isPublic, true),
    eq(coupons.isWelcome, false),
    lte(coupons.startsAt, now),
    or(isNull(coupons.endsAt), gt(coupons.endsAt, now)),
    or(isNull(coupons.useLimit), lt(coupons.usedCount, coupons.useLimit)),
    or(isNull(coupons.takeLimit), lt(coupons.takenCount, coupons.takeLimit), isNotNull(memberCoupons.id)),
  );
  const rows = await withPage(
    db
      .select({ coupon: coupons, heldId: memberCoupons.id })
      .from(coupons)
      .leftJoin(memberCoupons, mine)
      .where(shown)
      .orderBy(asc(coupons.position), asc(coupons.id))
      .$dynamic(),
    page,
  );
  const [counted] = await db.select({ count: count() }).from(coupons).leftJoin(memberCoupons, mine).where(shown);
  return {
    data: rows.map(({ coupon, heldId }) => ({ coupon, isTaken: heldId !== null })),
    total: counted?.count ?? 0,
  };
}

/** Lists a page of the coupons that a member acquired: usable ones first, then by earliest expiry; with the total number. */
export async function listTakenCoupons(
  db: Db,
  options: { userId: number; status: MemberCouponStatus | undefined; now: Date; page: Page },
): Promise<{ data: HeldCoupon[]; total: number }> {
  const { userId, status, now, page } = options;
  const current = statusAt(now);
  const mine = and(eq(memberCoupons.userId, userId), status && eq(current, status));
  const data = await withPage(
    db
      .select({ coupon: coupons, held: memberCoupons })
      .from(memberCoupons)
      .innerJoin(coupons, eq(coupons.id, memberCoupons.couponId))
      .where(mine)
      .orderBy(
        sql`array_position(ARRAY['usable', 'upcoming', 'used', 'expired'], ${current})`,
        sql`${memberCoupons.expiresAt} ASC NULLS LAST`,
        desc(memberCoupons.id),
      )
      .$dynamic(),
    page,
  );
  const [counted] = await db
    .select({ count: count() })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.couponId))
    .where(mine);
  return { data, total: counted?.count ?? 0 };
}

/** `statusOf` (to-coupon.ts) as SQL. */
const statusAt = (now: Date): SQL<MemberCouponStatus> => sql`CASE
  WHEN ${memberCoupons.usedCount} >= ${memberCoupons.useLimit} OR ${coupons.usedCount} >= ${coupons.useLimit} THEN 'used'
  WHEN ${memberCoupons.expiresAt} <= ${now.toISOString()} THEN 'expired'
  WHEN ${coupons.startsAt} > ${now.toISOString()} THEN 'upcoming'
  ELSE 'usable' END`;
