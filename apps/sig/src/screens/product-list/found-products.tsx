import { FoundProducts as SimpleFoundProducts } from "@noren/ui-simple/screens/product-list/found-products";
import type { ComponentProps } from "react";
import { ActiveFilters } from "#ui/screens/product-list/active-filters";
import { CompareBar } from "#ui/screens/product-list/compare-bar";
import { NothingFound } from "#ui/screens/product-list/nothing-found";
import { ProductResults } from "#ui/screens/product-list/product-results";
import { SortForm } from "#ui/screens/product-list/sort-form";
import { BookmarkButton } from "#ui/slots/bookmark-button/bookmark-button";
import { KindLinks } from "../../own/list/kind-links.tsx";
import styles from "../../own/list/found-products.module.css";

/** So many pieces need no filter: one reads them all. */
const READABLE = 40;

/** A line of links to the kinds of pieces above a list that one can read; Simple's filter beside a longer one. */
export function FoundProducts(props: ComponentProps<typeof SimpleFoundProducts>) {
  const { products, pagination, filter } = props;
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
      {products.length === 0 ? <NothingFound {...props} /> : <ProductResults {...props} className={styles.list} />}
      {props.bookmark ? <BookmarkButton {...props.bookmark} /> : null}
      <CompareBar {...props.compareChoice} view={filter.view} />
    </div>
  );
}
