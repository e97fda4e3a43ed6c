import styles from "./logo.module.css";

/** The co-op's logo: an open book under a sun. */
export function Logo() {
  return (
    <svg className={styles.logo} width="28" height="24" viewBox="0 0 28 24" aria-hidden="true" focusable="false">
      <circle className={styles.sun} cx="14" cy="6" r="4.5" />
      <path d="M14 12c-3-2-7-2.6-12-2v11c5-.6 9 0 12 2 3-2 7-2.6 12-2V10c-5-.6-9 0-12 2Z" />
    </svg>
  );
}
