import type { MessageCode } from "@noren/contract";
import { IconButton } from "#ui/elements/icon-button/icon-button";
import { noticeCopy } from "#ui/elements/notice/notice.copy";
import { yieldFocus } from "#ui/yield-focus";
import styles from "./page-message.module.css";

export interface PageMessageProps {
  code: MessageCode;
  /** The shop's HTML, sanitised by the backend. */
  html: string;
  /** When the shop last changed the message, ISO 8601. */
  updatedAt: string;
  /** Hides the message until the shop changes it [message.dismiss]. */
  onDismissed: () => void;
}

/**
 * [message.page-keys] One of the shop's messages on a page. By the two data attributes a script in the head hides it before
 * the first paint if this browser has dismissed it; a theme's own version needs them too.
 */
export function PageMessage({ code, html, updatedAt, onDismissed }: PageMessageProps) {
  return (
    <div className={styles.message} role="note" data-message={code} data-updated-at={updatedAt}>
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      <IconButton
        icon="close"
        size={20}
        label={noticeCopy.dismiss}
        onClick={(event) => {
          yieldFocus(event);
          onDismissed();
        }}
      />
    </div>
  );
}
