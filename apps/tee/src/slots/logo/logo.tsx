import styles from "./logo.module.css";

/** The back of a shirt with the number ten cut out of it. */
export function Logo() {
  return (
    <svg className={styles.logo} width="36" height="36" viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <path
        fillRule="evenodd"
        d="M12 3 3.5 6.5 0 15l6.5 2.2V33h23V17.2L36 15l-3.5-8.5L24 3c-1.2 3.4-10.8 3.4-12 0zM11 14h4.5v14H12V17.5h-1.5zM17.5 14h8v14h-8zm3.3 3.2v7.6h1.4v-7.6z"
      />
    </svg>
  );
}
