import { paths } from "@noren/contract/paths";
import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { Pagination } from "#ui/elements/pagination/pagination";
import { couponListCopy as copy } from "#ui/screens/coupon-list/coupon-list.copy";
import type { CouponListProps, OwnedCoupon } from "#ui/screens/coupon-list/coupon-list.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { ItemCards } from "#ui/slots/account-page/item-cards";
import { CouponCard } from "#ui/slots/coupon-card/coupon-card";
import { TakeCoupon } from "#ui/slots/coupon-card/take-coupon";
import styles from "./coupon-list-view.module.css";

const breadcrumbs = <Breadcrumbs items={[{ name: copy.title, path: null }]} />;

/** The member's coupons, and those that the shop offers. */
export function CouponListView(props: CouponListProps) {
  const { isArriving, offered, pagination, pagePath, usable, past } = props;
  if (isArriving)
    return (
      <ColumnPage above={breadcrumbs} title={copy.title} lead={copy.lead}>
        <Loader label={copy.loading} />
      </ColumnPage>
    );
  return (
    <ColumnPage above={breadcrumbs} title={copy.title} lead={copy.lead}>
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
              {(coupon) => <CouponCard coupon={coupon} action={<TakeCoupon {...props} coupon={coupon} />} />}
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
