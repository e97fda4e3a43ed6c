import styles from "./prose.module.css";

/** HTML that the shop wrote, sanitised by the backend. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
