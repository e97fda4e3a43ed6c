import { formatDate, formatNumber } from "@noren/validation/format";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Loader } from "#ui/elements/loader/loader";
import { Pagination } from "#ui/elements/pagination/pagination";
import { messageCenterCopy as copy } from "#ui/screens/message-center/message-center.copy";
import type { MessageCenterProps } from "#ui/screens/message-center/message-center.props";
import { LinkList } from "#ui/slots/account-page/link-list";
import { SubjectLine } from "#ui/slots/account-page/subject-line";
import { ColumnPage } from "#ui/slots/column-page/column-page";

/** The shop's messages to the member. */
export function MessageCenterView({ messages, unreadCount, pagination, pagePath, homePath }: MessageCenterProps) {
  return (
    <ColumnPage
      title={copy.title}
      lead={unreadCount > 0 ? copy.unreadCount(formatNumber(unreadCount)) : null}
      back={{ path: homePath, name: copy.back }}
    >
      {messages === null ? (
        <Loader label={copy.loading} />
      ) : messages.length === 0 ? (
        <EmptyState title={copy.empty}>
          <p>{copy.emptyLead}</p>
        </EmptyState>
      ) : (
        <>
          <LinkList items={messages}>
            {({ title, is_read, created_at }) => (
              <SubjectLine subject={title} unread={is_read ? null : copy.unread}>
                <time dateTime={created_at}>{formatDate(created_at)}</time>
              </SubjectLine>
            )}
          </LinkList>
          <Pagination current={pagination.current} last={pagination.last} toPage={pagePath} />
        </>
      )}
    </ColumnPage>
  );
}
