import type { Order, Refund } from "@noren/contract";
import { findOwnValue } from "@noren/validation/own-value";
import { DefinitionList } from "#ui/elements/definition-list/definition-list";
import { formatDateTime, formatNumber, formatYen } from "@noren/validation/format";
import { Notice } from "#ui/elements/notice/notice";
import { orderCopy as copy } from "#ui/screens/order/order.copy";
import styles from "./order-view.module.css";

/** The cancellation with its refund, or the amount still to pay; renders nothing for other orders. */
export function OrderStatusNotice({ order }: { order: Order }) {
  if (order.cancelled_at) {
    return (
      <Notice tone="warning" title={copy.cancelled(formatDateTime(order.cancelled_at))} live>
        {order.cancel_reason === null ? null : <p>{copy.cancelReason(order.cancel_reason)}</p>}
        {order.refund?.status ? (
          <RefundDetails refund={order.refund} status={order.refund.status} />
        ) : order.cancel_only_ecd_key ? (
          <p>{copy.followUp}</p>
        ) : null}
      </Notice>
    );
  }
  if (!order.payment_guide) return null;
  return (
    <Notice title={copy.guide}>
      <p className={styles.guide}>{order.payment_guide}</p>
    </Notice>
  );
}

function RefundDetails({ refund, status }: { refund: Refund; status: NonNullable<Refund["status"]> }) {
  const { total_payment, total_carriage, total_tax, use_point } = refund;
  const items = [
    ...(status === "none"
      ? []
      : [
          { term: copy.refundAmount, detail: formatYen(total_payment) },
          { term: copy.refundCarriage, detail: formatYen(total_carriage) },
          { term: copy.refundTax, detail: formatYen(total_tax) },
        ]),
    ...(use_point > 0 ? [{ term: copy.returnedPoints, detail: copy.points(formatNumber(use_point)) }] : []),
  ];
  return (
    <>
      <p>{findOwnValue(copy.refund, status)}</p>
      {items.length > 0 ? (
        <div className={styles.refund}>
          <DefinitionList look="sums" items={items} />
        </div>
      ) : null}
    </>
  );
}
