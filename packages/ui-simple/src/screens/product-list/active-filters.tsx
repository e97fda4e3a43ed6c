import { paths } from "@noren/contract/paths";
import { Icon } from "#ui/elements/icon/icon";
import { TextLink } from "#ui/elements/text-link/text-link";
import { formatNumber } from "@noren/validation/format";
import { listActiveConditions } from "#ui/screens/product-list/conditions";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import { yieldFocus } from "#ui/yield-focus";
import styles from "./product-list-view.module.css";

/** The active conditions of the filter; a click removes one. */
export function ActiveFilters({ pathWith, ...props }: ProductListProps) {
  const conditions = listActiveConditions(props, formatNumber);
  if (conditions.length === 0) return null;
  return (
    <ul className={styles.active} aria-label={copy.active}>
      {conditions.map(({ name, without }, index) => (
        <li key={`${index} ${name}`}>
          <a className={styles.chip} href={pathWith(without)} aria-label={copy.remove(name)} onClick={yieldFocus}>
            <span>{name}</span>
            <Icon name="close" size={16} />
          </a>
        </li>
      ))}
      <li>
        <TextLink href={paths.productList()}>{copy.clear}</TextLink>
      </li>
    </ul>
  );
}
