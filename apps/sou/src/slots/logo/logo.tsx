import styles from "./logo.module.css";

/** The shop's seal: a bowl below the wave of a ferry, cut out of a block that is never quite square. */
export function Logo() {
  return (
    <svg className={styles.logo} width="36" height="36" viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <path d="M2.4 3.1 17.8 2l15.5.9.9 15.3-.7 15.2-15.4.8-15.8-.6L1.6 18z" />
      <path className={styles.cut} d="M7.6 12.4c2.6-3 5.2 2 8 .4 2.6-1.5 3.4-3.8 6.2-2.6 2 .8 3.4 2.4 6.4.8" />
      <path
        className={styles.bowl}
        d="M6.8 16.6h22.6c-.3 6.2-3.4 9.6-6.9 10.7l.5 2.9h-9.8l.5-2.9c-3.6-1.1-6.7-4.5-6.9-10.7z"
      />
    </svg>
  );
}
