import { formatNumber } from "@noren/validation/format";
import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { brandListCopy as copy } from "#ui/screens/brand-list/brand-list.copy";
import type { BrandListProps } from "#ui/screens/brand-list/brand-list.props";
import { LinkList } from "#ui/slots/account-page/link-list";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import styles from "./brand-list-view.module.css";

/** The shop's brands in groups by the row of the kana table (ア行, カ行 …) in which their reading starts. */
export function BrandListView({ rows }: BrandListProps) {
  return (
    <ColumnPage above={<Breadcrumbs items={[{ name: copy.title, path: null }]} />} title={copy.title} lead={copy.lead}>
      {rows === null ? (
        <Loader label={copy.loading} />
      ) : rows.length === 0 ? (
        <EmptyState title={copy.empty} />
      ) : (
        <>
          {rows.length > 1 ? (
            <nav aria-label={copy.rows}>
              <ul className={styles.rows}>
                {rows.map(({ row, anchor }) => (
                  <li key={anchor}>
                    <a href={`#${anchor}`} aria-label={copy.row(row)}>
                      {row}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          {rows.map(({ row, anchor, brands }) => (
            <section key={anchor} className={styles.row}>
              <Heading level={2} id={anchor}>
                {copy.row(row)}
              </Heading>
              <LinkList items={brands} columns={2}>
                {({ name, product_count }) => (
                  <span className={styles.brand}>
                    {name}
                    <span className={styles.count}>{copy.count(formatNumber(product_count))}</span>
                  </span>
                )}
              </LinkList>
            </section>
          ))}
        </>
      )}
    </ColumnPage>
  );
}
