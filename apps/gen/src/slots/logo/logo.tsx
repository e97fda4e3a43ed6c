import styles from "./logo.module.css";

/** Two boards between two posts, with a box on each; the lower box is orange. */
export function Logo() {
  return (
    <svg className={styles.logo} width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M3 3h3v26H3zM26 3h3v26h-3zM6 13h20v3H6zM6 26h20v3H6zM9 5h9v8H9z" />
      <path className={styles.box} d="M14 18h9v8h-9z" />
    </svg>
  );
}
