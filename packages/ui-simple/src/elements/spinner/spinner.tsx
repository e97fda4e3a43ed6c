import styles from "./spinner.module.css";

export interface SpinnerProps {
  /** Pixels. [loader.defaults] 20 unless told. */
  size?: number | undefined;
}

/** A turning ring for the eye alone; whoever shows it says in words what is going on. */
export function Spinner({ size = 20 }: SpinnerProps) {
  return (
    <svg className={styles.ring} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle className={styles.track} cx="10" cy="10" r="8.5" />
      <path d="M10 1.5a8.5 8.5 0 0 1 8.5 8.5" />
    </svg>
  );
}
