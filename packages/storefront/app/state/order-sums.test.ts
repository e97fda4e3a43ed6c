import { cart, openCart } from "#ui/stories/cart.fixture";
import { order } from "#ui/stories/order.fixture";
import { expect, test } from "vitest";
import { toCartSums, toOrderSums } from "./order-sums.ts";

test("the sums of a cart count all items, and the postage is unknown without a destination", () => {
  expect(toCartSums(cart)).toEqual({ totals: cart.detail.order, itemCount: 3, carriage: "charged" });
  expect(toCartSums(openCart).carriage).toBe("unknown");
});

test("the postage is free although cool parcels have their charge", () => {
  const cool_carriages = [{ temperature: "chilled" as const, parcels: 1, amount: 330 }];
  const order = { ...cart.detail.order, total_carriage: 330, cool_carriages };
  expect(toCartSums({ ...cart, detail: { ...cart.detail, order } }).carriage).toBe("free");
});

test("a cart whose coupon makes the carriage free shows no missing amount", () => {
  const order = { ...cart.detail.order, total_carriage: 0, until_free_carriage: 5000 };
  expect(toCartSums({ ...cart, detail: { ...cart.detail, order } }).totals.until_free_carriage).toBeNull();
});

test("the sums of an order count the items of all destinations", () => {
  const [shipping] = order.shippings;
  if (shipping === undefined) throw new Error("the example is empty");
  const [line] = shipping.products;
  if (line === undefined) throw new Error("the example is empty");
  const to = (quantity: number) => ({ ...shipping, products: [{ ...line, quantity }] });
  expect(toOrderSums({ ...order, total_carriage: 0, shippings: [to(2), to(5)] })).toMatchObject({
    itemCount: 7,
    carriage: "free",
  });
});
