import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CartLines } from "#ui/screens/cart/cart-lines";
import stories, { Accessories } from "#ui/screens/cart/cart-view.stories";
import { openCart } from "#ui/stories/cart.fixture";

test("the quantity field counts from the requested quantity, not from the cart's", () => {
  const line = openCart.detail.products[0]!;
  const cart = { ...openCart, detail: { ...openCart.detail, products: [line] } };
  const onQuantityChanged = vi.fn<(of: typeof line, quantity: number) => void>();
  const rest = { ...stories.args, cart, stockNotes: new Map(), onQuantityChanged };
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
    ...stories.args,
    cart: { ...openCart, detail: { ...openCart.detail, products: [line] } },
    stockNotes: new Map(),
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

test("lines of several destinations name their recipients, in their buttons too", () => {
  const line = openCart.detail.products[0]!;
  const products = [line, { ...line, key: "other" }];
  const recipientNames = new Map([
    [line.key, "髙橋 一郎"],
    ["other", "渡邊 正夫"],
  ]);
  const cart = { ...openCart, detail: { ...openCart.detail, products } };
  render(<CartLines {...stories.args} cart={cart} stockNotes={new Map()} recipientNames={recipientNames} />);
  expect(screen.getByText("渡邊 正夫 様へのお届け")).toBeTruthy();
  const names = screen.getAllByRole("button", { name: /削除$/ }).map((button) => button.getAttribute("aria-label"));
  expect(names).toEqual(
    ["髙橋 一郎", "渡邊 正夫"].map((to) => `${line.product_name}（${to} 様へのお届け）をカートから削除`),
  );
});

test("[cart.accessories] accessories name their product; embroidered letters are shown", () => {
  const { cart, ...rest } = { ...stories.args, ...Accessories.args };
  render(<CartLines {...rest} cart={cart!} />);
  const lines = within(screen.getByRole("list", { name: "カートの商品" }))
    .getAllByRole("listitem")
    .map((line) => line.textContent);
  const [kettle, , , lid, towel] = lines;
  const names = ["南部鉄瓶", "替え蓋", "今治タオル 白"];
  expect([kettle, lid, towel].map((text, index) => text?.startsWith(names[index]!))).toEqual([true, true, true]);
  expect(lid).toContain("「南部鉄瓶」の付属品");
  expect(towel).toContain("お名入れ：花子");
});

test("[cart.accessories] the accessories of a line are offered, each with a button that adds it", () => {
  const onAccessoryAdded = vi.fn<(...added: unknown[]) => void>();
  const { cart, accessories, ...rest } = { ...stories.args, ...Accessories.args, onAccessoryAdded };
  render(<CartLines {...rest} cart={cart!} accessories={accessories} />);
  const toggle = screen.getByRole("button", { name: "南部鉄瓶といっしょに使う品" });
  expect(toggle.getAttribute("aria-expanded")).toBe("true");
  const [offer] = accessories!.offers!;
  fireEvent.click(screen.getByRole("button", { name: `${offer!.name}を追加する` }));
  expect(onAccessoryAdded.mock.calls[0]?.[1]).toBe(offer);
});
