import type { Order } from "@noren/contract";
import { Badge } from "#ui/elements/badge/badge";
import { DefinitionList } from "#ui/elements/definition-list/definition-list";
import { Loader } from "#ui/elements/loader/loader";
import { Notice } from "#ui/elements/notice/notice";
import { formatDateTime } from "@noren/validation/format";
import { CancelOrder } from "#ui/screens/order/cancel-order";
import { OrderShippings } from "#ui/screens/order/order-shippings";
import { orderMessages as words } from "#ui/screens/order/order.messages";
import type { OrderProps } from "#ui/screens/order/order.props";
import { AccountPage } from "#ui/slots/account-page/account-page";
import { statusTones } from "#ui/slots/order-card/order-card";
import { OrderSums } from "#ui/slots/order-sums/order-sums";
import styles from "./order-view.module.css";

/** One order: where it stands, what it holds, what it cost, and the way to cancel it. */
export function OrderView({ order, listPath, productPath, onCancelled }: OrderProps) {
  return (
    <AccountPage title={words.title} back={{ path: listPath, name: words.back }}>
      {order === null ? (
        <Loader label={words.loading} />
      ) : (
        <>
          <Standing order={order} />
          <DefinitionList items={facts(order)} />
          <OrderShippings shippings={order.shippings} productPath={productPath} />
          <div className={styles.sums}>
            <OrderSums
              sums={order}
              count={order.shippings
                .flatMap(({ products }) => products)
                .reduce((sum, { quantity }) => sum + quantity, 0)}
              isCarriageKnown
            />
          </div>
          {order.can_cancel ? <CancelOrder onCancelled={onCancelled} /> : null}
          {order.status === "preparing" ? <p className={styles.help}>{words.cannotCancel}</p> : null}
        </>
      )}
    </AccountPage>
  );
}

function Standing({ order }: { order: Order }) {
  if (order.cancelled_at) {
    return (
      <Notice tone="warning" title={words.cancelled(formatDateTime(order.cancelled_at))} live>
        {order.cancel_only_ecd_key ? <p>{words.followUp}</p> : null}
      </Notice>
    );
  }
  if (!order.payment_guide) return null;
  return (
    <Notice title={words.guide}>
      <p className={styles.guide}>{order.payment_guide}</p>
    </Notice>
  );
}

function facts(order: Order) {
  return [
    { term: words.orderNo, detail: order.order_no },
    { term: words.orderedAt, detail: formatDateTime(order.ordered_at) },
    { term: words.status, detail: <Badge tone={statusTones[order.status]}>{order.status_name}</Badge> },
    { term: words.payment, detail: order.payment_name },
    { term: words.orderer, detail: words.to(order.orderer_name) },
    ...(order.sender
      ? [{ term: words.sender, detail: words.senderOf(order.sender.shipping_name, order.sender.full_address) }]
      : []),
    ...(order.remarks ? [{ term: words.remarks, detail: <span className={styles.guide}>{order.remarks}</span> }] : []),
  ];
}
