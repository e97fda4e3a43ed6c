import styles from "./prose.module.css";

/** What a shop has written itself. The backend has made its HTML safe before it answered it. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
