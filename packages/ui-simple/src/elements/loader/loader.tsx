import { Spinner } from "#ui/elements/spinner/spinner";
import { spinnerMessages } from "#ui/elements/spinner/spinner.messages";
import styles from "./loader.module.css";

export interface LoaderProps {
  /** Pixels. Spec 9: 20 unless told. */
  size?: number;
  label?: string;
  /** Lies over the whole nearest positioned ancestor instead of taking a place of its own. */
  overlay?: boolean;
}

/** Something is on its way. Spec 9, [loader.defaults]: size 20, and the overlay lets what it covers shine through. */
export function Loader({ size = 20, label = spinnerMessages.loading, overlay = false }: LoaderProps) {
  return (
    <div className={overlay ? styles.overlay : styles.inline} role="status">
      <Spinner size={size} />
      <span className={styles.label}>{label}</span>
    </div>
  );
}
