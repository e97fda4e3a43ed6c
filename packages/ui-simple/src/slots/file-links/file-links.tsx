import type { LinkedFile } from "@noren/contract";
import { Icon } from "#ui/elements/icon/icon";
import { fileLinksCopy as copy } from "#ui/slots/file-links/file-links.copy";
import styles from "./file-links.module.css";

/** Files to download, with their sizes. */
export function FileLinks({ files }: { files: readonly LinkedFile[] }) {
  return (
    <ul className={styles.files} aria-label={copy.label}>
      {files.map(({ name, size, url }) => (
        <li key={url}>
          <a className={styles.file} href={url} download={name}>
            <Icon name="download" size={20} />
            <span className={styles.name}>{name}</span>
            <span className={styles.size}>{copy.size(size)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
