import { ButtonLink } from "#ui/elements/button/button-link";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { CompareBarProps } from "#ui/screens/product-list/product-list.props";
import { yieldFocus } from "#ui/yield-focus";
import styles from "./compare-bar.module.css";

/** How many products are chosen for the comparison, and the way to it, at the lower edge of the screen. */
export function CompareBar({ keys, max, openPath, clearPath }: CompareBarProps) {
  return (
    <div className={styles.edge}>
      <div role="status">
        {keys.length > 0 ? (
          <p className={styles.count}>
            {copy.compareCount(keys.length)}
            {openPath === null ? <span className={styles.more}>{copy.compareMore(max)}</span> : null}
          </p>
        ) : null}
      </div>
      {keys.length > 0 ? (
        <>
          <a href={clearPath} data-replace="" onClick={yieldFocus}>
            {copy.compareClear}
          </a>
          {openPath === null ? null : (
            <ButtonLink href={openPath} look="primary">
              {copy.compareOpen(keys.length)}
            </ButtonLink>
          )}
        </>
      ) : null}
    </div>
  );
}
