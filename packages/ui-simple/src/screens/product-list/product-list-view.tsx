import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { Heading } from "#ui/elements/heading/heading";
import { formatNumber } from "@noren/validation/format";
import { ComparisonTable } from "#ui/screens/product-list/comparison-table";
import { FoundProducts } from "#ui/screens/product-list/found-products";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import { TagPassword } from "#ui/screens/product-list/tag-password";
import { useFocusAtComparison } from "#ui/screens/product-list/use-focus-at-comparison";
import { ViewSwitch } from "#ui/screens/product-list/view-switch";
import styles from "./product-list-view.module.css";

/** Products of a category, a search or all of them. Uses only links and GET forms, so it works without scripts. */
export function ProductListView(props: ProductListProps) {
  const { title, lead, lock, comparison, breadcrumbs, products } = props;
  const isList = lock === null && comparison === null;
  const table = useFocusAtComparison(comparison);
  return (
    <div className={styles.page}>
      <Breadcrumbs items={breadcrumbs} />
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
        {isList ? <Count {...props} /> : null}
        {isList && products.length > 0 ? <ViewSwitch {...props} /> : null}
      </div>
      {lock || lead ? <p className={styles.lead}>{lead || copy.lockLead}</p> : null}
      {lock ? <TagPassword {...lock} /> : null}
      {comparison ? (
        <ComparisonTable
          ref={table}
          {...comparison}
          hasReducedRate={props.hasReducedRate}
          onAddedToCart={props.onAddedToCart}
        />
      ) : null}
      {isList ? <FoundProducts {...props} /> : null}
    </div>
  );
}

function Count({ products, pagination: { total, per, current, last }, isFetching }: ProductListProps) {
  const before = (current - 1) * per;
  return (
    <p className={styles.count} role="status">
      {isFetching ? copy.fetching : copy.count(formatNumber(total))}
      {!isFetching && last > 1 ? (
        <span className={styles.range}>{copy.range(before + 1, before + products.length)}</span>
      ) : null}
    </p>
  );
}
