import { formatNumber } from "@noren/validation/format";
import { LockMark } from "#ui/elements/lock-mark/lock-mark";
import { FilterGroup, type FilterGroupLook } from "#ui/screens/product-list/filter-group";
import type { ProductFilter, ProductListProps } from "#ui/screens/product-list/product-list.props";
import styles from "./filter-panel.module.css";

interface ChoiceFilterProps extends Pick<ProductListProps, "filter" | "pathWith" | "isFilterOpen">, FilterGroupLook {
  name: keyof Pick<ProductFilter, "maker" | "tag">;
  title: string;
  choices: readonly { key: string; name: string; product_count: number }[];
  /** The chosen one needs a password. */
  isProtected?: boolean;
}

/** One of several choices with their product counts, as links; the chosen one's link removes it. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const { name, title, choices, isProtected = false, filter, pathWith, isFilterOpen, isFolded } = props;
  if (choices.length === 0) return null;
  return (
    <FilterGroup isNav title={title} chosen={filter[name] === null ? 0 : 1} isFolded={isFolded}>
      <ul className={styles.links}>
        {choices.map(({ key, name: label, product_count }) => {
          const isChosen = key === filter[name];
          return (
            <li key={key}>
              <a
                href={pathWith({ [name]: isChosen ? null : key })}
                data-replace={isFilterOpen || undefined}
                aria-current={isChosen || undefined}
              >
                {isChosen && isProtected ? (
                  <span>
                    {label}
                    <LockMark />
                  </span>
                ) : (
                  label
                )}
                <span className={styles.number}>{formatNumber(product_count)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </FilterGroup>
  );
}
