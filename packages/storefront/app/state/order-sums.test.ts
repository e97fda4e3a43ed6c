import { cart, discountedCart, openCart } from "#ui/stories/cart.fixture";
import { discountedOrder, order } from "#ui/stories/order.fixture";
import { expect, test } from "vitest";
import { toCartSums, toOrderSums } from "./order-sums.ts";

test("the postage of a cart is unknown without a destination", () => {
  expect(toCartSums(cart)).toMatchObject({ totals: cart.detail.order, carriage: "charged", earning: null });
  expect(toCartSums(openCart).carriage).toBe("unknown");
});

test("the postage is free although cool parcels have their charge, and no amount is missing for it", () => {
  const cool_carriages = [{ temperature: "chilled" as const, parcels: 1, amount: 330 }];
  const free = { ...cart.detail.order, total_carriage: 330, cool_carriages };
  const sums = toCartSums({ ...cart, detail: { ...cart.detail, order: free } });
  expect(sums).toMatchObject({ carriage: "free", totals: { until_free_carriage: null } });
});

test("a coupon that makes the postage free reduces the whole postage, and no amount is missing for it", () => {
  const sums = toCartSums(discountedCart);
  expect(sums).toMatchObject({ carriage: "charged", totals: { until_free_carriage: null } });
  expect(sums.lines.map(({ amount }) => amount)).toEqual([5696, -300, -500, 660, -660]);
});

test("the order has the lines of its cart", () => {
  const { lines, totals } = toOrderSums(discountedOrder);
  expect(lines).toEqual(toCartSums(discountedCart).lines);
  expect(lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(totals.total_payment);
});

test("a cart and an order state the points that they earn, a cancelled order none", () => {
  expect(toCartSums(discountedCart).earning).toEqual({ points: 48, status: "expected" });
  expect(toOrderSums({ ...order, earn_point: 48 }).earning).toEqual({ points: 48, status: "expected" });
  expect(toOrderSums({ ...order, earn_point: 48, status: "completed" }).earning?.status).toBe("earned");
  expect(toOrderSums({ ...order, earn_point: 48, status: "cancelled" }).earning).toBeNull();
  expect(toOrderSums({ ...order, earn_point: 0 }).earning).toBeNull();
});
