import type { ReactNode, Ref } from "react";
import { Icon } from "#ui/elements/icon/icon";
import { IconButton } from "#ui/elements/icon-button/icon-button";
import { joinClasses } from "#ui/join-classes";
import { dialogCopy } from "#ui/elements/dialog/dialog.copy";
import { noticeIcons, type NoticeTone } from "#ui/elements/notice/notice";
import styles from "./toast.module.css";

export interface ToastProps {
  tone?: NoticeTone;
  message: ReactNode;
  /** One action: a link to the cart, an undo button. */
  action?: ReactNode;
  onClose: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** The content of a toast. The toast list decides position, duration and number [toast.behaviour]. */
export function Toast({ tone = "success", message, action, onClose, ref }: ToastProps) {
  return (
    <div ref={ref} className={joinClasses(styles.toast, styles[tone])} role={tone === "error" ? "alert" : "status"}>
      <Icon name={noticeIcons[tone]} size={20} className={styles.icon} />
      <p className={styles.message}>{message}</p>
      {action ? <div className={styles.action}>{action}</div> : null}
      <IconButton icon="close" size={20} label={dialogCopy.close} onClick={onClose} className={styles.close} />
    </div>
  );
}
