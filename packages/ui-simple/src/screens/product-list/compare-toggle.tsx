import type { ProductInfo } from "@noren/contract";
import { Icon } from "#ui/elements/icon/icon";
import { compareId } from "#ui/screens/product-list/compare-ids";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { CompareChoice } from "#ui/screens/product-list/product-list.props";
import styles from "./compare-toggle.module.css";

interface CompareToggleProps {
  product: Pick<ProductInfo, "key" | "name">;
  choice: CompareChoice;
  /** Words of a theme in place of Simple's. */
  words?: CompareWords;
}

export interface CompareWords {
  compare: string;
  compareOf: (name: string) => string;
  compared: string;
  comparedOf: (name: string) => string;
  compareFull: (max: number) => string;
}

/** Chooses a product for the comparison: a link that looks like a checkbox, so that it works without scripts. */
export function CompareToggle({ product: { key, name }, choice, words = copy }: CompareToggleProps) {
  const { keys, max, pathToggling } = choice;
  const isChosen = keys.includes(key);
  const path = pathToggling(key);
  if (path === null) return <p className={styles.full}>{words.compareFull(max)}</p>;
  return (
    <a
      className={styles.toggle}
      href={path}
      aria-label={isChosen ? words.comparedOf(name) : words.compareOf(name)}
      data-chosen={isChosen || undefined}
      data-replace=""
      // Robots would follow every combination of products.
      rel="nofollow"
    >
      <span id={compareId(key)} className={styles.place} />
      <span className={styles.box}>{isChosen ? <Icon name="check" size={16} /> : null}</span>
      {isChosen ? words.compared : words.compare}
    </a>
  );
}
