import { Link } from "react-router";
import { Icon } from "#ui/elements/icon/icon";
import { pageNumbers } from "#ui/elements/pagination/page-numbers";
import { paginationMessages as words } from "#ui/elements/pagination/pagination.messages";
import styles from "./pagination.module.css";

export interface PaginationProps {
  current: number;
  last: number;
  /** The address of a page: links, so that they work without a script and can be opened beside. */
  toPage: (page: number) => string;
}

export function Pagination({ current, last, toPage }: PaginationProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label={words.label} className={styles.nav}>
      <ul className={styles.list}>
        {current > 1 ? (
          <li>
            <Link className={styles.step} to={toPage(current - 1)} rel="prev">
              <Icon name="chevron-left" size={16} />
              <span className={styles.word}>{words.previous}</span>
            </Link>
          </li>
        ) : null}
        {pageNumbers(current, last).map((page, index) =>
          page === null ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true" />
          ) : (
            <li key={page}>
              <Link
                className={styles.page}
                to={toPage(page)}
                aria-label={words.page(page)}
                aria-current={page === current ? "page" : undefined}
              >
                {page}
              </Link>
            </li>
          ),
        )}
        {current < last ? (
          <li>
            <Link className={styles.step} to={toPage(current + 1)} rel="next">
              <span className={styles.word}>{words.next}</span>
              <Icon name="chevron-right" size={16} />
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
