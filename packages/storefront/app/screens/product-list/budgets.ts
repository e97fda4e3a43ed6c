import type { ProductFacets } from "@noren/contract";
import type { Budget, ProductFilter } from "#ui/screens/product-list/product-list.props";

/** What people spend on a gift, yen with tax: the bounds between the ranges. */
const BOUNDS_YEN = [3000, 5000, 10_000] as const;

const RANGES = [null, ...BOUNDS_YEN].map((price_min, index) => ({ price_min, price_max: BOUNDS_YEN[index] ?? null }));

/** The ranges of prices for gifts in which the list has products; none where one range has all of them. */
export function budgetsOf(
  { price_min: lowest, price_max: highest }: Pick<ProductFacets, "price_min" | "price_max">,
  filter: Pick<ProductFilter, "price_min" | "price_max">,
): Budget[] {
  if (lowest === null || highest === null) return [];
  const offered = RANGES.filter(
    ({ price_min, price_max }) => lowest <= (price_max ?? Infinity) && highest >= (price_min ?? 0),
  );
  if (offered.length < 2) return [];
  return offered.map((range) => ({
    ...range,
    isChosen: range.price_min === filter.price_min && range.price_max === filter.price_max,
  }));
}
