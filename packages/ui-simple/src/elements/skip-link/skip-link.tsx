import { skipLinkCopy } from "#ui/elements/skip-link/skip-link.copy";
import styles from "./skip-link.module.css";

/** The first focusable element of a page; skips the header. `target` is the id of `<main>`. */
export function SkipLink({ target }: { target: string }) {
  return (
    <a className={styles.link} href={`#${target}`}>
      {skipLinkCopy.skip}
    </a>
  );
}
