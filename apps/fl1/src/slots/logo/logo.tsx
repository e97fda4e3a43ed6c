import styles from "./logo.module.css";

/** The florist's logo: a sprig with two leaves and a bud. */
export function Logo() {
  return (
    <svg className={styles.logo} width="24" height="28" viewBox="0 0 24 28" aria-hidden="true" focusable="false">
      <path d="M12 27V11" />
      <path d="M12 21c-4.5 0-7-2.2-7.5-6 4.2.2 7 2.3 7.5 6Z" />
      <path d="M12 18c4.5 0 7-2.2 7.5-6-4.2.2-7 2.3-7.5 6Z" />
      <path d="M12 11c-2.8-1.4-3.6-4.6 0-9 3.6 4.4 2.8 7.6 0 9Z" />
    </svg>
  );
}
