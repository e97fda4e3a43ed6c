import type { ReactNode } from "react";
import styles from "./badge-row.module.css";

/** Badges side by side; takes no space without any. */
export function BadgeRow({ children }: { children: ReactNode }) {
  return <p className={styles.row}>{children}</p>;
}
