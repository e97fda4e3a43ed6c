import { paths } from "@noren/contract/paths";
import type { ComponentType } from "react";
import { CheckboxField } from "#ui/elements/checkbox-field/checkbox-field";
import { AttributeFilters } from "#ui/screens/product-list/attribute-filters";
import { CategoryFilter } from "#ui/screens/product-list/category-filter";
import { ChoiceCheckboxes } from "#ui/screens/product-list/choice-checkboxes";
import { ChoiceFilter } from "#ui/screens/product-list/choice-filter";
import { FilterGroup, type FilterGroupLook } from "#ui/screens/product-list/filter-group";
import { HiddenFilter } from "#ui/screens/product-list/hidden-filter";
import { PriceFilter } from "#ui/screens/product-list/price-filter";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import { useOptimisticFilter } from "#ui/screens/product-list/use-optimistic-filter";
import { type TypedPrices, useTypedPrices } from "#ui/screens/product-list/use-typed-prices";
import { theme } from "#ui/theme";
import type { FilterGroupName } from "#ui/theme.props";
import styles from "./filter-panel.module.css";

type GroupProps = ProductListProps & FilterGroupLook & { prices: TypedPrices; heading: string | undefined };

/** Every group, in the order of a theme that declares none. */
const groups: Record<FilterGroupName, ComponentType<GroupProps>> = {
  categories: CategoryFilter,
  stock: StockFilter,
  price: ({ prices, ...props }) => (props.hasPrices ? <PriceFilter {...props} {...prices} /> : null),
  brands: BrandFilter,
  attributes: AttributeFilters,
  makers: ({ heading = copy.makers, ...props }) => (
    <ChoiceFilter {...props} name="maker" title={heading} choices={props.facets.makers ?? []} />
  ),
  tags: ({ heading = copy.tags, ...props }) => (
    <ChoiceFilter
      {...props}
      name="tag"
      title={heading}
      choices={props.facets.tags ?? []}
      isProtected={props.isTagProtected}
    />
  ),
};

const { filterGroups = Object.keys(groups) as FilterGroupName[] } = theme;

/**
 * Everything by which the list can be filtered, in the theme's order. Checkboxes apply at once, the price with the form's
 * button.
 */
export function FilterFields(props: ProductListProps & FilterGroupLook) {
  const { parameters, facets } = props;
  const [filter, changeFilter] = useOptimisticFilter(props.filter, props.onFilterChanged);
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
      {filterGroups.map((listed) => {
        const { name, title } = typeof listed === "string" ? { name: listed } : listed;
        const Group = groups[name];
        return (
          <Group key={name} {...props} heading={title} prices={prices} filter={filter} onFilterChanged={changeFilter} />
        );
      })}
    </form>
  );
}

function StockFilter({ filter, onFilterChanged }: GroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{copy.stock}</legend>
      <CheckboxField
        id="in_stock"
        name="in_stock"
        value="1"
        label={copy.inStock}
        checked={filter.in_stock}
        onChange={(in_stock) => onFilterChanged({ in_stock })}
      />
      <CheckboxField
        id="is_new"
        name="is_new"
        value="1"
        label={copy.isNew}
        checked={filter.is_new}
        onChange={(is_new) => onFilterChanged({ is_new })}
      />
    </fieldset>
  );
}

/** A single brand is no choice. */
function BrandFilter({ facets, filter, isFolded, heading = copy.brands, onFilterChanged }: GroupProps) {
  if (facets.brands.length <= 1 && filter.brands.length === 0) return null;
  return (
    <FilterGroup title={heading} chosen={filter.brands.length} isFolded={isFolded}>
      <ChoiceCheckboxes
        name="brand"
        choices={facets.brands}
        chosen={filter.brands}
        onChanged={(brands) => onFilterChanged({ brands })}
      />
    </FilterGroup>
  );
}
