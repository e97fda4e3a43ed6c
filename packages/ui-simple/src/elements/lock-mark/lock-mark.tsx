import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { lockMarkCopy as copy } from "#ui/elements/lock-mark/lock-mark.copy";
import styles from "./lock-mark.module.css";

/** Marks a link whose page asks for a password. Not one of the icons: every page loads those. */
export function LockMark() {
  return (
    <>
      <svg className={styles.mark} width={16} height={16} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />
      </svg>
      <VisuallyHidden>{copy.label}</VisuallyHidden>
    </>
  );
}
