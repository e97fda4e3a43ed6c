import { paths } from "@noren/contract/paths";
import { breadcrumbsCopy as copy } from "#ui/elements/breadcrumbs/breadcrumbs.copy";
import styles from "./breadcrumbs.module.css";

export interface BreadcrumbsProps {
  /** From the top down, without the home page; the last is this page, whose address is not needed. */
  items: readonly { name: string; path: string | null }[];
}

/** Where this page stands in the shop. */
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
