import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { ItemCards } from "#ui/slots/account-page/item-cards";
import { blocksCopy as copy } from "#ui/slots/blocks/blocks.copy";
import { BlockSection } from "#ui/slots/blocks/block-section";
import type { BlockActions, BlockProps } from "#ui/slots/blocks/blocks.props";
import { CouponCard } from "#ui/slots/coupon-card/coupon-card";

type CouponsBlockProps = BlockProps<"coupons"> & Pick<BlockActions, "loginPath" | "busyId" | "onTaken">;

/** The coupons of a page. A guest logs in first and comes back. */
export function CouponsBlock({ title, coupons, loginPath, busyId, onTaken }: CouponsBlockProps) {
  return (
    <BlockSection title={title} isEmpty={coupons.length === 0}>
      <ItemCards items={coupons}>
        {(coupon) => (
          <CouponCard
            coupon={coupon}
            action={
              loginPath === null ? (
                <Button
                  disabled={coupon.is_taken || onTaken === null}
                  loading={busyId === coupon.id}
                  aria-label={coupon.is_taken ? undefined : copy.takeOf(coupon.name)}
                  onClick={() => onTaken?.(coupon)}
                >
                  {coupon.is_taken ? copy.taken : copy.take}
                </Button>
              ) : (
                <ButtonLink href={loginPath}>{copy.loginToTake}</ButtonLink>
              )
            }
          />
        )}
      </ItemCards>
    </BlockSection>
  );
}
