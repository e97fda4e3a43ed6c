import { formatNumber } from "@noren/validation/format";
import { FilterGroup, type FilterGroupLook } from "#ui/screens/product-list/filter-group";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import styles from "./filter-panel.module.css";

/** The categories below the current one with their product counts, and a link up. In the sheet they replace its history entry. */
export function CategoryFilter({
  categoryChoices,
  filter,
  pathWith,
  isFilterOpen,
  isFolded,
}: ProductListProps & FilterGroupLook) {
  if (categoryChoices.length === 0 && filter.category === null) return null;
  return (
    <FilterGroup isNav title={copy.categories} chosen={filter.category === null ? 0 : 1} isFolded={isFolded}>
      <ul className={styles.links}>
        {filter.category === null ? null : (
          <li>
            <a href={pathWith({ category: null })} data-replace={isFilterOpen || undefined}>
              {copy.up}
            </a>
          </li>
        )}
        {categoryChoices.map(({ key, name, product_count }) => (
          <li key={key}>
            <a
              href={pathWith({ category: key })}
              data-replace={isFilterOpen || undefined}
              aria-current={key === filter.category ? "page" : undefined}
            >
              {name}
              {product_count === null ? null : <span className={styles.number}>{formatNumber(product_count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}
