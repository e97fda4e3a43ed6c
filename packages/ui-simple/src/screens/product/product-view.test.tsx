import { paths } from "@noren/contract/paths";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ProductView } from "#ui/screens/product/product-view";
import stories from "#ui/screens/product/product-view.stories";

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
