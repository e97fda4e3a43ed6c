import styles from "./logo.module.css";

/** The shop's logo: a pot whose plant is the sun, half risen. */
export function Logo() {
  return (
    <svg className={styles.logo} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <path className={styles.sun} d="M6.5 15a7.5 7.5 0 0 1 15 0z" />
      <path className={styles.pot} d="M4 17h20v3h-2l-1.5 6h-13l-1.5-6h-2z" />
      <path className={styles.rays} d="M14 1.5v3M5.200 4.800l2.100 2.100M22.800 4.800l-2.100 2.100" />
    </svg>
  );
}
