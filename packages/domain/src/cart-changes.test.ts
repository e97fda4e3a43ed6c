import type { Cart } from "@noren/contract/shapes/cart";
import type { CartLine } from "@noren/contract/shapes/cart-line";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findCartChanges, cartStep } from "./cart-changes.ts";

const line = (product_id: number, quantity: number, change: Partial<CartLine> = {}) =>
  ({
    key: `l${product_id}`,
    product_id,
    quantity,
    unit_price: 1100,
    option_values: [],
    product_info: {
      id: 1,
      code: `C-${product_id}`,
      name: "飯碗",
      brand: null,
      categories: [],
      product_price_with_tax: 1,
    },
    ...change,
  }) as unknown as CartLine;
const cartOf = (...products: CartLine[]) => ({ detail: { products } });
const eventsOf = (before: CartLine[], after: CartLine[]) =>
  findCartChanges(cartOf(...before), cartOf(...after), []).map((event) =>
    event.name === "add_to_cart" || event.name === "remove_from_cart"
      ? [event.name, event.item.code, event.item.quantity, event.item.price]
      : [],
  );

describe("changes of the cart", () => {
  test("a higher quantity is an addition, a lower one a removal", () => {
    expect(eventsOf([], [line(1, 2)])).toEqual([["add_to_cart", "C-1", 2, 1100]]);
    expect(eventsOf([line(1, 2)], [line(1, 3)])).toEqual([["add_to_cart", "C-1", 1, 1100]]);
    expect(eventsOf([line(1, 3), line(2, 1)], [line(1, 1)])).toEqual([
      ["remove_from_cart", "C-1", 2, 1100],
      ["remove_from_cart", "C-2", 1, 1100],
    ]);
  });

  test("the price is the newer one; a line that is divided is no change", () => {
    expect(eventsOf([line(1, 1)], [line(1, 2, { unit_price: 900 })])).toEqual([["add_to_cart", "C-1", 1, 900]]);
    expect(eventsOf([line(1, 3)], [line(1, 1), line(1, 2, { key: "other" })])).toEqual([]);
  });

  test("the events sum to the difference, for any lines", () => {
    const lines = fc.array(fc.record({ id: fc.nat(4), quantity: fc.integer({ min: 1, max: 9 }) }), { maxLength: 6 });
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const sum = (all: { quantity: number }[]) => all.reduce((total, { quantity }) => total + quantity, 0);
        const made = (all: typeof before) => cartOf(...all.map(({ id, quantity }) => line(id, quantity)));
        const changes = findCartChanges(made(before), made(after), []).map((event) =>
          event.name === "add_to_cart"
            ? event.item.quantity
            : event.name === "remove_from_cart"
              ? -event.item.quantity
              : 0,
        );
        expect(changes.reduce((total, change) => total + change, 0)).toBe(sum(after) - sum(before));
        expect(changes).not.toContain(0);
      }),
    );
  });
});

test("a step reports the cart's products and total; the payment step also the method", () => {
  const cart = {
    payment_name: "代金引換",
    detail: { products: [line(1, 2)], order: { total_products: 2200, total_discount: 200 } },
  } as unknown as Cart;
  expect(cartStep("begin_checkout", cart, [])).toMatchObject({
    name: "begin_checkout",
    value: 2000,
    items: [{ quantity: 2 }],
  });
  expect(cartStep("begin_checkout", cart, [])).not.toHaveProperty("payment");
  expect(cartStep("add_payment_info", cart, [])).toMatchObject({ name: "add_payment_info", payment: "代金引換" });
  expect(cartStep("add_payment_info", { ...cart, payment_name: null }, [])).toMatchObject({ payment: "" });
});
