import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** Date, status and the like of an entry, in one line. */
export function Facts({ children }: { children: ReactNode }) {
  return <span className={styles.facts}>{children}</span>;
}
