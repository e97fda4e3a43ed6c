import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CartLines } from "#ui/screens/cart/cart-lines";
import { openCart } from "#ui/stories/cart.fixture";

test("the quantity field counts from the requested quantity, not from the cart's", () => {
  const line = openCart.detail.products[0]!;
  const cart = { ...openCart, detail: { ...openCart.detail, products: [line] } };
  const onQuantityChanged = vi.fn<(of: typeof line, quantity: number) => void>();
  const rest = {
    cart,
    hasReducedRate: false,
    stockNotes: new Map(),
    productPath: () => null,
    onQuantityChanged,
    onLineRemoved: () => undefined,
  };
  const field = () => screen.getByRole<HTMLInputElement>("spinbutton").value;

  const { rerender } = render(<CartLines {...rest} wantedQuantities={new Map([[line.key, 4]])} />);
  expect(field()).toBe("4");
  fireEvent.click(screen.getByRole("button", { name: /増やす/ }));
  expect(onQuantityChanged.mock.calls).toEqual([[line, 5]]);

  rerender(<CartLines {...rest} wantedQuantities={new Map([[line.key, 0]])} />);
  expect(field()).toBe(String(line.quantity));
});

test("a line can be removed while its new quantity is on the way, and only once", () => {
  const line = openCart.detail.products[0]!;
  const onLineRemoved = vi.fn<(removed: typeof line) => void>();
  const rest = {
    cart: { ...openCart, detail: { ...openCart.detail, products: [line] } },
    hasReducedRate: false,
    stockNotes: new Map(),
    productPath: () => null,
    onQuantityChanged: () => undefined,
    onLineRemoved,
  };
  const remove = () => fireEvent.click(screen.getByRole("button", { name: /削除$/ }));
  const { rerender } = render(<CartLines {...rest} wantedQuantities={new Map([[line.key, 4]])} />);
  remove();
  expect(onLineRemoved.mock.calls).toEqual([[line]]);
  rerender(<CartLines {...rest} wantedQuantities={new Map([[line.key, 0]])} />);
  remove();
  expect(onLineRemoved).toHaveBeenCalledTimes(1);
});
