import styles from "./plain-toast.module.css";

/** Replaces a toast when its chunk cannot load, e.g. offline. */
export function PlainToast({ message }: { message: string }) {
  return (
    <p className={styles.toast} role="alert">
      {message}
    </p>
  );
}
