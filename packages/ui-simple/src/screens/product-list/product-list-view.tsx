import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { Heading } from "#ui/elements/heading/heading";
import { Pagination } from "#ui/elements/pagination/pagination";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { formatNumber } from "@noren/validation/format";
import { ActiveFilters } from "#ui/screens/product-list/active-filters";
import { FilterPanel } from "#ui/screens/product-list/filter-panel";
import { NothingFound } from "#ui/screens/product-list/nothing-found";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import { SortForm } from "#ui/screens/product-list/sort-form";
import { BookmarkButton } from "#ui/slots/bookmark-button/bookmark-button";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";
import styles from "./product-list-view.module.css";

/** Products of a category, a search or all of them. Uses only links and GET forms, so it works without scripts. */
export function ProductListView(props: ProductListProps) {
  const { title, breadcrumbs, products, pagination, isFetching, pathWith, onFavouriteToggled, onAddedToCart } = props;
  const { total, per, current, last } = pagination;
  return (
    <div className={styles.page}>
      <Breadcrumbs items={breadcrumbs} />
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
        <p className={styles.count} role="status">
          {isFetching ? copy.fetching : copy.count(formatNumber(total))}
          {!isFetching && last > 1 ? (
            <span className={styles.range}>{copy.range((current - 1) * per + 1, Math.min(current * per, total))}</span>
          ) : null}
        </p>
      </div>
      <div className={styles.columns}>
        <FilterPanel {...props} />
        <div className={styles.main}>
          <ActiveFilters {...props} />
          {products.length === 0 ? (
            <NothingFound {...props} />
          ) : (
            <>
              <SortForm {...props} />
              <div className={styles.list} aria-busy={isFetching}>
                <ProductGrid
                  products={products}
                  label={copy.products}
                  priorityCount={4}
                  onFavouriteToggled={onFavouriteToggled}
                  onAddedToCart={onAddedToCart}
                />
              </div>
              {props.hasReducedRate ? <ReducedRateLegend /> : null}
              <Pagination current={current} last={last} toPage={(page) => pathWith({ page })} />
            </>
          )}
          {props.bookmark ? <BookmarkButton {...props.bookmark} /> : null}
        </div>
      </div>
    </div>
  );
}
