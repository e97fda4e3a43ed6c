import { FoundProducts as SimpleFoundProducts } from "@noren/ui-simple/screens/product-list/found-products";
import { type ComponentProps, useRef } from "react";
import { Pagination } from "#ui/elements/pagination/pagination";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { ActiveFilters } from "#ui/screens/product-list/active-filters";
import { MoreProducts } from "#ui/screens/product-list/more-products";
import { NothingFound } from "#ui/screens/product-list/nothing-found";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import { BookmarkButton } from "#ui/slots/bookmark-button/bookmark-button";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";
import { KindLinks } from "../../own/list/kind-links.tsx";
import styles from "../../own/list/found-products.module.css";

/** So many pieces need no filter: one reads them all. */
const READABLE = 40;
/** Cards of which the pictures are in view at first. */
const PRIORITY_COUNT = 2;

/** A line of links to the kinds of pieces above a list that one can read; Simple's filter beside a longer one, or rows. */
export function FoundProducts(props: ComponentProps<typeof SimpleFoundProducts>) {
  const { products, pagination, more, isFetching, pathWith, filter } = props;
  const cards = useRef<HTMLDivElement>(null);
  if (pagination.total > READABLE || filter.view === "list") return <SimpleFoundProducts {...props} />;
  return (
    <div className={styles.found}>
      <KindLinks {...props} />
      <ActiveFilters {...props} />
      {products.length === 0 ? (
        <NothingFound {...props} />
      ) : (
        <>
          <div ref={cards} className={styles.list} aria-busy={isFetching}>
            <ProductGrid
              products={products}
              label={copy.products}
              priorityCount={PRIORITY_COUNT}
              onFavouriteToggled={props.onFavouriteToggled}
              onAddedToCart={props.onAddedToCart}
            />
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
    </div>
  );
}
