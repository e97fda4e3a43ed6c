import styles from "./plain-toast.module.css";

/** What a toast says, in its place, where the toasts themselves cannot be loaded: without a line. */
export function PlainToast({ message }: { message: string }) {
  return (
    <p className={styles.toast} role="alert">
      {message}
    </p>
  );
}
