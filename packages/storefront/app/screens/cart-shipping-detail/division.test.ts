import type { Cart } from "@noren/contract";
import { expect, test } from "vitest";
import { cartDivision, findUndivided, toDivideRequest } from "./division.ts";

const line = (product_id: number, quantity: number, shipping_key: string | null) => ({
  product_id,
  product_name: `商品${product_id}`,
  quantity,
  shipping_key,
});
const division = (products: ReturnType<typeof line>[]) =>
  cartDivision({ detail: { products, shippings: [{ key: "a" }, { key: "b" }] } } as unknown as Cart)!;

test("adds up the lines of one product across destinations", () => {
  const { products, quantities } = division([line(1, 2, "a"), line(1, 3, "b"), line(2, 1, "a")]);
  expect(products).toEqual([
    { id: 1, name: "商品1", quantity: 5 },
    { id: 2, name: "商品2", quantity: 1 },
  ]);
  expect(quantities).toEqual({ 1: { a: 2, b: 3 }, 2: { a: 1, b: 0 } });
});

test("counts the quantity without a destination", () => {
  const { quantities, undividedQuantity } = division([line(1, 4, null)]);
  expect(undividedQuantity(1, quantities)).toBe(4);
  expect(undividedQuantity(1, { 1: { a: 3, b: 2 } })).toBe(-1);
  expect(undividedQuantity(1, { 1: { a: 3, b: 1 } })).toBe(0);
});

test("finds the first product whose quantities do not add up", () => {
  const both = division([line(1, 2, "a"), line(2, 1, "a")]);
  expect(findUndivided(both, both.quantities)).toBeUndefined();
  expect(findUndivided(both, { ...both.quantities, 2: { a: 1, b: 1 } })).toEqual(both.products[1]);
});

test("writes the request from the quantities", () => {
  const one = division([line(1, 2, "a")]);
  expect(toDivideRequest(one, { 1: { a: 0, b: 2 } })).toEqual([
    {
      product_id: 1,
      shippings: [
        { shipping_key: "a", quantity: 0 },
        { shipping_key: "b", quantity: 2 },
      ],
    },
  ]);
});

test("has no division for a single destination", () => {
  expect(cartDivision({ detail: { products: [], shippings: [{ key: "a" }] } } as unknown as Cart)).toBeNull();
});
