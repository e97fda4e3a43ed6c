import type { Category, ProductFacets } from "@noren/contract";
import type { CategoryChoice, ProductFilter } from "#ui/screens/product-list/product-list.props";
import { filterParameters, withoutLook } from "../../load/list-filter.ts";

const hasOtherConditions = (filter: ProductFilter): boolean =>
  filterParameters({ ...withoutLook(filter), category: null, near: [] }).toString() !== "";

/**
 * The categories of the filter with the number of products to which their links lead, without empty ones that are not chosen.
 * A backend may not count them for a filter: then the whole category's number is right only without other conditions.
 */
export function categoryChoicesOf(
  categories: readonly Category[],
  { categories: counted }: Pick<ProductFacets, "categories">,
  filter: ProductFilter,
): CategoryChoice[] {
  if (!counted) {
    const isUnknown = hasOtherConditions(filter);
    return categories.map(({ key, name, product_count }) => ({
      key,
      name,
      product_count: isUnknown ? null : product_count,
    }));
  }
  const counts = new Map(counted.map(({ key, product_count }) => [key, product_count]));
  return categories
    .map(({ key, name }) => ({ key, name, product_count: counts.get(key) ?? 0 }))
    .filter(({ key, product_count }) => product_count > 0 || key === filter.category);
}
