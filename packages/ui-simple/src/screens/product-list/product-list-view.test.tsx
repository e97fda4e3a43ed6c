import { paths } from "@noren/contract/paths";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ProductListView } from "#ui/screens/product-list/product-list-view";
import stories from "#ui/screens/product-list/product-list-view.stories";

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
