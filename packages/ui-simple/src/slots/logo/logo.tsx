import styles from "./logo.module.css";

/** The logo: a noren of three cloths on a rod. Themes replace it. */
export function Logo() {
  return (
    <svg className={styles.logo} width="28" height="24" viewBox="0 0 28 24" aria-hidden="true" focusable="false">
      <path d="M0 1h28v2H0z" />
      <path d="M2 4.5h7.2V22H2zM10.4 4.5h7.2V19h-7.2zM18.8 4.5H26V22h-7.2z" />
    </svg>
  );
}
