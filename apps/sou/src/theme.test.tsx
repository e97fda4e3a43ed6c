import stories from "@noren/ui-simple/screens/product-list/product-list-view.stories";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FilterFields } from "#ui/screens/product-list/filter-fields";
import { attributeFacets as attributes } from "#ui/stories/products.fixture";

test("the filter begins with the makers, who are the brands, and ends with the price", () => {
  const facets = { ...stories.args.facets, attributes };
  render(<FilterFields {...stories.args} facets={facets} isFolded={false} />);
  const groups = [...document.querySelectorAll("nav h2, legend")].map(({ textContent }) => textContent);
  expect(groups.slice(0, 3)).toEqual(["カテゴリー", "つくり手", attributes[0]?.name]);
  expect(groups.slice(-3)).toEqual(["在庫", "タグ", "価格（税込）"]);
  expect(screen.queryByText("ブランド")).toBeNull();
});
