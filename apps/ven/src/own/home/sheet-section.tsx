import { Sheet, type SheetProps } from "../sheet/sheet.tsx";
import styles from "./home.module.css";

/** The sheet at the head of the home. */
export function SheetSection(props: SheetProps) {
  return (
    <div className={styles.section}>
      <Sheet {...props} />
    </div>
  );
}
