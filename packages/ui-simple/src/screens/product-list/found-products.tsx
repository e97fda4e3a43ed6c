import { useRef } from "react";
import { Pagination } from "#ui/elements/pagination/pagination";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { ActiveFilters } from "#ui/screens/product-list/active-filters";
import { CompareBar } from "#ui/screens/product-list/compare-bar";
import { FilterPanel } from "#ui/screens/product-list/filter-panel";
import { ListedProducts } from "#ui/screens/product-list/listed-products";
import { MoreProducts } from "#ui/screens/product-list/more-products";
import { NothingFound } from "#ui/screens/product-list/nothing-found";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import { SortForm } from "#ui/screens/product-list/sort-form";
import { BookmarkButton } from "#ui/slots/bookmark-button/bookmark-button";
import styles from "./product-list-view.module.css";

/** The filter, and the products that it leaves, as cards or rows. */
export function FoundProducts(props: ProductListProps) {
  const { products, pagination, more, isFetching, compareChoice, pathWith } = props;
  const cards = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.columns}>
      <FilterPanel {...props} />
      <div className={styles.main}>
        <ActiveFilters {...props} />
        {products.length === 0 ? (
          <NothingFound {...props} />
        ) : (
          <>
            <SortForm {...props} />
            <div ref={cards} className={styles.list} aria-busy={isFetching}>
              <ListedProducts {...props} />
            </div>
            {props.hasReducedRate ? <ReducedRateLegend /> : null}
            {more ? (
              <MoreProducts {...more} list={cards} shownCount={products.length} isFetching={isFetching} />
            ) : (
              <Pagination current={pagination.current} last={pagination.last} toPage={(page) => pathWith({ page })} />
            )}
          </>
        )}
        {props.bookmark ? <BookmarkButton {...props.bookmark} /> : null}
        <CompareBar {...compareChoice} view={props.filter.view} />
      </div>
    </div>
  );
}
