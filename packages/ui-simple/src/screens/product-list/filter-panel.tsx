import { useRef, useState, type ComponentType, type MouseEvent } from "react";
import { Button } from "#ui/elements/button/button";
import { Icon } from "#ui/elements/icon/icon";
import { formatNumber } from "@noren/validation/format";
import { listActiveConditions } from "#ui/screens/product-list/conditions";
import { FilterFields } from "#ui/screens/product-list/filter-fields";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import styles from "./filter-panel.module.css";

/**
 * The filter: beside the list on a wide screen, else in a sheet, whose code loads when it opens. Without that code it unfolds
 * above the list.
 */
export function FilterPanel(props: ProductListProps) {
  const { pagination, isFilterOpen, onFilterOpened } = props;
  const [isUnfolded, setUnfolded] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<ProductListProps> | null>(null);
  const summary = useRef<HTMLElement>(null);
  const count = listActiveConditions(props, String).length;
  const openSheet = (event: MouseEvent) => {
    if (isUnfolded) return;
    event.preventDefault();
    import("#ui/screens/product-list/filter-sheet").then(
      (module) => {
        setSheet(() => module.FilterSheet);
        onFilterOpened();
      },
      () => setUnfolded(true),
    );
  };
  const fold = () => {
    setUnfolded(false);
    summary.current?.focus();
  };
  return (
    <div className={styles.panel}>
      <details className={styles.fold} open={isUnfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
        <summary ref={summary} className={styles.summary} onClick={openSheet}>
          <Icon name="filter" size={20} />
          {count > 0 ? copy.filterWith(count) : copy.filter}
        </summary>
        <div className={styles.body}>
          {/* The fields have ids, so they are on the page once. */}
          {Sheet && isFilterOpen ? null : <FilterFields {...props} isFolded={false} />}
          <div className={styles.close}>
            <Button block look="primary" onClick={fold}>
              {copy.showResults(formatNumber(pagination.total))}
            </Button>
          </div>
        </div>
      </details>
      {Sheet ? <Sheet {...props} /> : null}
    </div>
  );
}
