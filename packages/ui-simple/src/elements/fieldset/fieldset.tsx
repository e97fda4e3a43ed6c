import type { ReactNode } from "react";
import styles from "./fieldset.module.css";

export interface FieldsetProps {
  legend: string;
  help?: ReactNode;
  children: ReactNode;
}

/** A group of fields in a column, e.g. 「お届け先」, 「お支払い」. */
export function Fieldset({ legend, help, children }: FieldsetProps) {
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{legend}</legend>
      {help ? <div className={styles.help}>{help}</div> : null}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

/** Two short fields side by side: 姓 and 名. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
