import type { ReactNode } from "react";
import { Heading } from "#ui/elements/heading/heading";
import { Icon } from "#ui/elements/icon/icon";
import type { IconName } from "#ui/elements/icon/icon-paths";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  title: string;
  /** 1 where this is the only content of the page. */
  level?: 1 | 2;
  icon?: IconName;
  children?: ReactNode;
  /** A link or button for the next step. */
  action?: ReactNode;
}

/** Says that a list or page has no content, with a link to continue. */
export function EmptyState({ title, level = 2, icon, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon ? <Icon name={icon} size={40} className={styles.icon} /> : null}
      <Heading level={level} size="m">
        {title}
      </Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
