import { paths } from "@noren/contract/paths";
import { breadcrumbsCopy as copy } from "#ui/elements/breadcrumbs/breadcrumbs.copy";
import styles from "./breadcrumbs.module.css";

export interface BreadcrumbsProps {
  /** From the top category down, without the home page. The last item is the current page and needs no path. */
  items: readonly { name: string; path: string | null }[];
}

/** The path of categories to the current page. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label={copy.label} className={styles.nav}>
      <ol className={styles.list}>
        <li>
          <a href={paths.home()}>{copy.home}</a>
        </li>
        {items.map(({ name, path }, index) => (
          <li key={path ?? name}>
            {path && index < items.length - 1 ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
