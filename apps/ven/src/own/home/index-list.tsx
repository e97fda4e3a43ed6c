import { paths } from "@noren/contract/paths";
import { formatNumber } from "@noren/validation/format";
import { Heading } from "#ui/elements/heading/heading";
import type { HomeProps } from "#ui/screens/home/home.props";
import { homeCopy as copy } from "./home.copy.ts";
import styles from "./home.module.css";

/** The categories as a plain index, each with the number of its codes. */
export function Index({ categories }: Pick<HomeProps, "categories">) {
  if (categories.length === 0) return null;
  return (
    <nav className={styles.block} aria-label={copy.index}>
      <Heading level={2}>{copy.index}</Heading>
      <ul className={styles.index}>
        {categories.map(({ key, name, product_count }) => (
          <li key={key}>
            <a href={paths.productList({ category: key })}>
              <span>{name}</span>
              <span className={styles.count}>{copy.codes(formatNumber(product_count))}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
