import { paths } from "@noren/contract/paths";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { Pagination } from "#ui/elements/pagination/pagination";
import { couponListCopy as copy } from "#ui/screens/coupon-list/coupon-list.copy";
import type { CouponListProps, OfferedCoupon, OwnedCoupon } from "#ui/screens/coupon-list/coupon-list.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { ItemCards } from "#ui/slots/account-page/item-cards";
import { CouponCard } from "#ui/slots/coupon-card/coupon-card";
import styles from "./coupon-list-view.module.css";

/** The member's coupons, and those that the shop offers. */
export function CouponListView(props: CouponListProps) {
  const { isArriving, offered, pagination, pagePath, usable, past } = props;
  if (isArriving)
    return (
      <ColumnPage title={copy.title} lead={copy.lead}>
        <Loader label={copy.loading} />
      </ColumnPage>
    );
  return (
    <ColumnPage title={copy.title} lead={copy.lead}>
      {usable.length + past.length > 0 ? (
        <section className={styles.section}>
          <Heading level={2}>{copy.mine}</Heading>
          <OwnedCoupons coupons={usable} />
          {past.length > 0 ? (
            <Disclosure summary={copy.past(past.length)}>
              <OwnedCoupons coupons={past} />
            </Disclosure>
          ) : null}
        </section>
      ) : null}
      <section className={styles.section}>
        <Heading level={2}>{copy.offered}</Heading>
        {offered === null ? (
          <Loader label={copy.loading} />
        ) : offered.length === 0 ? (
          <EmptyState title={copy.empty} action={<ButtonLink href={paths.productList()}>{copy.toShop}</ButtonLink>}>
            {copy.emptyLead}
          </EmptyState>
        ) : (
          <>
            <ItemCards items={offered}>
              {(coupon) => <CouponCard coupon={coupon} action={<TakeAction {...props} coupon={coupon} />} />}
            </ItemCards>
            <Pagination current={pagination.current} last={pagination.last} toPage={pagePath} />
          </>
        )}
      </section>
    </ColumnPage>
  );
}

function OwnedCoupons({ coupons }: { coupons: readonly OwnedCoupon[] }) {
  return (
    <ItemCards items={coupons}>
      {(coupon) => (
        <CouponCard
          coupon={coupon}
          state={coupon.status === "usable" ? null : coupon.status_name}
          action={coupon.remaining_uses > 1 ? copy.uses(coupon.remaining_uses) : null}
        />
      )}
    </ItemCards>
  );
}

interface TakeActionProps extends Pick<CouponListProps, "loginPath" | "busyId" | "onTaken"> {
  coupon: OfferedCoupon;
}

/** Takes a coupon. A guest logs in first and comes back. */
function TakeAction({ coupon, loginPath, busyId, onTaken }: TakeActionProps) {
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
