import { CategoryFilter } from "#ui/screens/product-list/category-filter";
import { ChoiceFilter } from "#ui/screens/product-list/choice-filter";
import type { FilterGroupLook } from "#ui/screens/product-list/filter-group";
import { FilterForm } from "#ui/screens/product-list/filter-form";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";

/** Everything by which the list can be filtered. */
export function FilterFields(props: ProductListProps & FilterGroupLook) {
  return (
    <>
      <CategoryFilter {...props} />
      <FilterForm {...props} />
      <ChoiceFilter {...props} name="maker" title={copy.makers} choices={props.facets.makers ?? []} />
      <ChoiceFilter
        {...props}
        name="tag"
        title={copy.tags}
        choices={props.facets.tags ?? []}
        isProtected={props.isTagProtected}
      />
    </>
  );
}
