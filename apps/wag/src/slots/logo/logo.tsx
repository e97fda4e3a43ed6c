import styles from "./logo.module.css";

/** The shop's logo: a drop of rain on a plate, whose rim is open where the drop came from. */
export function Logo() {
  return (
    <svg className={styles.logo} width="30" height="30" viewBox="0 0 30 30" aria-hidden="true" focusable="false">
      <path className={styles.rim} d="M19.4 3.2a12.8 12.8 0 1 1-8.8 0" />
      <path className={styles.drop} d="M15 4.5c2.6 4.6 5.2 7.6 5.2 11.1a5.2 5.2 0 0 1-10.4 0c0-3.5 2.6-6.5 5.2-11.1z" />
    </svg>
  );
}
