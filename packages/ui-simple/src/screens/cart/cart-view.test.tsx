import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CartView } from "#ui/screens/cart/cart-view";
import { cartCopy as copy } from "#ui/screens/cart/cart.copy";
import stories, { PaymentFailed, WithMessages } from "#ui/screens/cart/cart-view.stories";

/** The texts that the page has, in their order. */
function orderOf(texts: readonly string[]): string[] {
  const page = document.body.textContent;
  return texts.filter((text) => page.includes(text)).toSorted((one, other) => page.indexOf(one) - page.indexOf(other));
}

test("the cart starts with its products; the shop's messages and the lead follow them", () => {
  const { cart } = stories.args;
  render(<CartView {...stories.args} {...WithMessages.args} />);
  const last = cart.detail.products.at(-1)!.product_name;
  const texts = [copy.title, last, "年末年始", "包装・のしは", "お届けの目安", copy.lead];
  expect(orderOf(texts.toReversed())).toEqual(texts);
});

test("notices about changes precede the cart's products", () => {
  const notice = { code: "price", message: "価格が変わりました。", product_name: "青磁の飯碗 大" } as const;
  render(<CartView {...stories.args} cart={{ ...stories.args.cart, notices: [notice] }} />);
  const [first] = stories.args.cart.detail.products;
  const texts = [copy.title, notice.message, first!.product_name];
  expect(orderOf(texts.toReversed())).toEqual(texts);
});

test("[cart.transaction-error] a failed payment has ordered nothing and is not charged twice", () => {
  render(<CartView {...stories.args} {...PaymentFailed.args} />);
  const { textContent } = screen.getByRole("alert");
  expect(textContent).toContain("まだ確定していません");
  expect(textContent).toContain("二重になることはありません");
});

test("an empty cart has no lead", () => {
  render(
    <CartView
      {...stories.args}
      cart={{ ...stories.args.cart, detail: { ...stories.args.cart.detail, products: [] } }}
    />,
  );
  expect(screen.queryByText(copy.lead)).toBeNull();
});

test("only a cart with chilled or frozen products mentions them", () => {
  const { rerender } = render(<CartView {...stories.args} />);
  expect(screen.queryByText(copy.cool)).toBeNull();
  rerender(<CartView {...stories.args} hasCoolProducts />);
  expect(screen.queryByText(copy.cool)).not.toBeNull();
});

test("[delivery.arrival] shows the earliest days of arrival beside the way to the checkout", () => {
  render(<CartView {...stories.args} />);
  expect(screen.getByText("最短11月25日(水)、遠方は11月26日(木)にお届け")).toBeTruthy();
});
