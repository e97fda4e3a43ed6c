import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { keepingCopy as copy } from "./keeping.copy.ts";
import type { Keeping } from "./read-keeping.ts";
import { StorageLabel } from "./storage-label.tsx";
import styles from "./keeping.module.css";

/** How long a sweet keeps and where, in one line: icon, 冷蔵, 発送から3日. */
export function KeepingLine({ keeping: { days, storage } }: { keeping: Keeping }) {
  return (
    <p className={styles.line}>
      <StorageLabel storage={storage} />
      <span>
        <VisuallyHidden>{copy.reading}</VisuallyHidden> {copy.keeps(days)}
      </span>
    </p>
  );
}
