import type { ReactNode } from "react";
import styles from "./dated-line.module.css";

export interface DatedLineProps {
  date: string;
  /** The date as it is shown. */
  text: string;
  children: ReactNode;
}

/** An entry of a list, with its date at the end of the line. */
export function DatedLine({ date, text, children }: DatedLineProps) {
  return (
    <p className={styles.line}>
      {children}
      <time dateTime={date} className={styles.date}>
        {text}
      </time>
    </p>
  );
}
