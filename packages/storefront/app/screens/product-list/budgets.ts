import type { ProductFacets } from "@noren/contract";
import type { Budget, ProductFilter } from "#ui/screens/product-list/product-list.props";

/** The ranges of prices for gifts with products, and the chosen one; none where one range has all products. */
export function budgetsOf(
  { budgets = [] }: Pick<ProductFacets, "budgets">,
  filter: Pick<ProductFilter, "price_min" | "price_max">,
): Budget[] {
  const offered = budgets
    .map((budget) => ({
      ...budget,
      isChosen: budget.price_min === filter.price_min && budget.price_max === filter.price_max,
    }))
    .filter(({ product_count, isChosen }) => product_count > 0 || isChosen);
  return offered.length < 2 ? [] : offered;
}
