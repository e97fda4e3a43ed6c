import type { Order } from "@noren/contract";
import { findOwnValue } from "@noren/validation/own-value";
import { Button } from "#ui/elements/button/button";
import { Badge } from "#ui/elements/badge/badge";
import { DefinitionList } from "#ui/elements/definition-list/definition-list";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { TextLink } from "#ui/elements/text-link/text-link";
import { formatDate, formatDateTime } from "@noren/validation/format";
import { CancelOrder } from "#ui/screens/order/cancel-order";
import { OrderStatusNotice } from "#ui/screens/order/order-status-notice";
import { OrderMemo } from "#ui/screens/order/order-memo";
import { OrderShippings } from "#ui/screens/order/order-shippings";
import { orderCopy as copy } from "#ui/screens/order/order.copy";
import type { OrderProps, ReorderProps } from "#ui/screens/order/order.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { statusTones } from "#ui/slots/order-card/order-card";
import { listInvoiceFacts } from "#ui/slots/invoice/invoice-facts";
import { OrderPapers } from "#ui/slots/papers/order-papers";
import { PrintedSeller } from "#ui/slots/printed-seller/printed-seller";
import { OrderSums } from "#ui/slots/order-sums/order-sums";
import { GiverGift } from "#ui/slots/social-gift/giver-gift";
import { ContactSection } from "#ui/slots/shop-contact/contact-section";
import styles from "./order-view.module.css";

/** One order: its status, lines and sums, and its cancellation. */
export function OrderView(props: OrderProps) {
  const {
    order,
    sums,
    cancellation,
    gift,
    memo,
    reorder,
    papers,
    reviewables,
    contact,
    seller,
    listPath,
    onCancelled,
  } = props;
  return (
    <ColumnPage title={copy.title} back={{ path: listPath, name: copy.back }}>
      {order === null ? (
        <Loader label={copy.loading} />
      ) : (
        <>
          <PrintedSeller seller={seller} />
          <OrderStatusNotice order={order} />
          <DefinitionList items={facts(order)} />
          {gift ? <GiverGift {...gift} /> : null}
          <OrderShippings {...props} order={order} />
          <div className={styles.sums}>{sums ? <OrderSums {...sums} /> : null}</div>
          {reviewables.length > 0 ? <ReviewInvitation reviewables={reviewables} /> : null}
          {reorder ? <Reorder {...reorder} /> : null}
          {memo ? <OrderMemo {...memo} /> : null}
          {papers ? <OrderPapers {...papers} /> : null}
          {cancellation === "allowed" ? <CancelOrder onCancelled={onCancelled} /> : null}
          {cancellation === "too-late" ? (
            <p className={styles.help} data-screen-only="">
              {copy.cannotCancel}
            </p>
          ) : null}
          <ContactSection contact={contact} inquiryPath={props.inquiryPath} />
        </>
      )}
    </ColumnPage>
  );
}

function ReviewInvitation({ reviewables }: Pick<OrderProps, "reviewables">) {
  return (
    <section className={styles.reviews} data-screen-only="">
      <Heading level={2} size="s">
        {copy.reviews.title}
      </Heading>
      <p className={styles.help}>{copy.reviews.lead}</p>
      <ul className={styles.reviewLinks}>
        {reviewables.map(({ name, path }) => (
          <li key={path}>
            <TextLink href={path}>{copy.reviews.of(name)}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reorder({ isBusy, onReordered }: ReorderProps) {
  return (
    <div className={styles.reorder} data-screen-only="">
      <Button icon="cart" loading={isBusy} onClick={onReordered}>
        {copy.reorder.button}
      </Button>
      <p className={styles.help}>{copy.reorder.help}</p>
    </div>
  );
}

function facts(order: Order) {
  return [
    { term: copy.orderNo, detail: order.order_no },
    { term: copy.orderedAt, detail: formatDateTime(order.ordered_at) },
    {
      term: copy.status,
      detail: <Badge tone={findOwnValue(statusTones, order.status) ?? "neutral"}>{order.status_name}</Badge>,
    },
    ...(order.shipped_on === null ? [] : [{ term: copy.shippedOn, detail: formatDate(order.shipped_on) }]),
    { term: copy.payment, detail: order.payment_name },
    ...(order.invoice ? listInvoiceFacts(order.invoice, order.cancelled_at !== null) : []),
    { term: copy.orderer, detail: copy.to(order.orderer_name) },
    ...(order.sender
      ? [{ term: copy.sender, detail: copy.senderOf(order.sender.shipping_name, order.sender.full_address) }]
      : []),
    ...(order.remarks ? [{ term: copy.remarks, detail: <span className={styles.guide}>{order.remarks}</span> }] : []),
  ];
}
