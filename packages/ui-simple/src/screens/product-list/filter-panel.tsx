import { useRef, useState } from "react";
import { Button } from "#ui/elements/button/button";
import { Icon } from "#ui/elements/icon/icon";
import { formatNumber } from "@noren/validation/format";
import { CategoryFilter } from "#ui/screens/product-list/category-filter";
import { activeConditions } from "#ui/screens/product-list/conditions";
import { FilterForm } from "#ui/screens/product-list/filter-form";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import styles from "./filter-panel.module.css";

/** The filter: beside the list on a wide screen, collapsed above it on a phone. */
export function FilterPanel(props: ProductListProps) {
  const { pagination } = props;
  const [isOpen, setIsOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const count = activeConditions(props, String).length;
  const close = () => {
    setIsOpen(false);
    summary.current?.focus();
  };
  return (
    <div className={styles.panel}>
      <details className={styles.fold} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary ref={summary} className={styles.summary}>
          <Icon name="filter" size={20} />
          {count > 0 ? copy.filterWith(count) : copy.filter}
        </summary>
        <div className={styles.body}>
          <CategoryFilter {...props} />
          <FilterForm {...props} />
          <div className={styles.close}>
            <Button block variant="primary" onClick={close}>
              {copy.close(formatNumber(pagination.total))}
            </Button>
          </div>
        </div>
      </details>
    </div>
  );
}
