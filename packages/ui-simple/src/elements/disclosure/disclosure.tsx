import { useState, type ReactNode } from "react";
import { Icon } from "#ui/elements/icon/icon";
import styles from "./disclosure.module.css";

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Whether it is open at first; later the shopper decides. */
  defaultOpen?: boolean;
  /** Among disclosures of the same name, only one is open at a time. */
  name?: string;
}

/** Collapsible content, built on `<details>`: works without scripts, and find-in-page opens it. */
export function Disclosure({ summary, children, defaultOpen = false, name }: DisclosureProps) {
  // A later value must not close it while the shopper types in it.
  const [isOpenAtFirst] = useState(defaultOpen);
  return (
    <details className={styles.disclosure} name={name} open={isOpenAtFirst}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
