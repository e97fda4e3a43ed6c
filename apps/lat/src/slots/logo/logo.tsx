import styles from "./logo.module.css";

/** The shop's logo: a shop curtain in a ring. Draw your own here, without text. */
export function Logo() {
  return (
    <svg className={styles.logo} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <circle cx="14" cy="14" r="12.5" />
      <path d="M7.5 10h13M9.5 10v8M14 10v6M18.5 10v8" />
    </svg>
  );
}
