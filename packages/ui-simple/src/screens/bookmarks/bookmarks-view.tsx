import { formatDate } from "@noren/validation/format";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Loader } from "#ui/elements/loader/loader";
import { Pagination } from "#ui/elements/pagination/pagination";
import { TextLink } from "#ui/elements/text-link/text-link";
import { bookmarksCopy as copy } from "#ui/screens/bookmarks/bookmarks.copy";
import type { BookmarksProps } from "#ui/screens/bookmarks/bookmarks.props";
import { DatedLine } from "#ui/slots/account-page/dated-line";
import { RemovableList } from "#ui/slots/account-page/removable-list";
import { ColumnPage } from "#ui/slots/column-page/column-page";

/** The pages of the shop that the member bookmarked. */
export function BookmarksView({ bookmarks, busyId, pagination, pagePath, homePath, onRemoved }: BookmarksProps) {
  return (
    <ColumnPage title={copy.title} back={{ path: homePath, name: copy.back }}>
      {bookmarks === null ? (
        <Loader label={copy.loading} />
      ) : bookmarks.length === 0 ? (
        <EmptyState title={copy.empty}>
          <p>{copy.emptyLead}</p>
        </EmptyState>
      ) : (
        <>
          <RemovableList
            label={copy.title}
            items={bookmarks}
            busyId={busyId}
            removeLabel={({ title }) => copy.remove(title)}
            onRemoved={onRemoved}
          >
            {({ title, url, created_at }) => (
              <DatedLine date={created_at} text={formatDate(created_at)}>
                <TextLink href={url}>{title}</TextLink>
              </DatedLine>
            )}
          </RemovableList>
          <Pagination current={pagination.current} last={pagination.last} toPage={pagePath} />
        </>
      )}
    </ColumnPage>
  );
}
