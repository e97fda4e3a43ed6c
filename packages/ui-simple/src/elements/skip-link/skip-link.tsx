import { skipLinkCopy } from "#ui/elements/skip-link/skip-link.copy";
import styles from "./skip-link.module.css";

/** The first stop of the Tab key: straight to the page's own content. `target` is the id of `main`. */
export function SkipLink({ target }: { target: string }) {
  return (
    <a className={styles.link} href={`#${target}`}>
      {skipLinkCopy.skip}
    </a>
  );
}
