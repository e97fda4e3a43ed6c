import { paths } from "@noren/contract/paths";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import { kindsCopy as copy } from "./kinds.copy.ts";
import styles from "./found-products.module.css";

/** The kinds of pieces in one line, the whole collection first. */
export function KindLinks({ categoryChoices, filter }: Pick<ProductListProps, "categoryChoices" | "filter">) {
  if (categoryChoices.length === 0) return null;
  const kinds = [
    { key: null, name: copy.all, path: paths.productList() },
    ...categoryChoices.map(({ key, name }) => ({ key, name, path: paths.productList({ category: key }) })),
  ];
  return (
    <nav aria-label={copy.label}>
      <ul className={styles.kinds}>
        {kinds.map(({ key, name, path }) => (
          <li key={path}>
            <a href={path} aria-current={key === filter.category ? "page" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
