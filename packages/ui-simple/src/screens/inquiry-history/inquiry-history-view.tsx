import { formatDate } from "@noren/validation/format";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Loader } from "#ui/elements/loader/loader";
import { Pagination } from "#ui/elements/pagination/pagination";
import { inquiryHistoryCopy as copy } from "#ui/screens/inquiry-history/inquiry-history.copy";
import type { InquiryHistoryProps } from "#ui/screens/inquiry-history/inquiry-history.props";
import { LinkList } from "#ui/slots/account-page/link-list";
import { SubjectLine } from "#ui/slots/account-page/subject-line";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { InquiryStatusBadge } from "#ui/slots/inquiry-status/inquiry-status-badge";

/** The member's inquiries. */
export function InquiryHistoryView({ inquiries, pagination, pagePath, homePath }: InquiryHistoryProps) {
  return (
    <ColumnPage title={copy.title} back={{ path: homePath, name: copy.back }}>
      {inquiries === null ? (
        <Loader label={copy.loading} />
      ) : inquiries.length === 0 ? (
        <EmptyState title={copy.empty} />
      ) : (
        <>
          <LinkList items={inquiries}>
            {({ subject, is_unread, category, kind_name, updated_at, ...inquiry }) => (
              <SubjectLine subject={subject} unread={is_unread ? copy.unread : null}>
                <InquiryStatusBadge inquiry={inquiry} />
                <span>{category?.name ?? kind_name}</span>
                <time dateTime={updated_at}>{copy.updated(formatDate(updated_at))}</time>
              </SubjectLine>
            )}
          </LinkList>
          <Pagination current={pagination.current} last={pagination.last} toPage={pagePath} />
        </>
      )}
    </ColumnPage>
  );
}
