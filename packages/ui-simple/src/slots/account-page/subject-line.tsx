import type { ReactNode } from "react";
import { Badge } from "#ui/elements/badge/badge";
import { joinClasses } from "#ui/join-classes";
import { Facts } from "#ui/slots/account-page/facts";
import styles from "./subject-line.module.css";

export interface SubjectLineProps {
  subject: string;
  /** Marks the entry as unread; null once it is read. */
  unread: string | null;
  /** Date and status. */
  children: ReactNode;
}

/** An entry of a mailbox: its subject, and facts below it. */
export function SubjectLine({ subject, unread, children }: SubjectLineProps) {
  return (
    <span className={styles.line}>
      <span className={joinClasses(styles.subject, unread !== null && styles.unread)}>
        {unread === null ? null : <Badge tone="accent">{unread}</Badge>}
        {subject}
      </span>
      <Facts>{children}</Facts>
    </span>
  );
}
