import type { MemberCoupon, Pagination } from "@noren/contract";
import type { ShownCoupon } from "#ui/slots/coupon-card/coupon-card";

export interface OfferedCoupon extends ShownCoupon {
  /** Whether the member has taken it. */
  is_taken: boolean;
}

export interface OwnedCoupon extends ShownCoupon, Pick<MemberCoupon, "status" | "status_name" | "remaining_uses"> {}

export interface CouponListProps {
  /** The member's own coupons are loading, which would move those of the shop. */
  isArriving: boolean;
  /** The shop's coupons. Null while loading. */
  offered: readonly OfferedCoupon[] | null;
  pagination: Pagination;
  pagePath: (page: number) => string;
  /** The member's coupons that can be used now or later; empty for guests and while loading. */
  usable: readonly OwnedCoupon[];
  /** The member's used and expired coupons. */
  past: readonly OwnedCoupon[];
  /** Where a guest logs in to take a coupon; null for members. */
  loginPath: string | null;
  /** The coupon being taken. */
  busyId: number | null;
  /** Null until the session is known. */
  onTaken: ((coupon: OfferedCoupon) => void) | null;
}
