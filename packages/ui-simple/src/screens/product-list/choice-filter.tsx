import { formatNumber } from "@noren/validation/format";
import { Heading } from "#ui/elements/heading/heading";
import type { ProductFilter, ProductListProps } from "#ui/screens/product-list/product-list.props";
import styles from "./filter-panel.module.css";

interface ChoiceFilterProps extends Pick<ProductListProps, "filter" | "pathWith" | "isFilterOpen"> {
  name: keyof Pick<ProductFilter, "maker" | "tag">;
  title: string;
  choices: readonly { key: string; name: string; product_count: number }[];
}

/** One of several choices with their product counts, as links; the chosen one's link removes it. */
export function ChoiceFilter({ name, title, choices, filter, pathWith, isFilterOpen }: ChoiceFilterProps) {
  if (choices.length === 0) return null;
  return (
    <nav className={styles.group} aria-label={title}>
      <Heading level={2} size="s">
        {title}
      </Heading>
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
                {label}
                <span className={styles.number}>{formatNumber(product_count)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
