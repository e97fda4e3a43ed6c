import type { ReactNode } from "react";
import { Icon } from "#ui/elements/icon/icon";
import styles from "./fold.module.css";

/** A part that opens. Simple's `Disclosure` would bring 1.5 kB along that the home has no room for. */
export function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>
        <span>{summary}</span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
