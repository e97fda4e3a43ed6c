import { Icon } from "#ui/elements/icon/icon";
import { listPageNumbers } from "#ui/elements/pagination/page-numbers";
import { paginationCopy as copy } from "#ui/elements/pagination/pagination.copy";
import styles from "./pagination.module.css";

export interface PaginationProps {
  current: number;
  last: number;
  /** The path of a page. */
  toPage: (page: number) => string;
}

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({ current, last, toPage }: PaginationProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label={copy.label} className={styles.nav}>
      <ul className={styles.list}>
        {current > 1 ? (
          <li>
            <a className={styles.step} href={toPage(current - 1)} rel="prev">
              <Icon name="chevron-left" size={16} />
              <span className={styles.word}>{copy.previous}</span>
            </a>
          </li>
        ) : null}
        {listPageNumbers(current, last).map((page, index) =>
          page === null ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true" />
          ) : (
            <li key={page}>
              <a
                className={styles.page}
                href={toPage(page)}
                aria-label={copy.page(page)}
                aria-current={page === current ? "page" : undefined}
              >
                {page}
              </a>
            </li>
          ),
        )}
        {current < last ? (
          <li>
            <a className={styles.step} href={toPage(current + 1)} rel="next">
              <span className={styles.word}>{copy.next}</span>
              <Icon name="chevron-right" size={16} />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
