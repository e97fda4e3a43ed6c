import type { Cart, Order } from "@noren/contract";
import { carriageStatus } from "@noren/domain/carriage";
import type { OrderSumsProps } from "#ui/slots/order-sums/order-sums";

/** The sum of the quantities. */
export function countItems(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** A cart with free carriage by a coupon has no amount missing for it. That of a social gift is the same to every place. */
export function toCartSums({ detail, social_receiver }: Cart): OrderSumsProps {
  const carriage = carriageStatus(detail.order, detail.shippings.length > 0 || social_receiver !== null);
  return {
    totals: carriage === "free" ? { ...detail.order, until_free_carriage: null } : detail.order,
    itemCount: countItems(detail.products),
    carriage,
  };
}

export function toOrderSums(order: Order): OrderSumsProps {
  return {
    totals: order,
    itemCount: countItems(order.shippings.flatMap(({ products }) => products)),
    carriage: carriageStatus(order, true),
  };
}
