import { paginationOf } from "@noren/api/answers";
import { useListCouponsQuery, useListMyCouponsQuery, useTakeCouponMutation } from "@noren/api/endpoints/coupon";
import type { MemberCoupon } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { loginPath } from "@noren/domain/return-path";
import { lastMomentBefore } from "@noren/validation/format";
import { skipToken } from "@reduxjs/toolkit/query";
import { useSearchParams } from "react-router";
import { couponListCopy as copy } from "#ui/screens/coupon-list/coupon-list.copy";
import type { CouponListProps, OwnedCoupon } from "#ui/screens/coupon-list/coupon-list.props";
import { useShortWait } from "../../account/use-short-wait.ts";
import { toShownCoupon } from "../../blocks/to-shown-coupon.ts";
import { parsePage } from "../../load/parse-page.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useOneChange } from "../../state/use-one-change.ts";

/** A member's coupons are shown on one page. */
const ALL = { per: 100 } as const;

const lastMoment = (end: string | null): number | null => (end === null ? null : lastMomentBefore(end));

/** A taken coupon has its own expiry, and needs no remaining count. */
const owned = (coupon: MemberCoupon): OwnedCoupon => ({
  ...coupon,
  lastsUntil: lastMoment(coupon.expires_at),
  use_days: null,
  fewLeft: null,
});

/** The path of a page of the shop's coupons. */
export const couponPagePath = (page: number): string => paths.couponList({ page: page > 1 ? page : null });

/** [coupon.my-and-public] The shop's coupons and the member's own. */
export function useCouponListModel(): CouponListProps {
  const [searchParams] = useSearchParams();
  const page = parsePage(searchParams);
  const isMember = useIsMember();
  const { currentData } = useListCouponsQuery({ page });
  const { data: mine, isLoading } = useListMyCouponsQuery(isMember === true ? ALL : skipToken);
  const { busyId, change } = useOneChange<number>();
  const [takeCoupon] = useTakeCouponMutation();
  const isPast = ({ status }: MemberCoupon) => status === "used" || status === "expired";
  return {
    isArriving: useShortWait(isLoading),
    offered: currentData?.data.map(toShownCoupon) ?? null,
    pagination: currentData?.pagination ?? paginationOf(undefined),
    pagePath: couponPagePath,
    usable: mine?.data.filter((coupon) => !isPast(coupon)).map(owned) ?? [],
    past: mine?.data.filter(isPast).map(owned) ?? [],
    loginPath: isMember === false ? loginPath(couponPagePath(page)) : null,
    busyId,
    onTaken:
      isMember === null
        ? null
        : ({ id, name }) => void change(id, () => takeCoupon({ coupon_id: id }).unwrap(), copy.done(name)),
  };
}
