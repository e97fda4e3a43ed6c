import styles from "./logo.module.css";

/** The shop's logo: a sun on still water. */
export function Logo() {
  return (
    <svg className={styles.logo} width="26" height="26" viewBox="0 0 26 26" aria-hidden="true" focusable="false">
      <path d="M1 14.500h24M6.500 14.500a6.500 6.500 0 0 1 13 0M9 18.500h8M11 22.500h4" />
    </svg>
  );
}
