import { FoundProducts as SimpleFoundProducts } from "@noren/ui-simple/screens/product-list/found-products";
import { type ComponentProps, useRef } from "react";
import { Pagination } from "#ui/elements/pagination/pagination";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { ActiveFilters } from "#ui/screens/product-list/active-filters";
import { CompareBar } from "#ui/screens/product-list/compare-bar";
import { ListedProducts } from "#ui/screens/product-list/listed-products";
import { MoreProducts } from "#ui/screens/product-list/more-products";
import { NothingFound } from "#ui/screens/product-list/nothing-found";
import { SortForm } from "#ui/screens/product-list/sort-form";
import { BookmarkButton } from "#ui/slots/bookmark-button/bookmark-button";
import { KindLinks } from "../../own/list/kind-links.tsx";
import styles from "../../own/list/found-products.module.css";

/** So many pieces need no filter: one reads them all. */
const READABLE = 40;

/** A line of links to the kinds of pieces above a list that one can read; Simple's filter beside a longer one. */
export function FoundProducts(props: ComponentProps<typeof SimpleFoundProducts>) {
  const { products, pagination, more, isFetching, pathWith, filter } = props;
  const cards = useRef<HTMLDivElement>(null);
  if (pagination.total > READABLE) return <SimpleFoundProducts {...props} />;
  return (
    <div className={styles.found}>
      <div className={styles.head}>
        <KindLinks {...props} />
        {products.length > 0 ? (
          <div className={styles.sort}>
            <SortForm {...props} />
          </div>
        ) : null}
      </div>
      <ActiveFilters {...props} />
      {products.length === 0 ? (
        <NothingFound {...props} />
      ) : (
        <>
          <div ref={cards} className={styles.list} data-look={filter.view} aria-busy={isFetching}>
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
      <CompareBar {...props.compareChoice} view={filter.view} />
    </div>
  );
}
