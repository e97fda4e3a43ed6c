import styles from "./compare-table.module.css";

interface HeadCellProps {
  className: string | undefined;
  /** How the rows are sorted by this column; null where they are not. */
  order: "ascending" | "descending" | null;
  /** The path that sorts by it, or turns the order. */
  path: string;
  /** The pinned rows do not differ in the column. */
  isEqual?: boolean;
  children: string;
}

/** The head of a column: a link that sorts by it, so that it works without scripts. */
export function HeadCell({ className, order, path, isEqual, children }: HeadCellProps) {
  return (
    <th className={className} scope="col" aria-sort={order ?? undefined} data-equal={isEqual || undefined}>
      <a className={styles.sort} href={path} rel="nofollow">
        {children}
      </a>
    </th>
  );
}
