import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FilterFields } from "#ui/screens/product-list/filter-fields";
import { FilterPanel } from "#ui/screens/product-list/filter-panel";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import stories, { Budgeted } from "#ui/screens/product-list/product-list-view.stories";
import { attributeFacets as attributes } from "#ui/stories/products.fixture";

const { args } = stories;
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "上限の価格", hidden: true });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test("applying a price keeps the focus; only a new price of the list replaces typed text", () => {
  const onFilterChanged = vi.fn<ProductListProps["onFilterChanged"]>();
  const panel = (price_max: number | null, in_stock = false) => (
    <FilterPanel {...args} filter={{ ...args.filter, price_max, in_stock }} onFilterChanged={onFilterChanged} />
  );
  const { rerender } = render(panel(null));
  type("３，０００");
  rerender(panel(null, true));
  expect(field().value).toBe("３，０００");

  field().focus();
  fireEvent.submit(field());
  expect(onFilterChanged.mock.lastCall).toMatchObject([{ price_max: 3000 }]);
  rerender(panel(3000, true));
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe("3000");

  type("9");
  rerender(panel(null, true));
  expect(field().value).toBe("");
});

test("the sheet loads when it opens, and has the only fields of the page", async () => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  const onFilterOpened = vi.fn<() => void>();
  const onFilterClosed = vi.fn<() => void>();
  const panel = (isFilterOpen: boolean) => (
    <FilterPanel {...args} {...{ isFilterOpen, onFilterOpened, onFilterClosed }} problem="通信できませんでした。" />
  );
  const { rerender } = render(panel(false));
  expect(document.querySelector("dialog")).toBeNull();
  expect(fireEvent.click(document.querySelector("summary")!)).toBe(false);
  await vi.waitFor(() => expect(onFilterOpened).toHaveBeenCalledOnce());
  rerender(panel(true));
  const sheet = screen.getByRole("dialog", { name: "絞り込み" });
  expect(document.querySelectorAll("#in_stock")).toHaveLength(1);
  expect(sheet.contains(document.querySelector("#in_stock"))).toBe(true);
  expect(within(sheet).getByRole("alert").textContent, "a toast is behind the sheet").toContain(
    "通信できませんでした。",
  );
  fireEvent.click(within(sheet).getByRole("button", { name: "32点を見る" }));
  expect(onFilterClosed).toHaveBeenCalledOnce();
  rerender(panel(false));
  expect(document.querySelectorAll("#in_stock")).toHaveLength(1);
  expect(sheet.contains(document.querySelector("#in_stock"))).toBe(false);
});

test("makers and tags are links with their counts, and the chosen one removes itself", () => {
  render(
    <FilterPanel {...args} filter={{ ...args.filter, tag: "gift" }} pathWith={(change) => JSON.stringify(change)} />,
  );
  const links = (name: string) =>
    within(screen.getByRole("navigation", { name, hidden: true })).getAllByRole("link", { hidden: true });
  const seen = (name: string) =>
    links(name).map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]);
  expect(seen("つくり手")).toEqual([
    ["白山窯12", '{"maker":"hakusan"}', null],
    ["つかもと8", '{"maker":"tsukamoto"}', null],
  ]);
  expect(seen("タグ")).toEqual([
    ["送料込み9", '{"tag":"free-postage"}', null],
    ["ギフト対応21", '{"tag":null}', "true"],
  ]);
});

