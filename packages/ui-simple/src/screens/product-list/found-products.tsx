import { ActiveFilters } from "#ui/screens/product-list/active-filters";
import { CompareBar } from "#ui/screens/product-list/compare-bar";
import { FilterPanel } from "#ui/screens/product-list/filter-panel";
import { NothingFound } from "#ui/screens/product-list/nothing-found";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import { ProductResults } from "#ui/screens/product-list/product-results";
import { SortForm } from "#ui/screens/product-list/sort-form";
import { BookmarkButton } from "#ui/slots/bookmark-button/bookmark-button";
import styles from "./product-list-view.module.css";

/** The filter, and the products that it leaves, as cards or rows. */
export function FoundProducts(props: ProductListProps) {
  const isEmpty = props.products.length === 0;
  return (
    // Not `:has(.sort)`: the filter is painted before the sort box has arrived.
    <div className={styles.columns} data-empty={isEmpty || undefined}>
      <FilterPanel {...props} />
      <div className={styles.main}>
        <ActiveFilters {...props} />
        {isEmpty ? (
          <NothingFound {...props} />
        ) : (
          <>
            <SortForm {...props} />
            <ProductResults {...props} className={styles.list} />
          </>
        )}
        {props.bookmark ? <BookmarkButton {...props.bookmark} /> : null}
        <CompareBar {...props.compareChoice} view={props.filter.view} />
      </div>
    </div>
  );
}
