import type { ProductInfo } from "@noren/contract";
import { formatYen } from "@noren/validation/format";
import { Button } from "#ui/elements/button/button";
import { tableCopy as copy } from "./table.copy.ts";
import styles from "./table-bar.module.css";

interface TableBarProps {
  chosen: readonly { product: ProductInfo; cases: number }[];
  /** Why the cart refused them; null unless it did. */
  failure: string | null;
  isAdding: boolean;
  onCleared: () => void;
}

/** The sum of the chosen rows, and the button that adds them; it stays at the foot of the window. */
export function TableBar({ chosen, failure, isAdding, onCleared }: TableBarProps) {
  const cases = chosen.reduce((sum, each) => sum + each.cases, 0);
  const total = chosen.reduce((sum, each) => sum + each.cases * (each.product.product_price_with_tax ?? 0), 0);
  return (
    <div className={styles.bar}>
      <div role="alert">
        {failure === null ? null : (
          <p className={styles.failure}>
            {failure}
            {copy.refused}
          </p>
        )}
      </div>
      <p className={styles.sum} role="status" aria-label={copy.sum}>
        {copy.chosen(chosen.length, cases)}
        <strong>{formatYen(total)}</strong>
        <small>{copy.withTax}</small>
      </p>
      <div className={styles.acts}>
        <Button look="quiet" onClick={onCleared}>
          {copy.clear}
        </Button>
        <Button type="submit" look="primary" icon="cart" loading={isAdding} disabled={chosen.length === 0}>
          {copy.add(chosen.length)}
        </Button>
      </div>
    </div>
  );
}
