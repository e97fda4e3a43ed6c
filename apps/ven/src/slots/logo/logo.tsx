import styles from "./logo.module.css";

/** A luggage label with its hole, and the two strokes of 八. */
export function Logo() {
  return (
    <svg className={styles.logo} width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        fillRule="evenodd"
        d="M2 4h20l8 12-8 12H2zM6.5 14a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM13.6 10h3.3c0 5.2-1.3 9.4-4.3 12.5l-2.4-2c2.4-2.6 3.4-6 3.4-10.5zm5.4 0h3c.1 4.2 1 7.7 3 10.4l-2.5 1.8c-2.4-3.2-3.4-7.3-3.5-12.2z"
      />
    </svg>
  );
}
