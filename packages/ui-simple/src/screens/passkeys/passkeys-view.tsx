import { formatDate, formatDateTime } from "@noren/validation/format";
import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Loader } from "#ui/elements/loader/loader";
import { Notice } from "#ui/elements/notice/notice";
import { passkeysCopy as copy } from "#ui/screens/passkeys/passkeys.copy";
import type { PasskeysProps } from "#ui/screens/passkeys/passkeys.props";
import { LinkList } from "#ui/slots/account-page/link-list";
import { SubjectLine } from "#ui/slots/account-page/subject-line";
import { ColumnPage } from "#ui/slots/column-page/column-page";

/** The member's passkeys. Each leads to its form. */
export function PasskeysView({ passkeys, adding, addPath, homePath }: PasskeysProps) {
  return (
    <ColumnPage title={copy.title} lead={copy.lead} back={{ path: homePath, name: copy.back }}>
      {passkeys === null ? <Loader label={copy.loading} /> : null}
      {passkeys?.length === 0 ? (
        <EmptyState
          title={copy.empty}
          action={adding === "allowed" ? <AddLink path={addPath} look="primary" /> : null}
        />
      ) : null}
      {passkeys?.length ? (
        <LinkList items={passkeys}>
          {({ name, created_at, last_used_at }) => (
            <SubjectLine subject={name} unread={null}>
              <time dateTime={created_at}>{copy.createdOn(formatDate(created_at))}</time>
              {last_used_at === null ? (
                copy.unused
              ) : (
                <time dateTime={last_used_at}>{copy.lastUsed(formatDateTime(last_used_at))}</time>
              )}
            </SubjectLine>
          )}
        </LinkList>
      ) : null}
      {passkeys?.length && adding === "allowed" ? (
        <p>
          <AddLink path={addPath} />
        </p>
      ) : null}
      {passkeys === null || adding === "allowed" ? null : (
        <Notice>
          <p>{copy[adding]}</p>
        </Notice>
      )}
    </ColumnPage>
  );
}

function AddLink({ path, look }: { path: string; look?: "primary" }) {
  return (
    <ButtonLink href={path} icon="plus" look={look}>
      {copy.add}
    </ButtonLink>
  );
}
