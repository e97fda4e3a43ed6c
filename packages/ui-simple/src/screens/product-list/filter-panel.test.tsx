import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FilterPanel } from "#ui/screens/product-list/filter-panel";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import stories from "#ui/screens/product-list/product-list-view.stories";

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
