import type { ReactNode } from "react";
import styles from "./dialog-actions.module.css";

/** The buttons that end a dialog, in a line, the decisive one last: at its foot, or within its form. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