test("categories are links with their counts where these are known, and the chosen one is the current page", () => {
  render(
    <FilterPanel
      {...args}
      categoryChoices={[
        { key: "bowls", name: "飯碗・鉢", product_count: 0 },
        { key: "cups", name: "湯のみ・マグ", product_count: 1200 },
        { key: "tea", name: "お茶", product_count: null },
      ]}
      filter={{ ...args.filter, category: "bowls" }}
    />,
  );
  const group = screen.getByRole("navigation", { name: "カテゴリー", hidden: true });
  const links = within(group).getAllByRole("link", { hidden: true }).slice(1);
  expect(links.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([
    ["飯碗・鉢0", "page"],
    ["湯のみ・マグ1,200", null],
    ["お茶", null],
  ]);
});

test("attributes are filtered by checkboxes, by the steps of a scale, and by numbers", () => {
  const onFilterChanged = vi.fn<ProductListProps["onFilterChanged"]>();
  const filter = { ...args.filter, attributes: [{ key: "brew", choices: ["paper"], min: null, max: null }] };
  render(
    <FilterPanel
      {...args}
      facets={{ ...args.facets, attributes }}
      filter={filter}
      parameters={[{ name: "a.brew", value: "paper" }]}
      onFilterChanged={onFilterChanged}
    />,
  );
  const last = () => onFilterChanged.mock.lastCall?.[0].attributes;
  // The form has a control for it, so no hidden field repeats it.
  expect(document.querySelectorAll('[name="a.brew"]')).toHaveLength(2);
  fireEvent.click(screen.getByRole("checkbox", { name: "フレンチプレス1", hidden: true }));
  expect(last()).toEqual([{ key: "brew", choices: ["paper", "press"], min: null, max: null }]);

  const steps = document.querySelector<HTMLSelectElement>('[name="a.roast.max"]')!;
  expect([...steps.options].map(({ text }) => text)).toEqual(["指定なし", "浅", "中", "深"]);
  fireEvent.change(steps, { target: { value: "2" } });
  expect(last()).toContainEqual({ key: "roast", choices: [], min: null, max: 2 });

  const least = screen.getByRole<HTMLInputElement>("textbox", { name: "内容量の下限", hidden: true });
  fireEvent.change(least, { target: { value: "２００" } });
  fireEvent.blur(least);
  expect(last()).toContainEqual({ key: "weight", choices: [], min: 200, max: null });
});

test.each(["abc", "-1", "1e3"])("the text %s in a field of numbers is named, kept, and filters nothing", (typed) => {
  const onFilterChanged = vi.fn<ProductListProps["onFilterChanged"]>();
  render(<FilterPanel {...args} facets={{ ...args.facets, attributes }} onFilterChanged={onFilterChanged} />);
  const least = screen.getByRole<HTMLInputElement>("textbox", { name: "内容量の下限", hidden: true });
  fireEvent.change(least, { target: { value: typed } });
  fireEvent.blur(least);
  const error = document.getElementById(least.getAttribute("aria-describedby") ?? "");
  expect(error?.textContent).toContain(`「${typed}」は数として読めません`);
  expect([least.value, onFilterChanged.mock.calls]).toEqual([typed, []]);
});

test("the ends of a long scale are typed, because a list of its steps would be too long", () => {
  const scale = { min: 0, max: 1e9, low: "平地", high: "高地" };
  const altitude = { key: "altitude", name: "標高", choices: [], range: { min: 800, max: 2100, unit: "m", scale } };
  render(<FilterPanel {...args} facets={{ ...args.facets, attributes: [altitude] }} />);
  expect(screen.getByRole("textbox", { name: "標高の上限", hidden: true }).getAttribute("placeholder")).toBe("2100");
});

test("[list.budgets] budgets are links, and the chosen one removes itself", () => {
  render(<FilterPanel {...args} {...Budgeted.args} pathWith={(change) => JSON.stringify(change)} />);
  const links = within(screen.getByRole("list", { name: "贈りもののご予算", hidden: true })).getAllByRole("link", {
    hidden: true,
  });
  expect(links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual(
    [
      ["〜3,000円9", '{"price_min":null,"price_max":3000}', null],
      ["3,000円〜5,000円12", '{"price_min":null,"price_max":null}', "true"],
      ["5,000円〜10,000円8", '{"price_min":5000,"price_max":10000}', null],
    ],
  );
});

test("[list.filter-sheet] the sheet folds its groups, and opens those with something chosen", () => {
  const filter = { ...args.filter, brands: ["hasami", "mashiko"], tag: "gift" };
  const { rerender } = render(<FilterFields {...args} isFilterOpen isFolded filter={filter} />);
  // By name: themes order the groups.
  const groups = () =>
    Object.fromEntries(
      [...document.querySelectorAll("details")].map((group) => [
        group.querySelector("summary")?.textContent,
        group.open,
      ]),
    );
  expect(groups()).toEqual({
    カテゴリー: false,
    "価格（税込）": false,
    ブランド2件選択中: true,
    つくり手: false,
    タグ1件選択中: true,
  });
  // A group stays open while its conditions change.
  rerender(<FilterFields {...args} isFilterOpen isFolded />);
  expect(groups()["ブランド"]).toBe(true);
  rerender(<FilterFields {...args} isFolded={false} />);
  expect(groups()).toEqual({});
});
