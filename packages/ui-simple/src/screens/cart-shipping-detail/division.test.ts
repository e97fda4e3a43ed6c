import type { Cart } from "@noren/contract";
import { expect, test } from "vitest";
import { divisionsOf, emptyDestinations, restOf } from "#ui/screens/cart-shipping-detail/division";

const line = (product_id: number, quantity: number, shipping_key: string | null) => ({
  product_id,
  product_name: `商品${product_id}`,
  quantity,
  shipping_key,
});
const cart = (products: ReturnType<typeof line>[]) =>
  ({ detail: { products, shippings: [{ key: "a" }, { key: "b" }] } }) as unknown as Cart;

test("lines of one product count together, across destinations", () => {
  const { products, values } = divisionsOf(cart([line(1, 2, "a"), line(1, 3, "b"), line(2, 1, "a")]));
  expect(products.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
    [1, 5],
    [2, 1],
  ]);
  expect(values).toEqual({ 1: { a: 2, b: 3 }, 2: { a: 1, b: 0 } });
});

test("products without a destination are left over", () => {
  const { products, values } = divisionsOf(cart([line(1, 4, null)]));
  expect(restOf(1, products, values)).toBe(4);
  expect(restOf(1, products, { 1: { a: 3, b: 2 } })).toBe(-1);
  expect(restOf(1, products, { 1: { a: 3, b: 1 } })).toBe(0);
});

test("finds destinations without products; a single destination is never empty", () => {
  const to = (...parcels: string[][]) =>
    ({ detail: { shippings: parcels.map((product_keys) => ({ packings: [{ product_keys }] })) } }) as unknown as Cart;
  expect(emptyDestinations(to(["p"], [], ["q"], []))).toEqual([2, 4]);
  expect(emptyDestinations(to([]))).toEqual([]);
});
