import { paths } from "@noren/contract/paths";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import { ProductListView } from "#ui/screens/product-list/product-list-view";
import stories, { Chosen, Compared, Lines } from "#ui/screens/product-list/product-list-view.stories";

const { args } = stories;

test.each(["grid", "list"] as const)(
  "[list.compare] in the look %s each product has a link that chooses it",
  (view) => {
    render(<ProductListView {...args} {...Chosen.args} filter={{ ...args.filter, view }} />);
    const list = within(screen.getByRole("list", { name: "商品一覧" }));
    const chosen = list.getByRole("link", { name: "青磁の飯碗 大を比較から外す" });
    expect(chosen.querySelector("#compare-hasami-bowl")).toBeTruthy();
    // Four of the eight are chosen: no more fit.
    expect(list.getAllByRole("link", { name: /を比較から外す$/ })).toHaveLength(4);
    expect(list.getAllByText("比較は4点まで")).toHaveLength(4);
  },
);

test("[list.compare] the bar shows the number of chosen products, and links to the comparison from the second on", () => {
  const choice = { ...args.compareChoice, keys: ["a"] };
  const { rerender } = render(<ProductListView {...args} compareChoice={choice} />);
  expect(screen.getByText("1点を選択中")).toBeTruthy();
  expect(screen.getByText("もう1点選ぶと比べられます（4点まで）")).toBeTruthy();
  expect(screen.queryByRole("link", { name: /比較する/ })).toBeNull();
  rerender(
    <ProductListView
      {...args}
      compareChoice={{ ...choice, keys: ["a", "b"], openPath: paths.productList({ is_comparing: 1 }) }}
    />,
  );
  expect(screen.getByRole("link", { name: "2点を比較する" }).getAttribute("href")).toBe(
    paths.productList({ is_comparing: 1 }),
  );
  expect(screen.getByRole("link", { name: "選択を解除" })).toBeTruthy();
});

test("[list.compare] the comparison is a table that marks its equal rows; the focus moves there and back", () => {
  const page = (isComparing: boolean) => (
    <ProductListView {...args} {...Chosen.args} {...(isComparing ? Compared.args : {})} />
  );
  const { rerender } = render(page(false));
  rerender(page(true));
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "商品の比較" }));
  const table = within(screen.getByRole("table"));
  const heads = table.getAllByRole("columnheader").map((head) => head.querySelector("a")?.textContent);
  expect(heads).toEqual([undefined, ...args.products.slice(0, 4).map(({ name }) => name)]);
  const row = (name: string) => table.getByRole("rowheader", { name }).closest("tr");
  expect([row("お届け")?.dataset["same"], row("素材")?.dataset["same"]]).toEqual(["true", undefined]);
  expect(row("価格")?.textContent).toContain("2,200円(税込)");
  // A screen reader reads a missing value.
  expect(row("サイズ")?.cells[3]?.textContent).toBe("―記載なし");
  expect(screen.getByRole("checkbox", { name: "内容が同じ項目を隠す" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "もとの一覧へ戻る" }).getAttribute("href")).toBe("/product#compare-d");
  rerender(page(false));
  expect(document.activeElement?.querySelector("#compare-d")).toBeTruthy();
});

test("[list.compare] each compared product that is in stock can be bought", () => {
  const onAddedToCart = vi.fn<NonNullable<ProductListProps["onAddedToCart"]>>();
  const [one, two, three] = args.products;
  const products = [
    { ...one!, name: "一", default_variant_id: 1, is_stock_available: true },
    { ...two!, name: "二", default_variant_id: null, is_stock_available: true },
    { ...three!, name: "三", default_variant_id: 3, is_stock_available: false },
  ].map((product) => ({ product, pathWithout: paths.productList() }));
  const { comparison } = { ...args, ...Compared.args };
  render(<ProductListView {...args} comparison={{ ...comparison!, products }} onAddedToCart={onAddedToCart} />);
  fireEvent.click(screen.getByRole("button", { name: "一をカートへ" }));
  expect(onAddedToCart).toHaveBeenCalledWith(products[0]!.product);
  expect(screen.getByRole("link", { name: "二の商品ページへ" }).getAttribute("href")).toContain(two!.key);
  expect(screen.queryByRole("button", { name: "三をカートへ" })).toBeNull();
});

test("an order by an attribute that no product has is none", () => {
  const sort = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "並び順" }).selectedOptions[0]?.text;
  const attributes = [{ key: "width", name: "幅", text: "26cm", number: 26 }];
  const products = args.products.map((product) => ({ ...product, attributes }));
  const page = (key: string) => (
    <ProductListView {...args} products={products} filter={{ ...args.filter, by: { key, isDown: false } }} />
  );
  const { rerender } = render(page("width"));
  expect(sort()).toBe("見出しの順");
  rerender(page("foo"));
  expect(sort()).toBe("おすすめ順");
});

test("[list.view] the rows have facts and stars, and two links switch the look", () => {
  render(<ProductListView {...args} {...Lines.args} />);
  const [first] = within(screen.getByRole("list", { name: "商品一覧" })).getAllByRole("article");
  for (const text of ["青磁の飯碗 大", "★4.3（レビュー8件）", "青・白", "2,200"])
    expect(first?.textContent).toContain(text);
  const views = within(screen.getByRole("navigation", { name: "表示のしかた" }));
  expect(views.getByRole("link", { name: "一覧で表示" }).getAttribute("aria-current")).toBe("true");
  expect(views.getByRole("link", { name: "写真を並べて表示" }).getAttribute("href")).toBe("/product");
});
