import type { ReactNode } from "react";
import styles from "./dialog-actions.module.css";

/** The row of buttons that close a dialog, the main one last. Goes at the end of the dialog or of its form. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
