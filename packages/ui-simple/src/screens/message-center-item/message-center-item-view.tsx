import type { SystemMessage } from "@noren/contract";
import { formatDateTime } from "@noren/validation/format";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Loader } from "#ui/elements/loader/loader";
import { messageCenterItemCopy as copy } from "#ui/screens/message-center-item/message-center-item.copy";
import type { MessageCenterItemProps } from "#ui/screens/message-center-item/message-center-item.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { FileLinks } from "#ui/slots/file-links/file-links";
import styles from "./message-center-item-view.module.css";

/** One message of the shop to the member. */
export function MessageCenterItemView({ message, listPath }: MessageCenterItemProps) {
  return (
    <ColumnPage
      title={message?.title ?? copy.title}
      lead={message ? <time dateTime={message.created_at}>{formatDateTime(message.created_at)}</time> : null}
      back={{ path: listPath, name: copy.back }}
      width="form"
    >
      {message === null ? <Loader label={copy.loading} /> : <Message message={message} />}
    </ColumnPage>
  );
}

function Message({ message: { body, file, link } }: { message: SystemMessage }) {
  return (
    <>
      <p className={styles.body}>{body}</p>
      {file === null ? null : <FileLinks files={[file]} />}
      {link === null ? null : (
        <p>
          <ButtonLink href={link.href}>{link.label}</ButtonLink>
        </p>
      )}
    </>
  );
}
