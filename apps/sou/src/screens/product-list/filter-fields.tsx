import { CategoryFilter } from "#ui/screens/product-list/category-filter";
import { ChoiceFilter } from "#ui/screens/product-list/choice-filter";
import { FilterForm } from "#ui/screens/product-list/filter-form";
import type { FilterGroupLook } from "#ui/screens/product-list/filter-group";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";

/** Simple's conditions without the makers, which are the brands here and lead the form. */
export function FilterFields(props: ProductListProps & FilterGroupLook) {
  return (
    <>
      <CategoryFilter {...props} />
      <FilterForm {...props} />
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
