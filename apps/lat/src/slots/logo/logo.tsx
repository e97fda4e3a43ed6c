import styles from "./logo.module.css";

/** The roaster's logo: a cup whose steam is the arc of a whistle. */
export function Logo() {
  return (
    <svg className={styles.logo} width="30" height="28" viewBox="0 0 30 28" aria-hidden="true" focusable="false">
      <path d="M4 13h18v4a8 8 0 0 1-8 8h-2a8 8 0 0 1-8-8z" />
      <path d="M22 14.5h1.5a3.5 3.5 0 0 1 0 7H20" />
      <path d="M8.5 9c0-3 2.3-3.5 2.3-6M14 9c0-2.5 4-3 8.5-4.5" />
    </svg>
  );
}
