import { PageMessage, type PageMessageProps } from "#ui/elements/page-message/page-message";
import styles from "./page-messages.module.css";

/** The shop's messages of every page, above the page's own content. */
export function PageMessages({ messages }: { messages: readonly PageMessageProps[] }) {
  if (messages.length === 0) return null;
  return (
    <div className={styles.messages}>
      {messages.map((message) => (
        <PageMessage key={message.code} {...message} />
      ))}
    </div>
  );
}
