import type { ProductInfo } from "@noren/contract";
import { useRef } from "react";
import { Pagination } from "#ui/elements/pagination/pagination";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { ActiveFilters } from "#ui/screens/product-list/active-filters";
import { CompareBar } from "#ui/screens/product-list/compare-bar";
import { CompareToggle } from "#ui/screens/product-list/compare-toggle";
import { FilterPanel } from "#ui/screens/product-list/filter-panel";
import { MoreProducts } from "#ui/screens/product-list/more-products";
import { NothingFound } from "#ui/screens/product-list/nothing-found";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import { ProductLines } from "#ui/screens/product-list/product-lines";
import { SortForm } from "#ui/screens/product-list/sort-form";
import { BookmarkButton } from "#ui/slots/bookmark-button/bookmark-button";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";
import styles from "./product-list-view.module.css";

/** Cards of which the pictures are in view at first. */
const PRIORITY_COUNT = 4;

/** The filter, and the products that it leaves, as cards or rows. */
export function FoundProducts(props: ProductListProps) {
  const { products, pagination, more, filter, isFetching, compareChoice, pathWith } = props;
  const cards = useRef<HTMLDivElement>(null);
  const list = {
    products,
    label: copy.products,
    priorityCount: PRIORITY_COUNT,
    onFavouriteToggled: props.onFavouriteToggled,
    renderBelow: (product: ProductInfo) => <CompareToggle product={product} choice={compareChoice} />,
  };
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
              {filter.view === "list" ? (
                <ProductLines {...list} />
              ) : (
                <ProductGrid {...list} onAddedToCart={props.onAddedToCart} onSetAdded={props.onSetAdded} />
              )}
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
        <CompareBar {...compareChoice} />
      </div>
    </div>
  );
}
