import styles from "./logo.module.css";

/** The shop's logo: a parcel from above, wrapped aslant, with the double line of the paper's last edge. */
export function Logo() {
  return (
    <svg className={styles.logo} width="30" height="30" viewBox="0 0 30 30" aria-hidden="true" focusable="false">
      <path className={styles.parcel} d="M3 3h24v24H3z" />
      <path className={styles.edge} d="M3 22.500 27 8M15 15.250 7.500 3M3 25.500 27 11" />
    </svg>
  );
}
