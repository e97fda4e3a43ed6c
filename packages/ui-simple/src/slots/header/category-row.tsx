import { paths } from "@noren/contract/paths";
import { headerCopy as copy } from "#ui/slots/header/header.copy";
import type { HeaderProps } from "#ui/slots/header/header.props";
import styles from "./header.module.css";

/** The top categories on a wide screen. */
export function CategoryRow({ categories }: Pick<HeaderProps, "categories">) {
  return (
    <nav className={styles.row} aria-label={copy.categoriesLabel}>
      <ul className={styles.tops}>
        {categories.map(({ key, name }) => (
          <li key={key}>
            <a href={paths.productList({ category: key })}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
