import type { ProductAttribute } from "@noren/contract";
import { StorageIcon } from "./storage-icon.tsx";
import styles from "./keeping.module.css";

/** How a sweet has to be stored: the icon and its word. Nothing if the shop does not state it. */
export function StorageLabel({ storage }: { storage: ProductAttribute | undefined }) {
  if (!storage) return null;
  return (
    <span className={styles.storage}>
      <StorageIcon storage={storage.choices?.[0] ?? ""} />
      {storage.text}
    </span>
  );
}
