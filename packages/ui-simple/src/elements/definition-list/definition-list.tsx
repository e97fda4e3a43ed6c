import type { ReactNode } from "react";
import { joinClasses } from "#ui/join-classes";
import styles from "./definition-list.module.css";

export interface DefinitionListProps {
  items: { term: ReactNode; detail: ReactNode }[];
  /** `table` draws lines between the rows, `sums` aligns the details to the right, `plain` does neither. */
  look?: "table" | "sums" | "plain";
}

/** Terms with their details: specifications, an address, the sums of an order. */
export function DefinitionList({ items, look = "table" }: DefinitionListProps) {
  return (
    <dl className={joinClasses(styles.list, styles[look])}>
      {items.map(({ term, detail }, index) => (
        <div key={index} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
