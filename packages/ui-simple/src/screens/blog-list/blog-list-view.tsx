import { formatDate, formatNumber } from "@noren/validation/format";
import { Badge } from "#ui/elements/badge/badge";
import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Loader } from "#ui/elements/loader/loader";
import { Pagination } from "#ui/elements/pagination/pagination";
import { blogListCopy as copy } from "#ui/screens/blog-list/blog-list.copy";
import type { BlogListProps } from "#ui/screens/blog-list/blog-list.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { StoryCards } from "#ui/slots/story-cards/story-cards";
import styles from "./blog-list-view.module.css";

/** The shop's articles, newest first. */
export function BlogListView({ category, categories, blogs, pagination, pagePath, listPath }: BlogListProps) {
  return (
    <ColumnPage
      above={
        <Breadcrumbs
          items={[{ name: copy.title, path: listPath }, ...(category ? [{ name: category, path: null }] : [])]}
        />
      }
      title={category ? copy.ofCategory(category) : copy.title}
      lead={copy.lead}
    >
      {categories.length > 1 ? (
        <nav aria-label={copy.categories}>
          <ul className={styles.categories}>
            <li>
              <a href={listPath} aria-current={category === null ? "page" : undefined}>
                {copy.all}
              </a>
            </li>
            {categories.map(({ name, count, path }) => (
              <li key={path}>
                <a href={path} aria-current={category === name ? "page" : undefined}>
                  {copy.count(name, formatNumber(count))}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {blogs === null ? (
        <Loader label={copy.loading} />
      ) : blogs.length === 0 ? (
        <EmptyState title={copy.empty} />
      ) : (
        <>
          <StoryCards
            priorityCount={2}
            cards={blogs.map(({ category: name, published_at, ...card }) => ({
              ...card,
              facts: (
                <>
                  <time dateTime={published_at}>{formatDate(published_at)}</time>
                  <Badge>{name}</Badge>
                </>
              ),
            }))}
          />
          <Pagination current={pagination.current} last={pagination.last} toPage={pagePath} />
        </>
      )}
    </ColumnPage>
  );
}
