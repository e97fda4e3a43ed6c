import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { couponCardCopy as copy } from "#ui/slots/coupon-card/coupon-card.copy";
import type { ShownCoupon } from "#ui/slots/coupon-card/coupon-card";

interface TakeCouponProps<Coupon> {
  coupon: Coupon;
  /** Where a guest logs in to take a coupon; null for members. */
  loginPath: string | null;
  /** The coupon being taken. */
  busyId: number | null;
  /** Null until the session is known. */
  onTaken: ((coupon: Coupon) => void) | null;
}

/** Takes a coupon. A guest logs in first and comes back. */
export function TakeCoupon<Coupon extends Pick<ShownCoupon, "id" | "name"> & { is_taken: boolean }>({
  coupon,
  loginPath,
  busyId,
  onTaken,
}: TakeCouponProps<Coupon>) {
  if (loginPath !== null) return <ButtonLink href={loginPath}>{copy.loginToTake}</ButtonLink>;
  return (
    <Button
      disabled={coupon.is_taken || onTaken === null}
      loading={busyId === coupon.id}
      aria-label={coupon.is_taken ? undefined : copy.takeOf(coupon.name)}
      onClick={() => onTaken?.(coupon)}
    >
      {coupon.is_taken ? copy.taken : copy.take}
    </Button>
  );
}
