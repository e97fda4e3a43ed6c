import { paths } from "@noren/contract/paths";
import { CheckboxField } from "#ui/elements/checkbox-field/checkbox-field";
import { AttributeFilters } from "#ui/screens/product-list/attribute-filters";
import { ChoiceCheckboxes } from "#ui/screens/product-list/choice-checkboxes";
import { FilterGroup, type FilterGroupLook } from "#ui/screens/product-list/filter-group";
import styles from "#ui/screens/product-list/filter-panel.module.css";
import { HiddenFilter } from "#ui/screens/product-list/hidden-filter";
import { PriceFilter } from "#ui/screens/product-list/price-filter";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import { useOptimisticFilter } from "#ui/screens/product-list/use-optimistic-filter";
import { useTypedPrices } from "#ui/screens/product-list/use-typed-prices";
import { titlesCopy as titles } from "../../own/home/titles.copy.ts";

/** The makers first, then material, use and care; what it costs comes last. */
export function FilterForm(props: ProductListProps & FilterGroupLook) {
  const { filter: listed, parameters, facets, hasPrices, isFolded, onFilterChanged } = props;
  const [filter, changeFilter] = useOptimisticFilter(listed, onFilterChanged);
  const prices = useTypedPrices(filter);
  const named = (facets.attributes ?? []).flatMap(({ key }) => [`a.${key}`, `a.${key}.min`, `a.${key}.max`]);
  return (
    <form
      className={styles.form}
      action={paths.productList()}
      onSubmit={(event) => {
        event.preventDefault();
        changeFilter(prices.typed);
      }}
    >
      <HiddenFilter
        parameters={parameters}
        except={["brand", "price_min", "price_max", "in_stock", "is_new", ...named]}
      />
      {facets.brands.length > 1 || filter.brands.length > 0 ? (
        <FilterGroup title={titles.makers} chosen={filter.brands.length} isFolded={isFolded}>
          <ChoiceCheckboxes
            name="brand"
            choices={facets.brands}
            chosen={filter.brands}
            onChanged={(brands) => changeFilter({ brands })}
          />
        </FilterGroup>
      ) : null}
      <AttributeFilters facets={facets} filter={filter} isFolded={isFolded} onFilterChanged={changeFilter} />
      <fieldset className={styles.group}>
        <legend>{copy.stock}</legend>
        <CheckboxField
          id="in_stock"
          name="in_stock"
          value="1"
          label={copy.inStock}
          checked={filter.in_stock}
          onChange={(in_stock) => changeFilter({ in_stock })}
        />
        <CheckboxField
          id="is_new"
          name="is_new"
          value="1"
          label={copy.isNew}
          checked={filter.is_new}
          onChange={(is_new) => changeFilter({ is_new })}
        />
      </fieldset>
      {hasPrices ? <PriceFilter {...props} {...prices} /> : null}
    </form>
  );
}
