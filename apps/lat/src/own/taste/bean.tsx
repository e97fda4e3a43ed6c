import styles from "./bean.module.css";

/** A bean in the colour of its roast, from 1 to 8. */
export function Bean({ roast }: { roast: number }) {
  return (
    <svg
      className={styles.bean}
      data-roast={Math.round(roast)}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="10" cy="10" rx="6.5" ry="8.5" transform="rotate(28 10 10)" />
      <path className={styles.cut} d="M6.3 16.2c3.5-3 .8-7 7.4-12.4" />
    </svg>
  );
}
