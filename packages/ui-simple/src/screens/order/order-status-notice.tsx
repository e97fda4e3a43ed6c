import type { Order } from "@noren/contract";
import { formatDateTime } from "@noren/validation/format";
import { Notice } from "#ui/elements/notice/notice";
import { orderCopy as copy } from "#ui/screens/order/order.copy";
import styles from "./order-view.module.css";

/** That the order is cancelled, or what is left to pay; nothing for other orders. */
export function OrderStatusNotice({ order }: { order: Order }) {
  if (order.cancelled_at) {
    return (
      <Notice tone="warning" title={copy.cancelled(formatDateTime(order.cancelled_at))} live>
        {order.cancel_only_ecd_key ? <p>{copy.followUp}</p> : null}
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
