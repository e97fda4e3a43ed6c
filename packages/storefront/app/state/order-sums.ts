import type { Cart, Order } from "@noren/contract";
import { carriageStatus } from "@noren/domain/carriage";
import type { OrderSumsProps } from "#ui/slots/order-sums/order-sums";

/** The sum of the quantities. */
export function countItems(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function toCartSums({ detail }: Cart): OrderSumsProps {
  return {
    totals: detail.order,
    itemCount: countItems(detail.products),
    carriage: carriageStatus(detail.order, detail.shippings.length > 0),
  };
}

export function toOrderSums(order: Order): OrderSumsProps {
  return {
    totals: order,
    itemCount: countItems(order.shippings.flatMap(({ products }) => products)),
    carriage: carriageStatus(order, true),
  };
}
