import { paths } from "@noren/contract/paths";
import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Loader } from "#ui/elements/loader/loader";
import { Notice } from "#ui/elements/notice/notice";
import { Pagination } from "#ui/elements/pagination/pagination";
import { formatNumber } from "@noren/validation/format";
import { orderHistoryCopy as copy } from "#ui/screens/order-history/order-history.copy";
import type { OrderHistoryProps } from "#ui/screens/order-history/order-history.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { OrderSearchForm } from "#ui/screens/order-history/order-search-form";
import { OrderCard } from "#ui/slots/order-card/order-card";
import styles from "./order-history-view.module.css";

/** The member's orders, newest first. */
export function OrderHistoryView(props: OrderHistoryProps) {
  const { orders, pagination, totalPayment, warnings, search, listPath, orderPath, pagePath } = props;
  const isSearch = Object.values(search).some((value) => value !== "");
  return (
    <ColumnPage title={copy.title} back={{ path: paths.mypageHome(), name: copy.back }}>
      {warnings.length > 0 ? <Notice tone="warning">{copy.warning}</Notice> : null}
      {isSearch || orders === null || orders.length > 0 ? <OrderSearchForm {...props} isOpen={isSearch} /> : null}
      {orders === null ? (
        <Loader label={copy.loading} />
      ) : orders.length === 0 && isSearch ? (
        <EmptyState title={copy.nothingFound} action={<ButtonLink href={listPath}>{copy.clear}</ButtonLink>}>
          {copy.nothingFoundLead}
        </EmptyState>
      ) : orders.length === 0 ? (
        <EmptyState title={copy.empty} action={<ButtonLink href={paths.productList()}>{copy.toShop}</ButtonLink>}>
          {copy.emptyLead}
        </EmptyState>
      ) : (
        <>
          <p className={styles.sum}>
            <span>{copy.count(pagination.total)}</span>
            <span>{copy.total(formatNumber(totalPayment))}</span>
          </p>
          <ul className={styles.list}>
            {orders.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} path={orderPath(order.id)} />
              </li>
            ))}
          </ul>
          <Pagination current={pagination.current} last={pagination.last} toPage={pagePath} />
        </>
      )}
    </ColumnPage>
  );
}
