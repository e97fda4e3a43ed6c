import { formatDate } from "@noren/validation/format";
import { Badge } from "#ui/elements/badge/badge";
import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Loader } from "#ui/elements/loader/loader";
import { Pagination } from "#ui/elements/pagination/pagination";
import { newsListCopy as copy } from "#ui/screens/news-list/news-list.copy";
import type { NewsListProps } from "#ui/screens/news-list/news-list.props";
import { LinkList } from "#ui/slots/account-page/link-list";
import { SubjectLine } from "#ui/slots/account-page/subject-line";
import { ColumnPage } from "#ui/slots/column-page/column-page";

/** The shop's news, newest first. */
export function NewsListView({ category, news, pagination, pagePath, listPath }: NewsListProps) {
  return (
    <ColumnPage
      above={
        <Breadcrumbs
          items={[{ name: copy.title, path: listPath }, ...(category ? [{ name: category, path: null }] : [])]}
        />
      }
      title={category ? copy.ofCategory(category) : copy.title}
      lead={copy.lead}
      links={category ? [{ path: listPath, name: copy.all }] : []}
    >
      {news === null ? (
        <Loader label={copy.loading} />
      ) : news.length === 0 ? (
        <EmptyState title={copy.empty} />
      ) : (
        <>
          <LinkList items={news}>
            {({ title, category: name, published_at, isUnread }) => (
              <SubjectLine subject={title} unread={isUnread ? copy.unread : null}>
                <time dateTime={published_at}>{formatDate(published_at)}</time>
                <Badge>{name}</Badge>
              </SubjectLine>
            )}
          </LinkList>
          <Pagination current={pagination.current} last={pagination.last} toPage={pagePath} />
        </>
      )}
    </ColumnPage>
  );
}
