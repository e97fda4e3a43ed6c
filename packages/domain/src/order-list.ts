import type { Order, OrderSummary } from "@noren/contract/shapes/order";

/** [order.cancel] The updated order replaces the one in the list. An order that is not in the list stays out of it. */
export function replaceOrder(list: OrderSummary[], order: Order): OrderSummary[] {
  return list.map((summary) => (summary.id === order.id ? { ...summary, ...changesOf(order) } : summary));
}

/** The fields of the summary that an update of the order may change. The lines never change. */
function changesOf({
  status,
  status_name,
  can_cancel,
  cancel_only_ecd_key,
  payment_guide,
  total_payment,
}: Order): Partial<OrderSummary> {
  return { status, status_name, can_cancel, cancel_only_ecd_key, payment_guide, total_payment };
}

/** [order.cancel] Any cancel_only_ecd_key becomes a warning; otherwise the warnings are empty. */
export function cancelWarnings(order: Pick<Order, "cancel_only_ecd_key">): string[] {
  return order.cancel_only_ecd_key ? [order.cancel_only_ecd_key] : [];
}
