import type { ReactNode } from "react";
import { Icon } from "#ui/elements/icon/icon";
import styles from "./disclosure.module.css";

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Open when the page comes; afterwards it is the shopper's. */
  defaultOpen?: boolean;
  /** Of those that share a name only one stands open. */
  name?: string;
}

/** More, for those who want it. Works without a script, and the browser's find-in-page opens it. */
export function Disclosure({ summary, children, defaultOpen = false, name }: DisclosureProps) {
  return (
    <details className={styles.disclosure} name={name} open={defaultOpen}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
