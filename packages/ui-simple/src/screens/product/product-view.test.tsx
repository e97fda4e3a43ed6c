import { paths, SCHOOL_KEY_PATH } from "@noren/contract/paths";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ProductView } from "#ui/screens/product/product-view";
import stories, { InCart, KeyNeeded } from "#ui/screens/product/product-view.stories";

test("the breadcrumbs link to the categories; the product itself is no link", () => {
  render(<ProductView {...stories.args} />);
  const trail = within(screen.getByRole("navigation", { name: "現在の位置" }));
  expect(trail.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["ホーム", paths.home()],
    ["器・食卓", paths.productList({ category: "tableware" })],
    ["飯碗・鉢", paths.productList({ category: "bowls" })],
  ]);
  expect(trail.getByText(stories.args.product.name).getAttribute("aria-current")).toBe("page");
});

test("[school-key.gate] without the school's key it shows no price, and the button leads to the key", () => {
  render(<ProductView {...stories.args} {...KeyNeeded.args} />);
  expect(document.body.textContent).not.toMatch(/\d円/);
  expect(document.body.textContent).toContain("価格は学校キーの確認後に表示します");
  expect(screen.queryByRole("button", { name: "カートに入れる" })).toBeNull();
  const [link] = screen.getAllByRole("link", { name: "学校キーを入力する" });
  expect(link?.getAttribute("href")).toBe(SCHOOL_KEY_PATH);
});

test("a variant that the cart holds up to the limit links to the cart instead of being added", () => {
  render(<ProductView {...stories.args} {...InCart.args} />);
  const buttons = screen.getAllByRole<HTMLButtonElement>("button", { name: "すでにカートにあります" });
  expect(buttons.every(({ disabled }) => disabled)).toBe(true);
  expect(screen.queryByLabelText("数量")).toBeNull();
  expect(screen.getByRole("link", { name: "カートを見る" }).getAttribute("href")).toBe(paths.cart());
});
