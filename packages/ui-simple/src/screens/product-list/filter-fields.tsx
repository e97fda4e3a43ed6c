import { CategoryFilter } from "#ui/screens/product-list/category-filter";
import { FilterForm } from "#ui/screens/product-list/filter-form";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";

/** Everything by which the list can be filtered. */
export function FilterFields(props: ProductListProps) {
  return (
    <>
      <CategoryFilter {...props} />
      <FilterForm {...props} />
    </>
  );
}
