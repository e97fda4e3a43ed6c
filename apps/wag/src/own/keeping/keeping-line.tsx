import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { keepingCopy as copy } from "./keeping.copy.ts";
import type { Keeping } from "./read-keeping.ts";
import { StorageIcon } from "./storage-icon.tsx";
import styles from "./keeping.module.css";

/** How long a sweet keeps and where, in one line: icon, 冷蔵, 発送から3日. */
export function KeepingLine({ keeping: { days, storage } }: { keeping: Keeping }) {
  return (
    <p className={styles.line}>
      {storage ? (
        <span className={styles.storage}>
          <StorageIcon storage={storage.choices?.[0] ?? ""} />
          {storage.text}
        </span>
      ) : null}
      <span>
        <VisuallyHidden>{copy.reading}</VisuallyHidden> {copy.keeps(days)}
      </span>
    </p>
  );
}
