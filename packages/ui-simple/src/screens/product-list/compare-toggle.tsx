import type { ProductInfo } from "@noren/contract";
import { Icon } from "#ui/elements/icon/icon";
import { compareId } from "#ui/screens/product-list/compare-ids";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { CompareChoice } from "#ui/screens/product-list/product-list.props";
import styles from "./compare-toggle.module.css";

interface CompareToggleProps {
  product: Pick<ProductInfo, "key" | "name">;
  choice: CompareChoice;
}

/** Chooses a product for the comparison: a link that looks like a checkbox, so that it works without scripts. */
export function CompareToggle({ product: { key, name }, choice: { keys, max, pathToggling } }: CompareToggleProps) {
  const isChosen = keys.includes(key);
  const path = pathToggling(key);
  if (path === null) return <p className={styles.full}>{copy.compareFull(max)}</p>;
  return (
    <a
      className={styles.toggle}
      href={path}
      aria-label={isChosen ? copy.comparedOf(name) : copy.compareOf(name)}
      data-chosen={isChosen || undefined}
      data-replace=""
      // Robots would follow every combination of products.
      rel="nofollow"
    >
      <span id={compareId(key)} className={styles.place} />
      <span className={styles.box}>{isChosen ? <Icon name="check" size={16} /> : null}</span>
      {isChosen ? copy.compared : copy.compare}
    </a>
  );
}
