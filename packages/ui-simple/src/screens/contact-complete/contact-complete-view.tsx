import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Loader } from "#ui/elements/loader/loader";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { contactCompleteCopy as copy } from "#ui/screens/contact-complete/contact-complete.copy";
import type { ContactCompleteProps } from "#ui/screens/contact-complete/contact-complete.props";
import styles from "./contact-complete-view.module.css";

/** Confirms that the inquiry was sent. */
export function ContactCompleteView({ inquiryKey, messages, homePath, historyPath }: ContactCompleteProps) {
  if (inquiryKey === null) return <Loader label={copy.loading} />;
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        icon="check"
        title={copy.title}
        action={
          <div className={styles.actions}>
            <ButtonLink href={homePath} look="primary">
              {copy.home}
            </ButtonLink>
            {historyPath ? <ButtonLink href={historyPath}>{copy.history}</ButtonLink> : null}
          </div>
        }
      >
        <p>{copy.number(inquiryKey)}</p>
        <p>{copy.lead}</p>
      </EmptyState>
      {messages.map((message) => (
        <PageMessage key={message.code} {...message} />
      ))}
    </div>
  );
}
