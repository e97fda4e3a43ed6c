import type { ReactNode } from "react";
import { Heading } from "#ui/elements/heading/heading";
import { Icon } from "#ui/elements/icon/icon";
import type { IconName } from "#ui/elements/icon/icon-paths";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  title: string;
  /** The page's own heading where nothing else stands on it. */
  level?: 1 | 2;
  icon?: IconName;
  children?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
}

/** Nothing is here yet: says so, and where to go. */
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
