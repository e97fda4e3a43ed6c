import type { Cart, Order } from "@noren/contract";
import { listSumLines, orderSumLines, type SumLine } from "@noren/contract/sum-lines";
import type { OrderSumsProps } from "#ui/slots/order-sums/order-sums";

/** Without a destination the postage of a social gift is unknown too, but the same to every place. */
function carriageOf(lines: readonly SumLine[]): OrderSumsProps["carriage"] {
  const amount = lines.find(({ kind }) => kind === "carriage")?.amount ?? null;
  if (amount === null) return "unknown";
  return amount === 0 ? "free" : "charged";
}

/** A cart whose postage is free, or made free by a coupon, has no amount missing for it. */
export function toCartSums(cart: Cart): OrderSumsProps {
  const { coupons, order } = cart.detail;
  const lines = listSumLines(cart);
  const carriage = carriageOf(lines);
  const isFree = carriage === "free" || coupons.some(({ carriage_amount }) => carriage_amount > 0);
  return {
    lines,
    totals: isFree ? { ...order, until_free_carriage: null } : order,
    carriage,
    earning: order.earn_point ? { points: order.earn_point, status: "expected" } : null,
  };
}

export function toOrderSums(order: Order): OrderSumsProps {
  const lines = orderSumLines(order);
  const status = order.status === "completed" ? "earned" : "expected";
  return {
    lines,
    totals: order,
    carriage: carriageOf(lines),
    earning: order.earn_point > 0 && order.status !== "cancelled" ? { points: order.earn_point, status } : null,
  };
}
