import styles from "./spinner.module.css";

export interface SpinnerProps {
  /** [loader.defaults] In pixels. */
  size?: number | undefined;
}

/** A spinning ring, hidden from assistive technology; the parent adds a text. */
export function Spinner({ size = 20 }: SpinnerProps) {
  return (
    <svg className={styles.ring} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle className={styles.track} cx="10" cy="10" r="8.5" />
      <path d="M10 1.5a8.5 8.5 0 0 1 8.5 8.5" />
    </svg>
  );
}
