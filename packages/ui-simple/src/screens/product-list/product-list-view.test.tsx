import { paths } from "@noren/contract/paths";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ProductListView } from "#ui/screens/product-list/product-list-view";
import stories, { Empty, EmptyWithoutOffers } from "#ui/screens/product-list/product-list-view.stories";

test("the categories above the current one are links", () => {
  const breadcrumbs = [
    { name: "器・食卓", path: paths.productList({ category: "tableware" }) },
    { name: "飯碗・鉢", path: paths.productList({ category: "bowls" }) },
  ];
  render(<ProductListView {...stories.args} breadcrumbs={breadcrumbs} />);
  const trail = within(screen.getByRole("navigation", { name: "現在の位置" }));
  expect(trail.getByRole("link", { name: "器・食卓" }).getAttribute("href")).toBe(
    paths.productList({ category: "tableware" }),
  );
  expect(trail.getByText("飯碗・鉢").getAttribute("aria-current")).toBe("page");
});

test("a search without results offers other words, the categories and popular products", () => {
  render(<ProductListView {...stories.args} {...Empty.args} />);
  const words = within(screen.getByRole("navigation", { name: "もしかして" })).getAllByRole("link");
  expect(words.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["きゅうす", paths.productList({ word: "きゅうす" })],
    ["急須", paths.productList({ word: "急須" })],
  ]);
  const [category] = stories.args.categories;
  expect(screen.getByRole("heading", { name: "カテゴリーから探す" })).toBeTruthy();
  // Without the word, with which the category would be empty too.
  expect(screen.getAllByRole("link", { name: category?.name }).at(-1)?.getAttribute("href")).toBe(
    paths.productList({ category: category?.key ?? "" }),
  );
  expect(within(screen.getByRole("list", { name: "人気ランキング" })).getAllByRole("article").length).toBeGreaterThan(
    0,
  );
});

test("a search without results shows links even without suggestions from the backend", () => {
  render(<ProductListView {...stories.args} {...EmptyWithoutOffers.args} />);
  expect(screen.queryByRole("navigation", { name: "もしかして" })).toBeNull();
  expect(screen.getByRole("link", { name: "すべての商品を見る" }).getAttribute("href")).toBe(paths.productList());
});

test("[school-key.gate] without prices no filter or sort order uses them", () => {
  render(<ProductListView {...stories.args} hasPrices={false} />);
  expect(screen.queryByRole("textbox", { name: "上限の価格", hidden: true })).toBeNull();
  const sort = screen.getByRole("combobox", { name: "並び順" });
  expect(within(sort).queryAllByRole("option", { name: /価格/ })).toEqual([]);
});

test("the sort order names nearness while the products have it, and another choice replaces it", () => {
  const onFilterChanged = vi.fn();
  const filter = { ...stories.args.filter, near: [{ key: "acidity", number: 4 }] };
  const [product] = stories.args.products;
  const products = [{ ...product!, attributes: [{ key: "acidity", name: "すっぱさ", text: "4", number: 4 }] }];
  const props = { ...stories.args, filter, onFilterChanged };
  const sort = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "並び順" });
  const { rerender } = render(<ProductListView {...props} />);
  expect(sort().selectedOptions[0]?.textContent).toBe("おすすめ順");
  expect(screen.queryByText("絞り込み（1）")).toBeNull();
  rerender(<ProductListView {...props} products={products} />);
  expect(sort().selectedOptions[0]?.textContent).toBe("お好みに近い順");
  fireEvent.change(sort(), { target: { value: "recommended" } });
  expect(onFilterChanged).toHaveBeenCalledWith(expect.objectContaining({ sort: "recommended", near: [] }));
});
