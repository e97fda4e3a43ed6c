import styles from "./section.module.css";

/** The heading of a section of the home, in the display face. */
export function Title({ children }: { children: string }) {
  return <h2 className={styles.title}>{children}</h2>;
}
