import { ItemCards } from "#ui/slots/account-page/item-cards";
import { BlockSection } from "#ui/slots/blocks/block-section";
import type { BlockActions, BlockProps } from "#ui/slots/blocks/blocks.props";
import { CouponCard } from "#ui/slots/coupon-card/coupon-card";
import { TakeCoupon } from "#ui/slots/coupon-card/take-coupon";

type CouponsBlockProps = BlockProps<"coupons"> & Pick<BlockActions, "loginPath" | "busyId" | "onTaken">;

/** The coupons of a page. */
export function CouponsBlock({ title, coupons, ...taking }: CouponsBlockProps) {
  return (
    <BlockSection title={title} isEmpty={coupons.length === 0}>
      <ItemCards items={coupons}>
        {(coupon) => <CouponCard coupon={coupon} action={<TakeCoupon {...taking} coupon={coupon} />} />}
      </ItemCards>
    </BlockSection>
  );
}
