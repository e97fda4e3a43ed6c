import type { ReactNode } from "react";
import { Icon } from "#ui/elements/icon/icon";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { joinClasses } from "#ui/join-classes";
import { noticeCopy } from "#ui/elements/notice/notice.copy";
import styles from "./notice.module.css";

export type NoticeTone = "info" | "success" | "warning" | "error";

export interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  /** Announced when it appears, for notices after an action. An error interrupts the screen reader, others wait. */
  live?: boolean;
}

export const noticeIcons = { info: "info", success: "check", warning: "alert", error: "alert" } as const;

/** A notice inside the page. For a notice above the page see `Toast`. */
export function Notice({ tone = "info", title, children, live = false }: NoticeProps) {
  const role = tone === "error" ? "alert" : "status";
  return (
    <div className={joinClasses(styles.notice, styles[tone])} role={live ? role : undefined}>
      <Icon name={noticeIcons[tone]} size={20} className={styles.icon} />
      <div className={styles.body}>
        <VisuallyHidden>{noticeCopy[tone]}</VisuallyHidden>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
