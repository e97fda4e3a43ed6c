import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ProductAccessoriesView } from "#ui/screens/product/product-accessories-view";
import stories from "#ui/screens/product/product-accessories-view.stories";
import { productWith } from "#ui/stories/products.fixture";

const tea = productWith({ name: "煎茶", tax_rate: 8 });

test.each([
  ["has it already", true, 0],
  ["has none", false, 1],
])("the legend of the reduced rate shows when the page %s", (_, hasReducedRate, count) => {
  render(<ProductAccessoriesView {...stories.args} accessories={[tea]} hasReducedRate={hasReducedRate} />);
  expect(screen.getByRole("heading", { name: "ごいっしょにいかがですか" })).toBeTruthy();
  expect(screen.queryAllByText(/軽減税率対象商品/)).toHaveLength(count);
});

test("a product without accessories shows nothing", () => {
  const { container } = render(<ProductAccessoriesView {...stories.args} accessories={[]} />);
  expect(container.innerHTML).toBe("");
});
