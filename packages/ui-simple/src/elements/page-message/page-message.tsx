import { IconButton } from "#ui/elements/icon-button/icon-button";
import { noticeCopy } from "#ui/elements/notice/notice.copy";
import { yieldFocus } from "#ui/yield-focus";
import styles from "./page-message.module.css";

export interface PageMessageProps {
  /** HTML of the shop's own making, made safe by the backend before it was answered. */
  html: string;
  /** [message.dismiss] Hidden until the shop changes it. Without it the message stays. */
  onDismiss?: () => void;
}

/** The shop's own words on a page [message.page-keys]. */
export function PageMessage({ html, onDismiss }: PageMessageProps) {
  return (
    <div className={styles.message} role="note">
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      {onDismiss ? (
        <IconButton
          icon="close"
          size={20}
          label={noticeCopy.dismiss}
          onClick={(event) => {
            yieldFocus(event);
            onDismiss();
          }}
        />
      ) : null}
    </div>
  );
}
